import type { Endpoint, EndpointSchemas, SchemasOf } from '../../../shared/kit/endpoint.ts'

/** How often one person, or one network address, may use an endpoint. Counted by each copy of the server for itself. */
export interface Quota {
  per: 'person' | 'address'
  most: number
  seconds: number
}

/**
 * True: `ctx.write` adds an entry to the audit log, also where a look is all there is to write. 'daily': a list of
 * patients, of whom each is written down once a day (`auditShown`) as the answer leaves the server.
 */
export type Audited = boolean | 'daily'

/** What the server and its OpenAPI document say of an endpoint, and no browser needs. */
interface Details {
  summary: string
  /** Of success; 200 where nothing is said. */
  status?: 200 | 201
  /** Error codes this endpoint owns, with their HTTP status. */
  refusals?: Readonly<Record<string, number>>
  audited: Audited
  /** Besides those of every write, see src/server/platform/rate-limits/quotas.ts. Beyond it: 429 `tooManyRequests`. */
  quotas?: readonly Quota[]
}

/** An endpoint as the server opens it: with the schemas that judge a request, and the notes of OpenAPI. */
export interface Operation<S extends EndpointSchemas = EndpointSchemas> extends Endpoint<S> {
  readonly schemas: S
  summary: string
  status: 200 | 201
  refusals: Readonly<Record<string, number>>
  audited: Audited
  quotas?: readonly Quota[]
}

/** Do doctors read something of patients by this? */
export function isReading({ access, audited, method }: Operation): boolean {
  return method === 'GET' && audited !== false && access !== 'anyone' && access.includes('doctor')
}

/** No code at all; `{}` would let any through. */
type NoRefusals = Readonly<Partial<Record<'', never>>>
type RefusalsOf<D> = D extends { refusals: infer R } ? R : NoRefusals
export type ErrorCodeOf<O extends Operation> = keyof O['refusals'] & string

/** Joins what stands apart: the address in `x.endpoints.ts`, the schemas in `x.schemas.ts`, the rest here. */
export function operation<E extends Endpoint, const D extends Details>(
  endpoint: E,
  schemas: SchemasOf<E>,
  details: D,
) {
  const { summary, status = 200, refusals = {}, audited, quotas } = details
  const joined = { ...endpoint, schemas, summary, status, refusals, audited, ...(quotas && { quotas }) }
  return joined as E & { schemas: SchemasOf<E>; refusals: RefusalsOf<D> } & Omit<
      Operation,
      keyof Endpoint | 'refusals'
    >
}
