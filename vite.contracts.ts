import { parseSync, type Plugin } from 'vite'

/** What an endpoint takes and answers: the server reads it, and its OpenAPI page; a browser's call does not. */
const schemas = new Set(['params', 'query', 'answer'])
/** For the OpenAPI page alone. */
const notes = new Set(['summary', 'status', 'refusals', 'audited'])

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
  init?: Node
  id?: Node
  arguments?: Node[]
  properties?: Node[]
  declarations?: Node[]
  declaration?: Node
  body?: Node[]
}

/** JavaScript in, JavaScript out. Every contract is written out at the top of its file, or this says so. */
export function withoutSchemas(code: string): string {
  const declared = ((parseSync('contract.js', code).program as unknown as Node).body ?? [])
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ declarations = [] }) => declarations)
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
