import type { AnswerOf, Endpoint, EndpointSchemas, SchemasOf } from '../../../shared/kit/endpoint.ts'

/** How often one person or network address may use an endpoint. Counted by each server instance for itself. */
export interface Quota {
  per: 'person' | 'address'
  most: number
  seconds: number
}

/**
 * True: `ctx.write` adds an entry to the audit log, also for a request that only reads. 'daily': a list of patients,
 * or what is kept on the device; each patient shown is recorded once a day (`auditShown`) before the answer is sent.
 */
export type Audited = boolean | 'daily'

/** What the server and its OpenAPI document need to know about an endpoint, and the browser does not. */
interface Details {
  summary: string
  /** On success; 200 by default. */
  status?: 200 | 201
  /** Besides those of every write, see src/server/platform/rate-limits/quotas.ts. Beyond it: 429 `tooManyRequests`. */
  refusals?: Readonly<Record<string, number>>
  audited: Audited
  /** Besides those of every write, see src/server/platform/rate-limits/quotas.ts. Beyond it: 429 `tooManyRequests`. */
  quotas?: readonly Quota[]
}

/** An endpoint on the server: with the schemas that validate a request, and its OpenAPI metadata. */
export interface Operation<S extends EndpointSchemas = EndpointSchemas> extends Endpoint<S> {
  readonly schemas: S
  summary: string
  status: 200 | 201
  refusals: Readonly<Record<string, number>>
  audited: Audited
  quotas?: readonly Quota[]
  unapprovedAnswer?: unknown
}

/** Whether doctors read patient data through this. What an unapproved doctor may read is about the account itself. */
export function isReading({ access, audited, method, unapproved }: Operation): boolean {
  if (method !== 'GET' || audited === false || unapproved === 'may') return false
  return access !== 'anyone' && access.includes('doctor')
}

/** What a doctor who is not approved gets from a list, instead of 404: the answer without any patient. */
interface Unapproved<E extends Endpoint> {
  unapprovedAnswer?: NoInfer<AnswerOf<E>>
}

/** No codes at all; `{}` would allow any. */
type NoRefusals = Readonly<Partial<Record<'', never>>>
type RefusalsOf<D> = D extends { refusals: infer R } ? R : NoRefusals
export type ErrorCodeOf<O extends Operation> = keyof O['refusals'] & string

/** Combines the path from `x.endpoints.ts` and the schemas from `x.schemas.ts` with the details given here. */
export function operation<E extends Endpoint, const D extends Details>(
  endpoint: E,
  schemas: SchemasOf<E>,
  details: D & Unapproved<E>,
) {
  const { summary, status = 200, refusals = {}, audited, quotas, unapprovedAnswer } = details
  const joined = {
    ...endpoint,
    schemas,
    summary,
    status,
    refusals,
    audited,
    ...(quotas && { quotas }),
    ...(unapprovedAnswer !== undefined && { unapprovedAnswer }),
  }
  return joined as E & { schemas: SchemasOf<E>; refusals: RefusalsOf<D> } & Omit<
      Operation,
      keyof Endpoint | 'refusals'
    >
}
