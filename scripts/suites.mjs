// The suites of `npm test`, cheapest first. A suite without tests counts as failed, so that none is lost unnoticed. A
// suite cannot run without what it `wants`; without what it `likes` only some of its tests fail. One `withPrevious` runs
// beside the suite before it. What one `onDisk` writes is on a disk, not in memory (see temp-folder.mjs).
export const suites = [
  {
    name: 'types',
    kind: 'checks',
    fast: true,
    checks: ['src/shared', 'src/server', 'src/client', '.'].map(typeCheck),
  },
  { name: 'lint', kind: 'checks', fast: true, checks: [oxlint(), prettier(), knip()] },
  { name: 'unit', kind: 'vitest', fast: true },
  // On one core, while the tests of the api suite wait for locks and timers.
  { name: 'architecture', kind: 'vitest', fast: true, withPrevious: true, likes: ['build'] },
  { name: 'api', kind: 'vitest', fast: true, withPrevious: true },
  { name: 'fuzz', kind: 'vitest' },
  // Neither keeps more than a core busy.
  { name: 'crash', kind: 'checks', withPrevious: true, onDisk: true, wants: ['build'], checks: [crash()] },
  { name: 'components', kind: 'vitest', wants: ['browser'] },
  { name: 'e2e', kind: 'playwright', wants: ['build', 'browser'] },
]

/** The suites for `--fast` or `--only a,b`; an unknown name is an error. */
export function chooseSuites({ fast, only }) {
  if (!only) return fast ? suites.filter((suite) => suite.fast) : suites
  const unknown = only.filter((name) => !suites.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `No suite is called ${unknown.join(', ')}; there are ${suites.map((suite) => suite.name).join(', ')}.`,
    )
  }
  return suites.filter((suite) => only.includes(suite.name))
}

/** In the order of the suites; those of one group run side by side. */
export function groupSuites(chosen) {
  const groups = []
  for (const suite of chosen) {
    if (suite.withPrevious && groups.length > 0) groups.at(-1).push(suite)
    else groups.push([suite])
  }
  return groups
}

function typeCheck(project) {
  return {
    title: `types of ${project}`,
    args: ['node_modules/typescript/bin/tsc', '-p', project, '--noEmit'],
  }
}

function oxlint() {
  return { title: 'oxlint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] }
}

function prettier() {
  return { title: 'prettier', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] }
}

/** Unused files, exports and packages; what is loaded by its path is listed in knip.json. */
function knip() {
  return { title: 'knip', args: ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'] }
}

/** Twenty kills are enough to detect lost writes; `npm run crash` does any number. */
function crash() {
  const args = ['--import', 'tsx', 'tests/crash/crash.ts', '--kills', '20']
  return { title: 'twenty kills', args }
}
