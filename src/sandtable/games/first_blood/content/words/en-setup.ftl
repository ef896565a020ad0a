### Why an option of the set-up cannot be chosen

refused-setup-points = The points must be a multiple of { $n }.
refused-setup-no-field = None of the ready battlefields is { $s }: bring one of your own.
refused-setup-field-size = This battlefield is { $m }, but the table is to be { $s }.
