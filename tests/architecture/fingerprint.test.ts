import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'

/** The build inputs according to scripts/fingerprint.mjs. */
function listInputs(): string[] {
  const program =
    "import { listInputs } from './scripts/fingerprint.mjs'; console.log(JSON.stringify(listInputs()))"
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  ) as string[]
}

/** The files that `file` imports by a relative path, recursively. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const imported = posix.join(posix.dirname(file), path)
    if (existsSync(imported)) importsOf(imported, seen)
  }
  return seen
}

it('a build is outdated when any of its inputs has changed', () => {
  const inputs = new Set(listInputs())
  const configs = readdirSync('.').filter((name) =>
    /^(vite\.(server\.)?config\.ts|tsconfig.*\.json)$/.test(name),
  )
  const needed = configs.flatMap((name) => (name.endsWith('.ts') ? [...importsOf(name)] : [name]))
  expect(
    [...needed, 'package.json', 'package-lock.json', 'town.json'].filter((name) => !inputs.has(name)),
  ).toEqual([])
  expect(inputs.has(posix.join('src', 'server', 'app', 'main.ts'))).toBe(true)
  expect([...inputs].filter((name) => !existsSync(join('.', name)))).toEqual([])
})
