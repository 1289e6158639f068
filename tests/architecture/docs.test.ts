import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, readSources, readText, root } from './sources.ts'

const documents = ['README.md', ...listFiles('docs', /\.md$/)]
const decisions = listFiles('docs/decisions', /\.md$/)

/** Paths that are not routes: folders of a machine, and the server's own pages. */
const notRoutes = /^\/(var|usr|etc|tmp|home|opt|proc|dev|srv)(\/|$)/

test('files and folders named in the documents exist', () => {
  const named = documents.flatMap((document) =>
    listPaths(readText(document)).map((path) => ({ document, path })),
  )
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})

test('paths named in the documents are served', () => {
  const known = listAddresses()
  const named = documents.flatMap((document) => {
    const spans = [
      ...readText(document).matchAll(/`(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/[\w/:{}.-]*)(?:\?[^`]*)?`/g),
    ]
    return spans.map((span) => [document, normalize(span[1] ?? '')] as const)
  })
  expect(named.filter(([, address]) => !notRoutes.test(address) && !isKnown(address, known))).toEqual([])
})

// Gaps are allowed: numbers are assigned before the work, which may be finished in another order.
test('decisions have unique numbers, and links between documents work', () => {
  const numbers = decisions.map((path) => /\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1])
  expect(decisions.filter((_, at) => numbers[at] === undefined)).toEqual([])
  expect(numbers).toEqual([...new Set(numbers)])
  const links = documents.flatMap((document) =>
    [...readText(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((link) =>
      join(document, '..', link[1] ?? ''),
    ),
  )
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** Every string in src that looks like a path: operations, screens and the server's own pages. */
function listAddresses(): Set<string> {
  const sources = readSources().filter(({ path }) => path.startsWith('src/'))
  const strings = sources.flatMap((source) => Array.from(source.strings))
  return new Set(strings.filter((text) => /^\/[\w/:*.-]*$/.test(text)).map(normalize))
}

/** `/api/appointments/:id` and `/api/appointments/{id}` are the same path. */
function normalize(address: string): string {
  return address.replaceAll(/\{\w+\}|:\w+/g, ':').replace(/(.)\/$/, '$1')
}

/** A prefix of a path (`/api`) is allowed too. */
function isKnown(address: string, known: ReadonlySet<string>): boolean {
  return known.has(address) || [...known].some((one) => one.startsWith(`${address}/`))
}

/** `src/<feature>/x.ts`, `src/*`, `src/{a,b}` and `NNNN-title.md` stand for many files, not for one. */
function listPaths(text: string): string[] {
  const found = text.matchAll(
    /(?<![\w/.-])(?:src|tests|scripts|db|bench|docs|public)\/[\w./-]*[\w/](?![<{*])/g,
  )
  return [...found].map(([path]) => path).filter((path) => !/NNNN|\/x\./.test(path))
}

test('finds paths in a text, but not patterns', () => {
  const text =
    'See `src/server/app/main.ts`, docs/gone.md and (tests/architecture/); not src/<feature>/x.ts or src/*/labs or docs/decisions/NNNN-title.md.'
  expect(listPaths(text)).toEqual(['src/server/app/main.ts', 'docs/gone.md', 'tests/architecture/'])
})
