import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderPages, type Pages } from '../../src/server/app/pages/pages.ts'
import type { Role } from '../../src/shared/kit/endpoint.ts'
import { readSettings } from '../../src/server/app/settings.ts'
import {
  brotliBytes,
  bytesOf,
  listCircles,
  listFilesOf,
  listInlined,
  listLazy,
  listLinked,
  listMessages,
  manifestKey,
  readManifest,
} from './built-files.ts'
import { laterChunks } from './later-chunks.ts'
import { readAudiences, roles } from '../../vite.offline.ts'
import {
  doctorLanguageLimit,
  doctorsOnPress,
  firstAidLimit,
  firstAidPageLimit,
  languageLimit,
  routes,
  type Route,
} from './route-budgets.ts'
import { readText, root } from './sources.ts'

type Manifest = ReturnType<typeof readManifest>
type Language = (typeof languages)[number]

const languages = ['en', 'hi', 'pa'] as const
const audiences = await readAudiences()
const bundles = ['common', 'auth', 'app-shell', ...lazyNamespaces()]
// Set by `npm run check` when there is no fresh build; otherwise a missing build is a failure.
const isSkipped = process.env['NABZ_BUDGET'] === 'skip'

describe.skipIf(isSkipped)('bytes of a cold visit, brotli', () => {
  let manifest: Manifest
  let pages: Pages
  const table: Record<string, { bytes: number; limit: number; files: number }> = {}

  beforeAll(async () => {
    manifest = readManifest()
    pages = await renderPages(join(root, 'dist'), readSettings({}, root).town)
    return () => console.table(table)
  })

  test.each(routes)('$path stays within its budget', (route) => {
    const visits = languages.map((language) => measure(manifest, pages, route, language))
    const dearest = visits.reduce((most, visit) => (visit.bytes > most.bytes ? visit : most))
    table[route.path] = { ...dearest, limit: route.limit }
    expect(dearest.bytes).toBeLessThanOrEqual(route.limit)
  })

  test.each(languages.flatMap((language) => roles.map((role) => [language, role] as const)))(
    '%s: all messages for a %s stay within their budget',
    (language, role) => {
      const messages = bundles.filter((bundle) => bundle !== 'first-aid' && isFor(role, bundle))
      const bytes = sum(messages.map((bundle) => bytesOf(fileOf(manifest, namespaceKey(language, bundle)))))
      const limit = role === 'doctor' ? doctorLanguageLimit : languageLimit
      table[`messages ${language} (${role})`] = { bytes, limit, files: messages.length }
      expect(messages).not.toHaveLength(bundles.length)
      expect(bytes).toBeLessThanOrEqual(limit)
    },
  )

  test.each(languages)('%s: the first-aid cards stay within their own budget', (language) => {
    const bytes = bytesOf(fileOf(manifest, namespaceKey(language, 'first-aid')))
    table[`first-aid cards ${language}`] = { bytes, limit: firstAidLimit, files: 1 }
    expect(bytes).toBeLessThanOrEqual(firstAidLimit)
  })

  test.each(languages)(
    '%s: the page of first aid is small enough to be read after a second on 2G',
    (language) => {
      const { html } = pages.find('/first-aid', { language, role: null })
      const bytes = brotliBytes(html)
      table[`first-aid page ${language}`] = { bytes, limit: firstAidPageLimit, files: 1 }
      expect(bytes).toBeLessThanOrEqual(firstAidPageLimit)
    },
  )

  test('each lazy namespace is a separate chunk per language, named after its content', () => {
    const files = languages.flatMap((language) =>
      lazyNamespaces().map((name) => [name, fileOf(manifest, namespaceKey(language, name))] as const),
    )
    expect(
      files.filter(([name, file]) => !new RegExp(`^assets/${name}-[\\w-]{7,8}\\.js$`).test(file)),
    ).toEqual([])
    expect(new Set(files.map(([, file]) => file)).size).toBe(files.length)
  })

  test('the page for a path names every script of its screen', () => {
    // Except for what it fetches later: a map, messages.
    const isNamed = ({ path }: Route) => !['/hospitals', '/waiting'].includes(path)
    const left = routes.filter(isNamed).flatMap((route) => {
      const { path, chunks, page } = route
      const { html } = pageOf(pages, route, 'pa')
      const keys = [...chunks.map(manifestKey), ...listMissing(route, html, 'pa')]
      const named = new Set(listLinked(html))
      const scripts = [...listFilesOf(manifest, keys)].filter((file) => file.endsWith('.js'))
      return scripts.filter((file) => page === 'app' && !named.has(file)).map((file) => `${path} ${file}`)
    })
    expect(left).toEqual([])
  })

  test('no two files of the built app import each other', () => {
    expect(listCircles(manifest)).toEqual([])
  })

  test('whatever loads lazily is counted with a route, or named as later', () => {
    const namespaceKeys = languages.flatMap((language) => [
      listKey(language),
      ...bundles.map((bundle) => namespaceKey(language, bundle)),
    ])
    const counted = [...routes.flatMap(({ chunks }) => chunks), ...laterChunks].map(manifestKey)
    const known = new Set([...namespaceKeys, ...counted])
    expect(listLazy(manifest).filter((key) => !known.has(key))).toEqual([])
  })
})

