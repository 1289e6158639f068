import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { listRoutes } from './vite.routes.ts'

export const roles = ['patient', 'doctor', 'coordinator']
const languages = ['en', 'hi', 'pa']

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Builds the service worker as sw.js, with a hash of the build, and the list of files it precaches per role and
 * language. The list is a file of its own, because browsers fetch sw.js again on every visit.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'nabz:offline-worker',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'src/client/index.html', sw: 'src/client/app/offline/offline-worker.ts' },
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    async generateBundle(_, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
      const source = JSON.stringify(listFiles(bundle, await readAudiences()))
      const list = `assets/offline-${markOf(source)}.json`
      this.emitFile({ type: 'asset', fileName: list, source })
      const mark = markOf(Object.keys(bundle).toSorted().join())
      worker.code = worker.code.replace('__BUILD__', mark).replace('__FILES__', `/${list}`)
    },
  }
}

function markOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

const ofFirstAid =
  /[\\/](?:i18n[\\/](?:en|hi|pa)[\\/](?:common|first-aid)|emergency[\\/]emergency\.search|first-aid[\\/]recorded-speech)\.ts$/

/** The workbenches of wide screens: a phone has no use for them, and without a network the page of the phone is there. */
const ofWideScreens = /[\\/]app[\\/]workbench[\\/](?:desk[\\/])?[\w-]+-page\.tsx$/

/** `everyone` needs these files; each role and language needs its own besides. */
function listFiles(
  bundle: Bundle,
  audiences: Map<string, string[]>,
): Record<string, string[]> & { entry: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName.startsWith('assets/index-'))
  if (!entry) throw new Error('the pages have no script')
  const mayOpen = (role: string) => (chunk: Chunk) => {
    if (ofWideScreens.test(chunk.facadeModuleId ?? '')) return false
    const audience = audiences.get(chunk.facadeModuleId ?? '')
    return languageOf(chunk) === undefined && (audience?.includes(role) ?? true)
  }
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
  const needed = roles.map((role) => [...reach(bundle, entry, mayOpen(role)), ...styles])
  const everyone = (needed[0] ?? []).filter((name) => needed.every((names) => names.includes(name)))
  const ofRoles = roles.map((role, index) => [
    role,
    (needed[index] ?? []).filter((name) => !everyone.includes(name)),
  ])
  const ofLanguages = languages.map((language) => [
    language,
    chunks.filter((chunk) => languageOf(chunk) === language).map(({ fileName }) => fileName),
  ])
  // The page of first aid names its own scripts and has its messages in it; these are for its search, and for a change
  // of language, without a network.
  const firstAid = chunks
    .filter(({ facadeModuleId }) => ofFirstAid.test(facadeModuleId ?? ''))
    .flatMap((chunk) => [...reach(bundle, chunk, () => true, 'static')])
  const lists: [string, string[]][] = [
    ['everyone', everyone],
    ['firstAid', [...new Set(firstAid)]],
    ...(ofRoles as [string, string[]][]),
    ...(ofLanguages as [string, string[]][]),
  ]
  const addresses = lists.map(([name, files]) => [name, files.map((file) => `/${file}`)] as const)
  return { entry: [`/${entry.fileName}`], ...Object.fromEntries(addresses) }
}

/** All chunks that a chunk imports, `all`: also lazily, through chunks that the role may open. */
function reach(
  bundle: Bundle,
  from: Chunk,
  mayOpen: (chunk: Chunk) => boolean,
  imports: 'all' | 'static' = 'all',
): Set<string> {
  const found = new Set<string>()
  const follow = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name) || !mayOpen(chunk)) return
    found.add(name)
    const lazy = imports === 'all' ? chunk.dynamicImports : []
    for (const next of [...chunk.imports, ...lazy]) follow(next)
  }
  follow(from.fileName)
  return found
}

/** The language of a chunk of messages, or of the list of them; undefined for any other chunk. */
function languageOf({ facadeModuleId }: Chunk): string | undefined {
  return /[\\/]i18n[\\/](?:files-)?(en|hi|pa)(?:[\\/]|\.ts$)/.exec(facadeModuleId ?? '')?.[1]
}

/** The roles that may open each screen, by its file, from the manifests. Screens for everybody are not listed. */
export async function readAudiences(): Promise<Map<string, string[]>> {
  const audiences = new Map<string, string[]>()
  for (const { roles: audience, modules } of await listRoutes()) {
    if (typeof audience === 'string') continue
    for (const file of modules) audiences.set(file, [...(audiences.get(file) ?? []), ...audience])
  }
  return audiences
}
