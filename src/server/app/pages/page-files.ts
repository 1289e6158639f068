import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Role } from '../../../shared/kit/endpoint.ts'

interface Chunk {
  file: string
  assets?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** The chunks each page loads besides its entry, as named in the manifest. */
const chunksOf: Record<string, string[]> = {
  login: ['accounts/screens/login.screen.tsx'],
  register: ['accounts/screens/register.screen.tsx'],
  'first-aid': ['emergency/screens/first-aid.screen.tsx'],
  app: ['app/inside.tsx'],
}

/** What the renderer puts into the pages; see src/client/app/prerender/prerender-page.ts. */
export interface PageParts {
  /** dist/client/index.html as built. */
  template: string
  css: string
  inside: { address: string; css: string }
  scripts: (page: string) => string[]
}

/** A screen, as `routes.json` of vite.routes.ts lists it. */
export interface Route {
  /** `/doctor/patients/:id`. */
  pattern: string
  roles: 'guest' | 'signedIn' | 'anyone' | readonly Role[]
  /** What it needs besides the app's own files. */
  files: string[]
  /** The names of its messages in `messages.json`. */
  messages: string[]
  /** The addresses that it reads first. */
  reads: Partial<Record<Role, string[]>>
}

export async function readRoutes(client: string): Promise<Route[]> {
  return (await readBuilt(client, 'routes.json')) as Route[]
}

/**
 * The route for this path; an `:id` part matches anything. Where roles have screens of their own at one path (`/`,
 * `/profile`), that of this role.
 */
export function findRoute(routes: readonly Route[], pathName: string, role: Role | null): Route | undefined {
  const asked = pathName.split('/')
  const fits = (pattern: string) => {
    const parts = pattern.split('/')
    return (
      parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
    )
  }
  const found = routes.filter(({ pattern }) => fits(pattern))
  if (found.length === 1) return found[0]
  return found.find(
    ({ roles }) => role !== null && roles !== 'guest' && (roles === 'signedIn' || roles.includes(role)),
  )
}

/** By language and the name of their file. */
export type PageMessages = Record<string, Record<string, object>>

export async function readMessages(client: string): Promise<PageMessages> {
  return (await readBuilt(client, 'messages.json')) as PageMessages
}

async function readBuilt(client: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(client, '.vite', name), 'utf8'))
}

export async function readParts(client: string): Promise<PageParts> {
  const manifest = (await readBuilt(client, 'manifest.json')) as Manifest
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
    scripts: (page) => listScripts(manifest, [entry, ...(chunksOf[page] ?? [])]),
  }
}

/** `assets/index-x.js` from the matching tag. */
function fileIn(template: string, tag: RegExp): string {
  return /(?:src|href)="\/([^"]+)"/.exec(tag.exec(template)?.[0] ?? '')?.[1] ?? ''
}

/** URLs of these chunks and everything they import, without the first, which is in the template. */
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
