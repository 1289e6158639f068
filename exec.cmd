@rem package.json says `exec node ...`, so that under Unix signals to npm reach node; cmd.exe knows no exec.
@%*
