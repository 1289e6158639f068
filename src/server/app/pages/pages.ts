import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Town, TownFile } from '../../../shared/town/town.schemas.ts'
import type { Role } from '../../../shared/kit/endpoint.ts'
import { languageOf } from '../../platform/http/errors/sentences.ts'
import {
  findRoute,
  readMessages,
  readParts,
  readRoutes,
  type PageMessages,
  type PageParts,
  type Route,
} from './page-files.ts'
import { messagesElement } from './page-messages.ts'
import { earlyReadsScript, readsElement } from './page-reads.ts'

/** A prerendered page in one language: sign-in, registration, first aid, or the app shell. */
interface Page {
  name: 'login' | 'register' | 'first-aid' | 'app'
  language: 'en' | 'hi' | 'pa'
  html: string
}

/** What the browser says of itself. The role only chooses what is fetched ahead; it may be anybody's word. */
interface Reader {
  language: Page['language']
  role: Role | null
  /** A service worker asks while it shows the stored page: the screen's messages are files on the device by then. */
  hasWorker?: boolean
}

/** `tag`: a weak ETag, the same for every content encoding. */
type TaggedPage = Pick<Page, 'html'> & { tag: string }

export interface Pages {
  /** The page for this path: a prerendered one, or the app's with the files of its screen. */
  find(pathName: string, reader: Reader): TaggedPage
  /** Of inline scripts and styles, for the content security policy. */
  scriptHashes: string[]
  styleHashes: string[]
}

/**
 * Renders the pages of this town that need no sign-in. The renderer is a build artifact of the client (dist/prerender), called
 * like a template engine: no source of that tree is imported here.
 */
export async function renderPages(
  dist: string,
  { claims: _, tileUrl: __, languages: ___, ...town }: TownFile,
): Promise<Pages> {
  const artifact = path.join(dist, 'prerender', 'prerender.js')
  if (!existsSync(artifact))
    throw new Error(`The browser app is not built: ${artifact} is missing. Run npm run build.`)
  const renderer = (await import(pathToFileURL(artifact).href)) as {
    renderPages(input: PageParts & { town: Town }): Promise<Page[]>
  }
  const client = path.join(dist, 'client')
  const pages = await renderer.renderPages({ town, ...(await readParts(client)) })
  const built = { pages, routes: await readRoutes(client), messages: await readMessages(client) }
  const byKey = new Map<string, TaggedPage>()
  return {
    find(pathName, reader) {
      const route = findRoute(built.routes, pathName, reader.role)
      const name = nameFor(pathName)
      const key = `${name} ${reader.language} ${reader.role} ${route?.pattern} ${reader.hasWorker}`
      const page = byKey.get(key) ?? tagged(built, name, reader, route)
      byKey.set(key, page)
      return page
    },
    scriptHashes: [
      ...new Set([...pages.flatMap((page) => hashAll(page.html, inlineScripts)), hashOf(earlyReadsScript)]),
    ],
    styleHashes: [...new Set(pages.flatMap((page) => hashAll(page.html, inlineStyles)))],
  }
}

function tagged(
  { pages, messages }: { pages: readonly Page[]; messages: PageMessages },
  name: Page['name'],
  reader: Reader,
  route: Route | undefined,
): TaggedPage {
  const page = pages.find((one) => one.name === name && one.language === reader.language)
  if (!page) throw new Error(`The page ${name} was not rendered in ${reader.language}.`)
  let { html } = page
  if (name === 'app') {
    if (route) html = withScreen(html, route, reader.role)
    const names = reader.hasWorker ? [] : (route?.messages ?? [])
    const said = messagesElement(messages, reader.language, names)
    html = html.replace('</body>', () => `${said}</body>`)
  }
  return { html, tag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"` }
}

/**
 * Requests the screen's reads and preloads its files in parallel with the app's own files; otherwise the app would
 * request them only once it runs.
 */
function withScreen(html: string, { files, reads }: Route, role: Role | null): string {
  const links = files
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const early = readsElement((role && reads[role]) ?? [])
  return html.replace('</head>', `${early}${links.join('')}</head>`)
}

const inlineScripts = /<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashAll(html: string, inline: RegExp): string[] {
  return Array.from(html.matchAll(inline), ([, body]) => hashOf(body ?? ''))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** Serves the built files, and for every other path its page in the reader's language. */
export async function servePages(app: FastifyInstance, dist: string, pages: Pages): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(dist, 'client'),
    index: false,
    preCompressed: true,
    // Set below; the package's own header would override it.
    cacheControl: false,
    allowedPath: isBuiltFile,
    setHeaders(response, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      const isWorker = file.includes(`${path.sep}sw.js`)
      const byName = isWorker ? 'no-cache' : 'public, max-age=3600'
      // Compressed and plain files share one URL: a shared cache must not mix them up.
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : byName)
    },
  })
  const packed = new Map<string, Buffer>()
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send()
    if (isNoPage(request.url)) return reply.code(404).send()
    const page = pages.find(request.url.split('?')[0] ?? '', readerOf(request))
    reply
      .header('vary', 'Accept-Encoding, Accept-Language, Cookie, Service-Worker-Navigation-Preload')
      .header('cache-control', 'no-cache')
      .header('etag', page.tag)
    if (request.headers['if-none-match']?.includes(page.tag)) return reply.code(304).send()
    const { encoding, body } = pack(packed, page, request.headers['accept-encoding'] ?? '')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(body)
  })
}

/** Whether the path may be a built file; page routes are never looked up on disk. */
function isBuiltFile(pathName: string): boolean {
  return /\.\w+$/.test(pathName) && !pathName.startsWith('/.vite') && pathName !== '/index.html'
}

/** Paths that monitoring tools probe on other servers. */
const probes = /^\/(?:metrics|healthz|readyz|livez)\/?$/

/** A missing file must be a 404: a page in its place would poison a cache, or look like a hit. */
function isNoPage(url: string): boolean {
  const asked = url.split('?')[0] ?? ''
  return asked.startsWith('/assets/') || /\/\.|\.[\w-]+\/?$/.test(asked) || probes.test(asked)
}

function nameFor(pathName: string): Page['name'] {
  return (['login', 'register', 'first-aid'] as const).find((name) => pathName === `/${name}`) ?? 'app'
}

/**
 * The language chosen on this browser, else the first supported one in Accept-Language; and the role of who is signed
 * in there.
 */
function readerOf({ headers }: FastifyRequest): Reader {
  const cookie = headers.cookie ?? ''
  const chosen = /(?:^|;\s*)nabz\.language=(en|hi|pa)(?:;|$)/.exec(cookie)?.[1]
  const role = /(?:^|;\s*)nabz\.role=(patient|doctor|coordinator)(?:;|$)/.exec(cookie)?.[1] as
    Role | undefined
  const hasWorker = headers['service-worker-navigation-preload'] !== undefined
  return { language: languageOf(chosen ?? headers['accept-language']), role: role ?? null, hasWorker }
}

function pack(
  packed: Map<string, Buffer>,
  page: TaggedPage,
  accepts: string,
): { encoding: string | null; body: Buffer } {
  const encoding = (['br', 'gzip'] as const).find((one) => accepts.includes(one)) ?? null
  const key = `${page.tag} ${encoding}`
  const body = packed.get(key) ?? compress(page.html, encoding)
  packed.set(key, body)
  return { encoding, body }
}

function compress(html: string, encoding: 'br' | 'gzip' | null): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return encoding === 'gzip' ? gzipSync(html, { level: 9 }) : Buffer.from(html)
}
