import { runNode } from './children.mjs'
import { fail, install } from './prepare.mjs'

// Writes src/shared/red-flags/classifier/red-flags.weights.ts: after every change of the words of the red flags or their phrases.
const notInstalled = await install()
if (notInstalled) fail(notInstalled)

process.exitCode = await runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'unit',
  'red-flags.training',
  '--update',
])
