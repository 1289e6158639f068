import { readSources, readText } from './sources.ts'

/** A lazily loaded screen, as named in a manifest or in places.ts. */
export interface ManifestScreen {
  /** Its file. */
  path: string
  route: string
  roles: string
  /** Names of the constants in its `messages`. */
  messages: string[]
}

export function listScreens(): ManifestScreen[] {
  const manifests = readSources().filter(
    ({ path }) =>
      /^src\/client\/[\w-]+\/[\w-]+\.manifest\.tsx$/.test(path) || path === 'src/client/app/places.ts',
  )
  return manifests.flatMap((manifest) => {
    const text = readText(manifest.path)
    const screens = text.matchAll(/import\('(\.[^']*\.screen\.tsx)'\)/g)
    return [...screens].map((match) => {
      const object = text.slice(text.lastIndexOf('{', match.index - 1), text.indexOf('}', match.index))
      const messages = /messages: (?:\[([^\]]*)\]|(\w+)\(\))/.exec(object)?.slice(1).join(' ')
      return {
        path: resolvePath(manifest.path, match[1] ?? ''),
        route: /path: '([^']+)'/.exec(object)?.[1] ?? '',
        roles: /roles: \[([^\]]*)\]/.exec(object)?.[1]?.match(/\w+/g)?.join() ?? '',
        messages: messages?.match(/\w+/g) ?? [],
      }
    })
  })
}

/** The message file behind a constant: `messageBundle('home')`, or one import per language. */
export function bundleOf(constant: string): string | undefined {
  for (const { path } of readSources()) {
    if (!path.startsWith('src/client/')) continue
    const text = readText(path)
    const start = text.search(new RegExp(`^(?:export )?(?:const|function) ${constant}\\b`, 'm'))
    if (start < 0) continue
    const definition = text.slice(start)
    const name = /^[^\n]* = messageBundle\('([\w-]+)'\)/.exec(definition)?.[1]
    return name ?? /import\('[^']*\/en\/([\w-]+)\.ts'\)/.exec(definition)?.[1]
  }
  return undefined
}

export function resolvePath(from: string, to: string): string {
  return new URL(to, `file:///${from}`).pathname.slice(1)
}
