import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'
import { root } from './sources.ts'

const folder = join(root, 'dist/client')

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Manifest keys are relative to the client folder: `src/shared/x.ts` is `../shared/x.ts` there. */
export function manifestKey(source: string): string {
  return source.startsWith('src/client/')
    ? source.slice('src/client/'.length)
    : source.replace(/^src\//, '../')
}

/** Files that the browser must load before these chunks run, including their styles. */
export function listFilesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const follow = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is no chunk of its own; it lies in another or is not built`)
    // A lazy part fetches its style sheet itself, by URL.
    const later = chunk.isDynamicEntry ? (chunk.assets ?? []) : []
    for (const file of [chunk.file, ...(chunk.css ?? []), ...later]) files.add(file)
    chunk.imports?.forEach(follow)
  }
  keys.forEach(follow)
  return files
}

/** Import cycles between chunks, as chains of manifest keys: the one that runs first sees the other uninitialised. */
export function listCircles(manifest: Manifest): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const follow = (key: string, way: readonly string[]): void => {
    if (way.includes(key)) circles.push([...way.slice(way.indexOf(key)), key].join(' → '))
    if (way.includes(key) || done.has(key)) return
    for (const next of manifest[key]?.imports ?? []) follow(next, [...way, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) follow(key, [])
  return circles
}

/** All lazily loaded chunks, as manifest keys. */
export function listLazy(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)
}

/** Inline styles of a page, marked by a disabled link. */
export function listInlined(html: string): string[] {
  const tags = html.match(/<link\b[^>]*\sdisabled\b[^>]*>/g) ?? []
  return tags.map((tag) => /\bhref="\/([^"]+)"/.exec(tag)?.[1] ?? '')
}

/** Built files that a page requests by itself: icon, web manifest, scripts, styles. */
export function listLinked(html: string): string[] {
  // A disabled link is only a marker for scripts: its styles are inline and not fetched.
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? []
  const links = tags
    .filter((tag) => !/\sdisabled\b/.test(tag))
    .map((tag) => /\b(?:href|src)="\/([^"?#]+)"/.exec(tag))
  return links
    .map((link) => link?.[1] ?? '')
    .filter((path) => path !== '')
    .filter((path) => existsSync(join(folder, path)))
}

/** The names of the messages that a page brings. */
export function listMessages(html: string): string[] {
  const json = /<script[^>]* id="nabz-messages"[^>]*>([^<]*)</.exec(html)?.[1]
  return Object.keys(JSON.parse(json ?? '{}') as object)
}

/** Bytes as sent: the precompressed file if there is one, else the file itself. */
export function bytesOf(file: string): number {
  const path = join(folder, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** A built file as text. */
export function readBuilt(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}
