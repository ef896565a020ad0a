# Files that people wrote and that cannot be played: see core/content/collection.py.

refused-file = This file cannot be played: { $fault }.
refused-file-line = This file cannot be played. Line { $line }: { $fault }.
refused-file-path = This file cannot be played. In { $path }: { $fault }.
refused-file-line-path = This file cannot be played. Line { $line }, { $path }: { $fault }.
