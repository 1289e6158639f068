import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export const roles = ['patient', 'doctor', 'coordinator'] as const
export type Role = (typeof roles)[number]

/** Who may call: anyone at all, or signed-in people of these roles. Rows are guarded by the feature's access file. */
export type Access = 'anyone' | readonly Role[]

/** May a browser keep this write while there is no network and send it later? A write that depends on now may not. */
export type Outbox = 'mayWait' | 'now'

/** What goes over the wire, as valibot schemas: `x.schemas.ts` exports one of these under the name of each endpoint. */
export interface EndpointSchemas {
  params?: GenericSchema
  query?: GenericSchema
  body?: GenericSchema
  answer: GenericSchema
}

/** What a browser must know of an endpoint to call it: plain data, without valibot. */
interface EndpointData {
  /** `feature.verb`; the feature names the message namespace of its refusals and the first part of the query key. */
  name: string
  method: 'GET' | 'POST'
  /** Fastify style, `/api/appointments/:id/accept`. */
  path: string
  access: Access
  /** A body goes along. */
  body?: true
  /** The answer may be an empty body: there is nothing yet. */
  mayBeEmpty?: true
  outbox: Outbox
  /** Makes a thing of its own: in the outbox it waits behind no other write. */
  onlyAdds?: true
  /**
   * The last answer is kept on the device of who asked and shown, with its age, while there is no network. Never one of
   * which each look is audited: a look without a network could not be. Lists audited by the day may be (decision 0037).
   */
  kept?: true
}

export interface Endpoint<S extends EndpointSchemas = EndpointSchemas> extends EndpointData {
  /** The server puts them here, see src/server/platform/operations/operation.ts. In a browser they are types and no more. */
  readonly schemas?: S
}

type HasBody<S> = S extends { body: GenericSchema } ? { body: true } : { body?: never }

/** An endpoint as it is called; `S` ties it to its schemas for the compiler alone. */
export function defineEndpoint<S extends EndpointSchemas>() {
  return <const E extends EndpointData>(endpoint: E & HasBody<S>) => endpoint as E & { readonly schemas?: S }
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
/** What a caller may send: before trimming, digits in any script. */
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
