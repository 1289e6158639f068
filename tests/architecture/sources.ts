import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Import {
  /** Both are paths from the root with forward slashes; `to` of a package is its bare name. */
  from: string
  to: string
  isPackage: boolean
}

/** What the architecture rules need to know about a file. */
export interface Source {
  path: string
  imports: Import[]
  /** String literals and property names, which may use a message key or an error code. */
  strings: Set<string>
  /** Template literals, split at their expressions. */
  templates: string[][]
}

/** Files below a folder of the root, as sorted paths from the root; none if the folder does not exist. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

let all: Source[] | undefined

/** All TypeScript of src and tests, parsed once per test file. */
export function readSources(): Source[] {
  const paths = ['src', 'tests'].flatMap((folder) => listFiles(folder, /\.tsx?$/))
  return (all ??= paths.map((path) => parseSource(path, readText(path))))
}

/** Type imports count too, including `import('./x.ts').X`. */
export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const source: Source = { path, imports: [], strings: new Set(), templates: [] }
  const take = (node: unknown) => takeImport(source, node)
  new Visitor({
    ImportDeclaration: (node) => take(node.source),
    ExportAllDeclaration: (node) => take(node.source),
    ExportNamedDeclaration: (node) => take(node.source),
    ImportExpression: (node) => take(node.source),
    TSImportType: (node) => take(node.source),
    Literal: (node) => {
      if (typeof node.value === 'string') source.strings.add(node.value)
    },
    Property: (node) => {
      if (!node.computed && node.key.type === 'Identifier') source.strings.add(node.key.name)
    },
    TemplateLiteral: (node) => {
      source.templates.push(node.quasis.map((quasi) => quasi.value.cooked ?? ''))
    },
  }).visit(program)
  return source
}

function takeImport(source: Source, node: unknown): void {
  const target = (node as { value?: unknown } | null)?.value
  if (typeof target !== 'string') return
  const isPackage = !target.startsWith('.')
  const to = isPackage ? target : join(dirname(source.path), target.split('?')[0]!).replaceAll('\\', '/')
  source.imports.push({ from: source.path, to, isPackage })
}
