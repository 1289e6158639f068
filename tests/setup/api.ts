import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { pathOf, type AnswerOf, type BodyInput, type Endpoint } from '../../src/shared/kit/endpoint.ts'
import type { WireError } from '../../src/shared/kit/wire-error.ts'

export interface Ask {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  token?: string | undefined
  /** The patient it is for; by default the account's own. */
  patientId?: string
  key?: string
  /** How long it was queued on a phone, in milliseconds. */
  waitedMs?: number
  language?: string
  /** The ETag of an earlier answer. */
  etag?: string | null
}

export interface Told<E extends Endpoint> {
  status: number
  headers: Headers
  /** The answer, if the status is a success. */
  answer: AnswerOf<E>
  error: WireError
}

export interface ApiClient {
  url: string
  /** Any outcome; the answer has been checked against the OpenAPI document. */
  ask<E extends Endpoint>(endpoint: E, ask?: Ask): Promise<Told<E>>
  /** Success only; throws the server's error otherwise. */
  must<E extends Endpoint>(
    endpoint: E,
    ask?: Omit<Ask, 'body'> & { body?: BodyInput<E> },
  ): Promise<AnswerOf<E>>
}

type Json = Record<string, unknown>

/** Sends HTTP to a real server and checks that every answer matches /api/openapi.json. */
export function apiClient(url: string, description: Json): ApiClient {
  const fits = validators(description)

  async function ask<E extends Endpoint>(endpoint: E, asked: Ask = {}): Promise<Told<E>> {
    const search = asked.query ? `?${new URLSearchParams(asked.query).toString()}` : ''
    const response = await fetch(`${url}${pathOf(endpoint, asked.params)}${search}`, {
      method: endpoint.method,
      headers: headersOf(asked),
      ...(asked.body !== undefined && {
        body: isBytes(asked.body) ? asked.body : JSON.stringify(asked.body),
      }),
    })
    if (endpoint.binary === 'answer' && response.status === 200) {
      const answer = { ...namesOf(response), content: new Uint8Array(await response.arrayBuffer()) }
      const { status, headers } = response
      return { status, headers, answer: answer as AnswerOf<E>, error: undefined as never }
    }
    const text = await response.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    prove(endpoint, response, body)
    return {
      status: response.status,
      headers: response.headers,
      answer: body as AnswerOf<E>,
      error: body as WireError,
    }
  }

  function prove(endpoint: Endpoint, response: Response, body: unknown): void {
    // A 304 has no body to check.
    if (response.status === 304 && endpoint.method === 'GET' && body === null) return
    const told = `${endpoint.name} answered ${response.status} ${JSON.stringify(body)}`
    if (!response.headers.get('content-type')?.startsWith('application/json'))
      throw new Error(`${told}, not JSON`)
    const fit = fits(endpoint.name, response.status)
    if (response.ok) {
      if (body === null && endpoint.mayBeEmpty) return
      if (!fit(body)) throw new Error(`${told}; OpenAPI says otherwise: ${JSON.stringify(fit.errors)}`)
      return
    }
    if (!fit(body)) throw new Error(`${told}; not an error as promised: ${JSON.stringify(fit.errors)}`)
    const { code } = body as WireError
    if (!codesOf(description, endpoint.name, response.status).includes(code))
      throw new Error(`${told}; OpenAPI does not name this refusal`)
  }

  return {
    url,
    ask,
    async must(endpoint, asked) {
      const told = await ask(endpoint, asked)
      if (told.status !== 200 && told.status !== 201)
        throw new Error(`${endpoint.name}: ${told.status} ${JSON.stringify(told.error)}`)
      return told.answer
    },
  }
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array
}

/** Type and name of a file. */
function namesOf({ headers }: Response) {
  const name = /^attachment; filename="([\w.-]+)"$/.exec(headers.get('content-disposition') ?? '')?.[1]
  if (name === undefined) throw new Error('A file is not sent as an attachment.')
  return { type: headers.get('content-type') ?? '', name }
}

function headersOf(asked: Ask): Record<string, string> {
  return {
    ...(asked.body !== undefined && {
      'content-type': isBytes(asked.body) ? 'application/octet-stream' : 'application/json',
    }),
    ...(asked.token && { authorization: `Bearer ${asked.token}` }),
    ...(asked.patientId && { 'patient-id': asked.patientId }),
    ...(asked.key && { 'idempotency-key': asked.key }),
    ...(asked.waitedMs !== undefined && { 'waited-ms': String(asked.waitedMs) }),
    ...(asked.etag && { 'if-none-match': asked.etag }),
    ...(asked.language && { 'accept-language': asked.language }),
  }
}

/** The validator for an operation's answer with this status; throws if the document has none. */
export type Validators = (name: string, status: number) => ValidateFunction

export function validators(description: Json): Validators {
  const known = made.get(description) ?? makeValidators(description)
  made.set(description, known)
  return known
}

/** By description: test files that share one would otherwise compile the same schemas again. */
const made = new WeakMap<Json, Validators>()

function makeValidators(description: Json): Validators {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const components = description.components as { schemas: Json }
  ajv.addSchema(closed({ $id: 'openapi', components }))
  const compiled = new Map<string, ValidateFunction>()
  return (name, status) => {
    const key = `${name} ${status}`
    const known = compiled.get(key)
    if (known) return known
    const schema = responseOf(description, name, status)?.content['application/json']?.schema
    if (!schema) throw new Error(`The API description does not know ${key}.`)
    const absolute = typeof schema.$ref === 'string' ? { $ref: `openapi${schema.$ref}` } : schema
    const validator = ajv.compile(closed(absolute))
    compiled.set(key, validator)
    return validator
  }
}

interface DocumentedResponse {
  description: string
  content: Record<string, { schema: Json }>
}

function responseOf(description: Json, name: string, status: number): DocumentedResponse | undefined {
  const paths = Object.values(description.paths as Record<string, Record<string, Json>>)
  const operation = paths.flatMap((path) => Object.values(path)).find((one) => one.operationId === name)
  return (operation?.responses as Record<string, DocumentedResponse> | undefined)?.[status]
}

/** The error codes documented for an operation and status. */
function codesOf(description: Json, name: string, status: number): string[] {
  return responseOf(description, name, status)?.description.split(', ') ?? []
}

/** The same schema, but objects may have no undeclared properties: clients must tolerate more one day, but not yet. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]))
  return (isOpenObject(parts) ? { ...parts, additionalProperties: false } : parts) as T
}

function isOpenObject(schema: Json): boolean {
  return schema.type === 'object' && 'properties' in schema && !('additionalProperties' in schema)
}
