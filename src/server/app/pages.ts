import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Town, TownFile } from '../../shared/town/town.schemas.ts'
import { languageOf } from '../platform/http/errors/sentences.ts'

/** A prerendered page: the sign-in, the registration, or the shell of the app, in one language. */
interface Page {
  name: 'login' | 'register' | 'app'
  language: 'en' | 'hi' | 'pa'
  html: string
}

/** `tag`: a weak one, the same for every way of packing. */
type TaggedPage = Page & { tag: string }

/** What the renderer wants to know; see src/client/app/prerender/prerender-page.ts. */
interface RenderInput {
  town: Town
  template: string
  css: string
  inside: { address: string; css: string }
  scripts: (page: string, language: string) => string[]
}

export interface Pages {
  find(name: Page['name'], language: Page['language']): TaggedPage
  /** Of what stands inside the pages, for the content security policy. */
  scriptHashes: string[]
  styleHashes: string[]
}

/**
 * Renders the sign-in pages of this town. The renderer is a build artifact of the client
 * (dist/prerender), called like a template engine: no source of that tree is imported here.
 */
export async function renderPages(
  dist: string,
  { claims: _, tileUrl: __, languages: ___, ...town }: TownFile,
): Promise<Pages> {
  const artifact = path.join(dist, 'prerender', 'prerender.js')
  if (!existsSync(artifact))
    throw new Error(`The browser app is not built: ${artifact} is missing. Run npm run build.`)
  const renderer = (await import(pathToFileURL(artifact).href)) as {
    renderPages(input: RenderInput): Promise<Page[]>
  }
  const pages = await renderer.renderPages({ town, ...(await readParts(path.join(dist, 'client'))) })
  const byKey = new Map(
    pages.map((page) => [`${page.name}.${page.language}`, { ...page, tag: tagOf(page.html) }]),
  )
  return {
    find(name, language) {
      const page = byKey.get(`${name}.${language}`)
      if (!page) throw new Error(`The page ${name} was not rendered in ${language}.`)
      return page
    },
    scriptHashes: [...new Set(pages.flatMap((page) => hashAll(page.html, inlineScripts)))],
    styleHashes: [...new Set(pages.flatMap((page) => hashAll(page.html, inlineStyles)))],
  }
}

function tagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
}

interface Chunk {
  file: string
  assets?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** What each page runs beside its entry, as the manifest names it. */
const chunksOf: Record<string, (language: string) => string[]> = {
  login: () => ['accounts/screens/login.screen.tsx'],
  register: () => ['accounts/screens/register.screen.tsx'],
  app: (language) => [
    'app/inside.tsx',
    ...['common', 'app-shell'].map((bundle) => `../shared/i18n/${language}/${bundle}.ts`),
  ],
}

async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

/** What the renderer writes into the pages: the template, and the styles before and behind the sign-in. */
async function readParts(client: string): Promise<Omit<RenderInput, 'town'>> {
  const manifest = await readManifest(client)
  const read = (file: string) => readFile(path.join(client, file), 'utf8')
  const template = await read('index.html')
  const entry = Object.keys(manifest).find(
    (key) => manifest[key]?.file === fileIn(template, /<script type="module"[^>]*/),
  )
  const assets = Object.values(manifest).flatMap((chunk) => chunk.assets ?? [])
  const insideCss = assets.find((file) => /\/app-shell-[^/]+\.css$/.test(file))
  if (!entry || !insideCss) throw new Error('The browser app is built in a way this server does not know.')
  return {
    template,
    css: await read(fileIn(template, /<link rel="stylesheet"[^>]*/)),
    inside: { address: `/${insideCss}`, css: await read(insideCss) },
    scripts: (page, language) => listScripts(manifest, [entry, ...(chunksOf[page]?.(language) ?? [])]),
  }
}

/** `assets/index-x.js` of the tag that begins so. */
function fileIn(template: string, tag: RegExp): string {
  return /(?:src|href)="\/([^"]+)"/.exec(tag.exec(template)?.[0] ?? '')?.[1] ?? ''
}

/** Addresses of these chunks and of all they import, without the first, which stands in the template. */
function listScripts(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
  keys.forEach(follow)
  return [...found].slice(1).map((file) => `/${file}`)
}

const inlineScripts = /<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashAll(html: string, inline: RegExp): string[] {
  return Array.from(html.matchAll(inline), ([, body]) =>
    createHash('sha256')
      .update(body ?? '')
      .digest('base64'),
  )
}

/** The built files, and for every other address the page it needs in the reader's language. */
export async function servePages(app: FastifyInstance, dist: string, pages: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(dist, 'client'),
    index: false,
    wildcard: false,
    preCompressed: true,
    // Said below; the package's own would come after it.
    cacheControl: false,
    allowedPath: (pathName) => !pathName.startsWith('/.vite') && pathName !== '/index.html',
    setHeaders(response, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      const isWorker = file.includes(`${path.sep}sw.js`)
      const byName = isWorker ? 'no-cache' : 'public, max-age=3600'
      // Packed and plain lie under one name: a cache in between must not mix them up.
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : byName)
    },
  })
  const packed = new Map<string, Buffer>()
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send()
    if (isNoPage(request.url)) return reply.code(404).send()
    const page = pages.find(nameFor(request.url), languageFor(request))
    reply
      .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
      .header('cache-control', 'no-cache')
      .header('etag', page.tag)
    if (request.headers['if-none-match']?.includes(page.tag)) return reply.code(304).send()
    const { encoding, body } = pack(packed, page, request.headers['accept-encoding'] ?? '')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(body)
  })
}

/** What programs ask servers of other kinds. */
const probes = /^\/(?:metrics|healthz|readyz|livez)\/?$/

/** A missing file must stay missing: a page in its place would break a cache, or look like a find. */
function isNoPage(url: string): boolean {
  const asked = url.split('?')[0] ?? ''
  return asked.startsWith('/assets/') || /\/\.|\.[\w-]+\/?$/.test(asked) || probes.test(asked)
}

function nameFor(url: string): Page['name'] {
  const pathName = url.split('?')[0]
  if (pathName === '/login') return 'login'
  return pathName === '/register' ? 'register' : 'app'
}

/** The language chosen on this browser, else the first of ours it asks for. */
function languageFor(request: FastifyRequest): Page['language'] {
  const chosen = /(?:^|;\s*)nabz\.language=(en|hi|pa)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  return languageOf(chosen ?? request.headers['accept-language'])
}

function pack(
  packed: Map<string, Buffer>,
  page: Page,
  accepts: string,
): { encoding: string | null; body: Buffer } {
  const encoding = (['br', 'gzip'] as const).find((one) => accepts.includes(one)) ?? null
  const key = `${page.name} ${page.language} ${encoding}`
  const body = packed.get(key) ?? compress(page.html, encoding)
  packed.set(key, body)
  return { encoding, body }
}

function compress(html: string, encoding: 'br' | 'gzip' | null): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return encoding === 'gzip' ? gzipSync(html, { level: 9 }) : Buffer.from(html)
}
