import { runNode } from './children.mjs'
import { fail, install } from './prepare.mjs'

// npm run fuzz [-- --requests 100000] [--seed 7]
const { requests = '20000', seed } = readArguments(process.argv.slice(2))
const notInstalled = await install()
if (notInstalled) fail(notInstalled)

const env = { NODE_ENV: 'test', FUZZ_REQUESTS: requests, ...(seed !== undefined && { FUZZ_SEED: seed }) }
process.exitCode = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'fuzz'], { env })

function readArguments(args) {
  const given = {}
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index].replace(/^--/, '')
    if (!['requests', 'seed'].includes(name) || !/^\d+$/.test(args[index + 1] ?? ''))
      fail('The fuzz suite takes --requests NUMBER and --seed NUMBER.')
    given[name] = args[index + 1]
  }
  return given
}
