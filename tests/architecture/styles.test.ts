import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, readSources, readText, root } from './sources.ts'

/** Expands braces: `a/{b,c}.tsx` → `a/b.tsx`, `a/c.tsx`. */
function expand(path: string): string[] {
  const braces = /^(.*)\{([^}]*)\}(.*)$/.exec(path)
  if (!braces) return [path]
  const [, before = '', names = '', after = ''] = braces
  return names.split(',').map((name) => `${before}${name}${after}`)
}

/** The files and folders from which a style sheet takes class names. */
function sourcesOf(sheet: string): string[] {
  return [...readText(sheet).matchAll(/@source '([^']+)'/g)].flatMap(([, path = '']) =>
    expand(path).map((one) => join(dirname(sheet), one)),
  )
}

// Tailwind reads class names from these files; a wrong path leaves screens without styles.
test('every source of class names in the style sheets exists', () => {
  const sources = listFiles('src/client', /\.css$/).flatMap(sourcesOf)
  expect(sources).toContain('src/client')
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** Rendered only for who is signed in. */
const signedIn = new Set(['src/client/app/inside.tsx', 'src/client/emergency/components/own-tell-lines.tsx'])

/** What the pages for guests are made of, as far as the signed-in app, which brings a style sheet of its own. */
function reachedByGuests(): Set<string> {
  const graph = new Map(readSources().map(({ path, imports }) => [path, imports.map(({ to }) => to)]))
  const reached = new Set<string>()
  const ahead = ['src/client/app/app.tsx']
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (reached.has(path) || signedIn.has(path)) continue
    reached.add(path)
    ahead.push(...(graph.get(path) ?? []))
  }
  return reached
}

const someClass = /(?:^|\s)(?:flex|grid|absolute|font-semibold|text-soft|min-h-\d+|rounded-\w+)(?:\s|$)/

// A class that another feature does not happen to use, too, would be missing on the page.
test('every file of the pages for guests that has class names is a source of their style sheet', () => {
  const sources = sourcesOf('src/client/ui/styles/sign-in.css')
  const reached = reachedByGuests()
  const styled = readSources().filter(
    ({ path, strings, templates }) =>
      reached.has(path) &&
      path.startsWith('src/client/') &&
      [...strings, ...templates.flat()].some((text) => someClass.test(text)),
  )
  expect(styled.length).toBeGreaterThan(20)
  const isSource = (path: string) => sources.some((one) => path === one || path.startsWith(`${one}/`))
  expect(styled.map(({ path }) => path).filter((path) => !isSource(path))).toEqual([])
})
