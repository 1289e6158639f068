import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { featureOf } from '../../../shared/kit/endpoint.ts'
import type { Operation } from '../operations/operation.ts'
import { commonErrors, wireError } from '../../../shared/kit/wire-error.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 from the schemas that validate the requests. */
export function describeApi(operations: readonly Operation[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nabz',
      version,
      description:
        'Health care for a rural town. Every error is `{ message, code, fields?, details?, requestId }`. ' +
        'Every POST with a JSON body honours an `Idempotency-Key` header for 30 days.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(wireError) },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function describe(operation: Operation): Json {
  const { access } = operation
  const isOpen = access === 'anyone'
  return {
    operationId: operation.name,
    summary: operation.summary,
    description: describeAccess(operation),
    tags: [featureOf(operation)],
    ...(!isOpen && { security: [{ token: [] }] }),
    parameters: [
      ...parametersOf(operation.schemas.params, 'path'),
      ...parametersOf(operation.schemas.query, 'query'),
      ...(operation.binary === 'body' ? [] : [operation.method === 'POST' ? repeatKey : knownTag]),
      ...(operation.actsFor ? [chosenPatient] : []),
    ],
    ...(operation.schemas.body && {
      requestBody: {
        required: true,
        content: operation.binary === 'body' ? octets : json(schemaOf(operation.schemas.body, 'input')),
      },
    }),
    responses: {
      [operation.status]: answerOf(operation),
      ...unchangedOf(operation),
      ...refusalsOf(operation),
    },
  }
}

function describeAccess({ access, stepUp, unapproved, subject }: Operation): string {
  if (access === 'anyone') return 'For anyone.'
  const isForApproved = access.includes('doctor') && unapproved !== 'may'
  const care = subject ? ', and treat the patient: else 404' : ''
  const doctor = isForApproved ? ` A doctor must be approved${care}.` : ''
  const proof = stepUp ? ' Asks for code or password again after a while: 401 `stepUpNeeded`.' : ''
  return `For: ${access.join(', ')}.${doctor}${proof}`
}

const repeatKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a key with the same body returns the same answer; the effect happens once.',
  schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
}

const chosenPatient: Json = {
  name: 'Patient-Id',
  in: 'header',
  required: false,
  description:
    'The patient the account acts for in this request; its own by default. Otherwise 403 `notActingFor`, or `notShared` if other areas of the record are shared with the account.',
  schema: { type: 'string', format: 'uuid' },
}

const knownTag: Json = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'ETag of an earlier answer; the status is 304 if it is unchanged.',
  schema: { type: 'string' },
}

function unchangedOf(operation: Operation): Json {
  return operation.method === 'GET'
    ? { 304: { description: 'Unchanged since the answer that `If-None-Match` names.' } }
    : {}
}

function answerOf(operation: Operation): Json {
  if (operation.binary === 'answer') return { description: 'The file.', content: file }
  const description = operation.mayBeEmpty ? 'The record, or an empty body when there is none yet.' : 'Done.'
  return { description, content: json(schemaOf(operation.schemas.answer)) }
}

const binary: Json = { schema: { type: 'string', format: 'binary' } }
const octets: Json = { 'application/octet-stream': binary }
const file: Json = { '*/*': binary }

function refusalsOf(operation: Operation): Json {
  const byStatus = new Map<number, string[]>()
  const own = Object.entries(operation.refusals)
  for (const [code, status] of [...own, ...Object.entries(commonErrors)]) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  )
}

function parametersOf(schema: GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** Trims and checks have no JSON Schema and are left out; openapi.test.ts checks that the rest is still described. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    target: 'draft-2020-12',
  }) as Json
  return rest
}
