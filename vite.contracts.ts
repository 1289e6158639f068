import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type Plugin } from 'vite'

/** What an endpoint takes and answers: the server reads it, and its OpenAPI page; a browser's call does not. */
const schemas = new Set(['params', 'query', 'answer'])
/** For the server and its OpenAPI page alone. */
const notes = new Set(['summary', 'status', 'refusals', 'audited', 'quotas'])

/**
 * In the browser a contract is an address: its name, method, path, who may call and whether a body goes along
 * (`body: true`). The schemas are left out here, before the bundler looks, so that valibot and all that it would
 * check come with the forms alone: 4 kB of every page without one. A form takes its schema by name, from
 * `x.forms.ts`, the same that the contract's body is. Types are not touched.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'nabz:contracts-without-schemas',
    transform: {
      filter: { id: /[\\/]src[\\/]shared[\\/]/, code: /from ['"]valibot['"]/ },
      handler: (code, id) => ({
        code: droppable(id.endsWith('.contract.ts') ? withoutSchemas(code) : code),
        map: null,
      }),
    },
  }
}

/**
 * What was kept on a device is read by the next version only if it means the same there. Shapes are made all over
 * src/shared, and a rule may read an old answer wrongly too: so any change there is a new mark, but for words.
 */
export function markOfShapes(): Plugin {
  const files = readdirSync('src/shared', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('i18n/'))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join('src/shared', file)))
  const mark = hash.digest('hex').slice(0, 8)
  return {
    name: 'nabz:mark-of-shapes',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]query[\\/]shapes\.ts$/ },
      handler: () => `export const shapes = '${mark}'`,
    },
  }
}

/**
 * The endpoints whose answers a device keeps, as the browser needs them to ask. Written out and not imported: each
 * import from a second place would make a chunk of its own of a contract that now lies with its screen.
 */
export function keptContracts(): Plugin {
  return {
    name: 'nabz:kept-contracts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]offline[\\/]kept-contracts\.ts$/ },
      handler: () => `export const keptContracts = ${JSON.stringify(listKept())}`,
    },
  }
}

/** Name, path and who may ask, of every contract that says `kept: true`. */
export function listKept(): Record<string, unknown>[] {
  const files = readdirSync('src/shared', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.contract.ts'))
    .toSorted()
    .flatMap((file) => fieldsOf(readFileSync(join('src/shared', file), 'utf8')))
    .filter(({ kept }) => kept === true)
    .map(({ name, method, path, access, kept, delta }) => ({ name, method, path, access, kept, delta }))
}

/** Of each contract of a file what is written out in it: words, lists of words, yes and no. */
function fieldsOf(code: string): Record<string, unknown>[] {
  const known = new Map<string | undefined, Node | undefined>(
    declaredIn(code).map(({ id, init }) => [id?.name, init]),
  )
  const everybody = readFileSync('src/shared/kit/contract.ts', 'utf8')
  known.set('roles', declaredIn(everybody).find(({ id }) => id?.name === 'roles')?.init)

  function valueOf(node: Node | undefined): unknown {
    if (node?.type === 'Literal') return node.value
    if (node?.type === 'ArrayExpression') return node.elements?.map(valueOf)
    if (node?.type === 'TSAsExpression') return valueOf(node.expression)
    if (node?.type === 'Identifier') return valueOf(known.get(node.name))
    if (node?.type !== 'ObjectExpression') return undefined
    const fields = (node.properties ?? []).map(({ type, argument, key, value }) =>
      type === 'SpreadElement' ? valueOf(argument) : { [key?.name ?? '']: valueOf(value as Node) },
    )
    return Object.assign({}, ...fields) as unknown
  }
  return [...known.values()]
    .filter((init) => init?.type === 'CallExpression' && init.callee?.name === 'defineContract')
    .map((init) => valueOf(init?.arguments?.[0]) as Record<string, unknown>)
}

/** To make a schema does nothing else: unused, it may go. The bundler does not see that through `v.`. */
function droppable(code: string): string {
  return code.replace(/\bv\.\w+\(/g, '/* @__PURE__ */ $&')
}

interface Node {
  type: string
  start: number
  end: number
  name?: string
  key?: Node
  callee?: Node
  argument?: Node
  expression?: Node
  elements?: Node[]
  value?: unknown
  init?: Node
  id?: Node
  arguments?: Node[]
  properties?: Node[]
  declarations?: Node[]
  declaration?: Node
  body?: Node[]
}

function declaredIn(code: string): Node[] {
  return ((parseSync('contract.ts', code).program as unknown as Node).body ?? [])
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ declarations = [] }) => declarations)
}

/** JavaScript in, JavaScript out. Every contract is written out at the top of its file, or this says so. */
export function withoutSchemas(code: string): string {
  const declared = declaredIn(code)
  const shared = new Map(declared.map(({ id, init }) => [id?.name, init]))
  const cuts = new Map<number, { end: number; text: string }>()

  function cut(object: Node | undefined): void {
    if (object?.type !== 'ObjectExpression') throw new Error('a contract is not written out')
    for (const { type, argument, key, start, end } of object.properties ?? []) {
      if (type === 'SpreadElement') cut(shared.get(argument?.name))
      else if (key?.name === 'body') cuts.set(start, { end, text: 'body: true' })
      else if (schemas.has(key?.name ?? '') || notes.has(key?.name ?? '')) cuts.set(start, { end, text: '' })
    }
  }

  for (const { init } of declared) {
    if (init?.type === 'CallExpression' && init.callee?.name === 'defineContract') cut(init.arguments?.[0])
  }
  // From the end, so that the places before keep their numbers. The comma of what is gone stays: `{ , }` is none.
  return [...cuts]
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, { end, text: instead }]) => {
      const after = text.slice(end)
      const rest = instead === '' ? after.replace(/^\s*,/, '') : after
      return text.slice(0, start) + instead + rest
    }, code)
}
