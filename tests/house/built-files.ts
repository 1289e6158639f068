import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'
import { root } from './sources.ts'

const folder = join(root, 'dist/client')

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** Manifest keys are told from the client's folder: `src/shared/x.ts` is `../shared/x.ts` there. */
export function manifestKey(source: string): string {
  return source.startsWith('src/client/')
    ? source.slice('src/client/'.length)
    : source.replace(/^src\//, '../')
}

/**
 * Files that the browser must have before the entry and these chunks run. The styles of the entry are
 * left to the page, which carries or links them; those of later chunks are fetched with them.
 */
export function listFilesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('the manifest has no entry')
  const files = new Set<string>()
  const seen = new Set<string>()
  follow(entry, false)
  for (const key of keys) follow(key, true)
  return files

  function follow(key: string, withStyles: boolean): void {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is no chunk of its own; it lies in another or is not built`)
    files.add(chunk.file)
    if (withStyles) for (const style of chunk.css ?? []) files.add(style)
    for (const next of chunk.imports ?? []) follow(next, withStyles)
  }
}

/** All lazily loaded chunks, as manifest keys. */
export function listLazy(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)
}

/** Files of the build that a page asks for by itself: icon, web manifest, scripts, styles. */
/** Styles that stand inside a page, marked by a disabled link. */
export function listInlined(html: string): string[] {
  const tags = html.match(/<link\b[^>]*\sdisabled\b[^>]*>/g) ?? []
  return tags.map((tag) => /\bhref="\/([^"]+)"/.exec(tag)?.[1] ?? '')
}

export function listLinked(html: string): string[] {
  // A disabled link is a mark for the scripts: what it names stands in the page and is not fetched.
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? []
  const links = tags
    .filter((tag) => !/\sdisabled\b/.test(tag))
    .map((tag) => /\b(?:href|src)="\/([^"?#]+)"/.exec(tag))
  return links
    .map((link) => link?.[1] ?? '')
    .filter((path) => path !== '')
    .filter((path) => existsSync(join(folder, path)))
}

/** Bytes as they travel: the precompressed file where there is one, else the file as it is. */
export function bytesOf(file: string): number {
  const path = join(folder, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
