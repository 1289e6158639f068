import fc from 'fast-check'
import { hostileBody, hostileSegment, hostileText } from './hostile-values.ts'
import { valuesOf, type Json } from './schema-values.ts'

export const personas = ['nobody', 'patient', 'doctor', 'coordinator'] as const
export type Persona = (typeof personas)[number]

/** One request without anything that differs between runs: ids are indexes into the known ids. */
export interface FuzzRequest {
  operation: string
  method: string
  /** `/api/appointments/{id}/accept` */
  path: string
  persona: Persona
  /** An index into the known ids, or a text in place of an id. */
  id: { nth: number } | { text: string }
  query: Record<string, unknown>
  body: { value: unknown } | { text: string } | null
  headers: Record<string, string>
  /** Appended to the path. */
  tail: '' | '/' | '/%zz' | '?%00=%00&a[b]=c'
}

interface Operation {
  name: string
  method: string
  path: string
  query: Record<string, Json>
  body: Json | null
  /** Who may call it, according to the document. */
  allowed: readonly Persona[]
}

/** Requests to all operations of an OpenAPI document: valid, almost valid and hostile ones, by everybody. */
export function requestsFor(description: Json): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...operationsOf(description).map((one) => ({ weight: weightOf(one), arbitrary: requestOf(one) })),
  )
}

/** Hashing a password takes as long as a hundred reads, so these are called less often. */
function weightOf({ name }: Operation): number {
  return /^accounts\.(?:register|login)$|^family\.open$/.test(name) ? 1 : 5
}

function operationsOf(description: Json): Operation[] {
  const paths = Object.entries(description.paths as Record<string, Record<string, Json>>)
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = operation.parameters as { name: string; in: string; schema: Json }[]
      const content = (operation.requestBody as { content: Record<string, { schema: Json }> } | undefined)
        ?.content
      return {
        name: String(operation.operationId),
        method: method.toUpperCase(),
        path,
        query: Object.fromEntries(
          parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema]),
        ),
        body: content?.['application/json']?.schema ?? null,
        allowed: personas.filter((persona) => String(operation.description).includes(persona)),
      }
    }),
  )
}

function requestOf({ name, method, path, query, body, allowed }: Operation): fc.Arbitrary<FuzzRequest> {
  const asked = Object.fromEntries(
    Object.entries(query).map(([field, schema]) => [field, valuesOf(schema, field)]),
  )
  return fc.record({
    operation: fc.constant(name),
    method: fc.constant(method),
    path: fc.constant(path),
    persona: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...(allowed.length > 0 ? allowed : personas)) },
      { weight: 1, arbitrary: fc.constantFrom(...personas) },
    ),
    id: idInPath,
    query: fc.record(asked, { requiredKeys: [] }),
    body: method === 'GET' ? fc.constant(null) : bodiesOf(body),
    headers: headersOf(method),
    tail: mostly('', fc.constantFrom('/' as const, '/%zz' as const, '?%00=%00&a[b]=c' as const)),
  })
}

const idInPath: fc.Arbitrary<FuzzRequest['id']> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ nth: fc.nat(1000) }) },
  { weight: 1, arbitrary: fc.record({ text: fc.uuid() }) },
  { weight: 1, arbitrary: fc.record({ text: hostileSegment }) },
)

function bodiesOf(schema: Json | null): fc.Arbitrary<FuzzRequest['body']> {
  return fc.oneof(
    { weight: 15, arbitrary: schema ? fc.record({ value: valuesOf(schema) }) : fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ text: hostileBody }) },
  )
}

function headersOf(method: string): fc.Arbitrary<Record<string, string>> {
  const header = hostileText.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, ''))
  const own: Record<string, fc.Arbitrary<string>> = method === 'POST'
    ? {
        'idempotency-key': fc.oneof(
          { weight: 5, arbitrary: fc.nat(2000).map((number) => `fuzz-key-${number}`) },
          { weight: 3, arbitrary: fc.uuid() },
          // The id of what is added: everybody uses the same ones.
          { weight: 3, arbitrary: fc.nat(200).map((number) => number.toString(16).padStart(32, '0')) },
          { weight: 1, arbitrary: header },
        ),
        'waited-ms': fc.oneof(fc.nat().map(String), header),
        'content-type': mostly(
          'application/json',
          fc.constantFrom('text/plain', '', 'application/json; a=b'),
        ),
      }
    : { 'if-none-match': fc.oneof(fc.constantFrom('"a.b"', '"0.0.00000"', '*', 'W/"x"'), header) }
  return fc.record(
    { 'accept-language': fc.oneof(fc.constantFrom('pa', 'hi-IN', 'en'), header), ...own },
    { requiredKeys: [] },
  )
}

function mostly<T>(usual: T, others: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 24, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others })
}
