import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Area } from './areas.ts'

export const roles = ['patient', 'doctor', 'coordinator'] as const
export type Role = (typeof roles)[number]

/** Who may call: anyone, or signed-in people with these roles. Rows are protected by the feature's access file. */
export type Access = 'anyone' | readonly Role[]

/** For everybody who is signed in, also a doctor who is not approved. */
export const signedIn = { access: roles, unapproved: 'may' } as const

/**
 * Whether a browser may queue this write offline and send it later. A write that depends on the current time may not.
 */
export type Outbox = 'mayWait' | 'now'

/** The wire format as valibot schemas: `x.schemas.ts` exports one of these under the name of each endpoint. */
export interface EndpointSchemas {
  params?: GenericSchema
  query?: GenericSchema
  body?: GenericSchema
  answer: GenericSchema
}

/** What a browser needs to call an endpoint: plain data, without valibot. */
interface EndpointData {
  /** `feature.verb`; the feature is the message namespace of its refusals and the first part of the query key. */
  name: string
  method: 'GET' | 'POST'
  /** Fastify style, `/api/appointments/:id/accept`. */
  path: string
  access: Access
  /** Open to a doctor who is not approved. Without this such a doctor gets 404, or the `unapprovedAnswer`. */
  unapproved?: 'may'
  /** What `:id` names. A doctor who does not treat its patient gets 404: see doctor-access.ts on the server. */
  subject?: 'patient'
  /** Also for a doctor who once met the patient and treats them no more: what the doctor wrote, nothing else. */
  former?: 'may'
  /** Also for a doctor who has ever stood in for another one, whoever the patient is: the service says no more than that. */
  stoodIn?: 'may'
  /**
   * About the patient one acts for: the `Patient-Id` header may name another than the account's own. The area says
   * which helpers may: see areas.ts.
   */
  actsFor?: Area
  /** Only for somebody who has just proved who they are, by code or password: see step-up.ts on the server. */
  stepUp?: true
  /** The request has a body. */
  body?: true
  /** That body is, or the answer is, the bytes of a file instead of JSON: see `octets` and `fileAnswer`. */
  binary?: 'body' | 'answer'
  /**
   * A queued file follows this write in pieces, to this path, whose `:id` is the body's `id`; where the write itself has
   * an `:id`, it is that one, and the query's `upload` names the file.
   */
  piecesPath?: string
  /** The answer may be an empty body, if there is nothing yet. */
  mayBeEmpty?: true
  outbox: Outbox
  /** Creates an independent row: in the outbox it need not wait for other writes. */
  onlyAdds?: true
  /**
   * The last answer is kept on the device for this person and shown, with its age, while offline. Not for reads that
   * are audited each time, since an offline read cannot be audited. Lists, and a doctor's own encounter, audited once a day
   * may be kept (decisions 0037 and 0143). `whenRead`: not prefetched, as what is true for minutes is worth no bytes of the month's.
   */
  kept?: true | 'whenRead'
  /** Prefetched again only when the kept answer is older than this; 6 hours where it is not said. */
  freshForHours?: number
}

export interface Endpoint<S extends EndpointSchemas = EndpointSchemas> extends EndpointData {
  /** Set by the server, see src/server/platform/operations/operation.ts. In a browser these are only types. */
  readonly schemas?: S
}

type HasBody<S> = S extends { body: GenericSchema } ? { body: true } : { body?: never }
/** A path that names a patient cannot be declared without saying so. */
type HasSubject<E extends EndpointData> = E['path'] extends `${string}/patients/:id${string}`
  ? { subject: 'patient' }
  : unknown

/** Defines an endpoint for callers; `S` links it to its schemas at compile time only. */
export function defineEndpoint<S extends EndpointSchemas>() {
  return <const E extends EndpointData>(endpoint: E & HasBody<S> & HasSubject<E>) =>
    endpoint as E & { readonly schemas?: S }
}

export type SchemasOf<E extends Endpoint> = NonNullable<E['schemas']>
type Key = 'params' | 'query' | 'body'
type Output<E extends Endpoint, K extends Key> = SchemasOf<E>[K] extends GenericSchema
  ? InferOutput<SchemasOf<E>[K]>
  : undefined
type Input<E extends Endpoint, K extends Key> = SchemasOf<E>[K] extends GenericSchema
  ? InferInput<SchemasOf<E>[K]>
  : undefined

export type ParamsOf<E extends Endpoint> = Output<E, 'params'>
export type QueryOf<E extends Endpoint> = Output<E, 'query'>
export type BodyOf<E extends Endpoint> = Output<E, 'body'>
/** What a caller may send: untrimmed, with digits in any script. */
export type ParamsInput<E extends Endpoint> = Input<E, 'params'>
export type QueryInput<E extends Endpoint> = Input<E, 'query'>
export type BodyInput<E extends Endpoint> = Input<E, 'body'>
export type AnswerOf<E extends Endpoint> = E extends { mayBeEmpty: true }
  ? InferOutput<SchemasOf<E>['answer']> | null
  : InferOutput<SchemasOf<E>['answer']>

/** `appointments.accept` → `appointments`. */
export function featureOf(endpoint: Pick<Endpoint, 'name'>): string {
  return endpoint.name.slice(0, endpoint.name.indexOf('.'))
}

/** Fills `:id` style parts; values are URL-encoded. */
export function pathOf(endpoint: Pick<Endpoint, 'path'>, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