/** `/profile (doctor)` names who opens it; the others are measured for a role that may. */
function pageOf(pages: Pages, { path, chunks }: Route, language: Language) {
  const [pathName = '', named] = path.split(' ')
  const role = roles.find((one) => (named ? named.includes(one) : mayOpen(one, chunks))) as Role | undefined
  return pages.find(pathName, { language, role: role ?? null })
}

function measure(manifest: Manifest, pages: Pages, route: Route, language: Language) {
  const { html } = pageOf(pages, route, language)
  const keys = [...route.chunks.map(manifestKey), ...listMissing(route, html, language)]
  const files = new Set([...listLinked(html), ...listFilesOf(manifest, keys)])
  for (const inlined of listInlined(html)) files.delete(inlined)
  // Registered in idle time; what it caches for later is not part of the first visit.
  files.add('sw.js')
  return { bytes: brotliBytes(html) + sum([...files].map(bytesOf)), files: files.size + 1 }
}

/** The files of messages that the page does not bring, and the list that names them. */
function listMissing({ messages, page }: Route, html: string, language: Language): string[] {
  const missing = messages.filter((name) => page === 'app' && !listMessages(html).includes(name))
  return missing.length === 0
    ? []
    : [listKey(language), ...missing.map((name) => namespaceKey(language, name))]
}

/** Used by a route that this role may open, or by no route: then it is loaded when needed. */
function isFor(role: string, bundle: string): boolean {
  const readers = routes.filter(({ messages }) => messages.includes(bundle))
  if (readers.length === 0) return role === 'doctor' || !doctorsOnPress.includes(bundle)
  return readers.some(({ chunks }) => mayOpen(role, chunks))
}

function mayOpen(role: string, chunks: string[]): boolean {
  return chunks.every((chunk) => audiences.get(resolve(root, chunk))?.includes(role) ?? true)
}

function listKey(language: Language): string {
  return manifestKey(`src/client/platform/i18n/files-${language}.ts`)
}

function namespaceKey(language: Language, bundle: string): string {
  return manifestKey(`src/shared/i18n/${language}/${bundle}.ts`)
}

function fileOf(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file
  if (!file) throw new Error(`${key} is no chunk of its own`)
  return file
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The namespaces that are loaded with their screens, each as a separate chunk. */
function lazyNamespaces(): string[] {
  const text = readText('src/shared/i18n/en/lazy-namespaces.ts')
  return [...text.matchAll(/from '\.\/([\w-]+)\.ts'/g)].map((match) => match[1] ?? '')
}
