# Dateien, die jemand geschrieben hat und die sich nicht spielen lassen: siehe core/content/collection.py.

refused-file = Diese Datei lässt sich nicht spielen: { $fault }.
refused-file-line = Diese Datei lässt sich nicht spielen. Zeile { $line }: { $fault }.
refused-file-path = Diese Datei lässt sich nicht spielen. Bei { $path }: { $fault }.
refused-file-line-path = Diese Datei lässt sich nicht spielen. Zeile { $line }, { $path }: { $fault }.
