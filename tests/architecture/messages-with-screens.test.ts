import { describe, expect, test } from 'vitest'
import { bundleOf, listScreens, resolvePath } from './manifest-screens.ts'
import { listFiles, readSources, readText, type Source } from './sources.ts'

// A key whose namespace was not fetched is shown as the raw key, but only on slow networks, where nobody would notice
// in a test.

const messageFolder = 'src/shared/i18n/en/'
const sources = new Map(readSources().map((source) => [source.path, source]))

/** `patientDashboard` → the file that defines it. */
const namespaces = new Map(
  listFiles(messageFolder, /\.ts$/).flatMap((path) => {
    const name = /^export const (\w+)/m.exec(readText(path))?.[1]
    return name ? [[name, path] as const] : []
  }),
)
const commonMessages = namespacesIn(`${messageFolder}common.ts`)
const inside = namespacesIn(`${messageFolder}app-shell.ts`)

describe('each screen fetches the namespaces it reads from', () => {
  const screens = listScreens()

  test.each(screens.map((screen) => [screen.path, screen] as const))('%s', (_, { path, messages }) => {
    const brings = messages.flatMap(namespacesOfBundle)
    const reach = [...listReach(path)]
    const there = new Set([...commonMessages, ...inside, ...brings, ...reach.flatMap(namespacesFetchedBy)])
    const read = reach.flatMap((file) => namespacesReadBy(sources.get(file)))
    expect([...new Set(read)].filter((namespace) => !there.has(namespace))).toEqual([])
  })

  test('finds the screens', () => expect(screens.length).toBeGreaterThan(6))
})

test('the texts of a feature’s queued writes read only the namespaces it names', () => {
  const files = [...sources.keys()].filter((path) => /^src\/client\/\w+\/\w+\.queued\.ts$/.test(path))
  expect(files.length).toBeGreaterThan(4)
  for (const path of files) {
    const named = [...readText(path).matchAll(/messageBundle\('([\w-]+)'\)/g)].flatMap(([, name]) =>
      namespacesIn(`${messageFolder}${name}.ts`),
    )
    const read = [...listReach(path)].flatMap((file) => namespacesReadBy(sources.get(file)))
    const there = new Set([...commonMessages, ...inside, ...named, 'waiting', 'ago'])
    // Names of endpoints look like keys: `vitals.add`.
    const feature = path.split('/')[2] ?? ''
    expect([path, ...read.filter((namespace) => !there.has(namespace) && namespace !== feature)]).toEqual([
      path,
    ])
    expect(named).toContain(feature)
  }
})

test('the shell around every screen reads only namespaces that are always loaded, or that it loads itself', () => {
  const reach = [...listReach('src/client/app/inside.tsx')]
  const there = new Set([...commonMessages, ...inside, ...reach.flatMap(namespacesFetchedBy)])
  const read = reach.flatMap((file) => namespacesReadBy(sources.get(file)))
  expect(read.filter((namespace) => !there.has(namespace))).toEqual([])
})

function namespacesOfBundle(constant: string): string[] {
  const bundle = bundleOf(constant)
  if (bundle === undefined) throw new Error(`no manifest names the messages ${constant}`)
  return namespacesIn(`${messageFolder}${bundle}.ts`)
}

/** The namespace itself, or all that a bundle lists. */
function namespacesIn(path: string): string[] {
  const own = [...namespaces].filter(([, file]) => file === path).map(([name]) => name)
  const listed = [...readText(path).matchAll(/^export \{ (\w+) \}/gm)].map((match) => match[1] ?? '')
  return [...own, ...listed]
}

/** All client files that a file imports, eagerly or lazily, except other screens and features' manifests. */
function listReach(from: string, seen = new Set<string>()): Set<string> {
  seen.add(from)
  const targets = (sources.get(from)?.imports ?? []).flatMap(({ to }) =>
    to.endsWith('.manifest.tsx') ? listPartsTaken(from, to) : [to],
  )
  for (const to of targets) {
    const isOther = to.endsWith('.screen.tsx') || /app\/(?:features|places|app)\.tsx?$/.test(to)
    if (sources.has(to) && to.startsWith('src/client/') && !isOther && !seen.has(to)) listReach(to, seen)
  }
  return seen
}

/** Of all that a manifest hands on, what this file takes: `export { DoctorAdmin } from './parts/doctor-desk.tsx'`. */
function listPartsTaken(from: string, manifest: string): string[] {
  const imports = readText(from).matchAll(/import \{([^}]*)\} from '([^']+)'/g)
  const taken = new Set(
    [...imports]
      .filter(([, , path]) => resolvePath(from, path ?? '') === manifest)
      .flatMap(([, names]) => names?.match(/\w+/g) ?? []),
  )
  const parts = readText(manifest).matchAll(/^export \{ (\w+) \} from '([^']+)'/gm)
  return [...parts]
    .filter(([, name]) => taken.has(name ?? ''))
    .map(([, , path]) => resolvePath(manifest, path ?? ''))
}

/** A lazy part may load its messages itself. */
function namespacesFetchedBy(path: string): string[] {
  const text = readText(path)
  if (/^src\/client\/platform\/(i18n\/|outbox\/load-)/.test(path)) return []
  if (text.includes('useMessages(')) {
    const constants = [...text.matchAll(/\b\w+Messages\b/g)].map(([constant]) => constant)
    return constants.filter((one) => bundleOf(one) !== undefined).flatMap(namespacesOfBundle)
  }
  if (!text.includes('loadMessages(')) return []
  const names = text.matchAll(/\bmessageBundle\('([\w-]+)'\)/g)
  return [...names].flatMap(([, name]) => namespacesIn(`${messageFolder}${name}.ts`))
}

function namespacesReadBy(source: Source | undefined): string[] {
  if (!source || /\.test\.tsx?$/.test(source.path)) return []
  const said = [...source.strings, ...source.templates.map(([first]) => first ?? '')]
  // Only load-outbox.ts imports the outbox, and it loads these messages too; they do not count for a screen.
  const own = source.path === 'src/client/platform/outbox/outbox.ts' ? ['service', 'waiting'] : ['service']
  return said.flatMap((text) => {
    const namespace = /^(\w+)\.\w/.exec(text)?.[1]
    return namespace !== undefined && namespaces.has(namespace) && !own.includes(namespace) ? [namespace] : []
  })
}
