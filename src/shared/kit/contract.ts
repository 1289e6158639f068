import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export const roles = ['patient', 'doctor', 'coordinator'] as const
export type Role = (typeof roles)[number]

/** Who may call: anyone at all, or signed-in people of these roles. Rows are guarded by the feature's access file. */
export type Access = 'anyone' | readonly Role[]

/** May a browser keep this write while there is no network and send it later? A write that depends on now may not. */
export type Outbox = 'mayWait' | 'now'

/** How often one person, or one network address, may use an endpoint. Counted by each copy of the server for itself. */
export interface Quota {
  per: 'person' | 'address'
  most: number
  seconds: number
}

export interface Contract {
  /** `feature.verb`; the feature names the message namespace of its refusals and the first part of the query key. */
  name: string
  summary: string
  method: 'GET' | 'POST'
  /** Fastify style, `/api/appointments/:id/accept`. */
  path: string
  access: Access
  params?: GenericSchema
  query?: GenericSchema
  body?: GenericSchema
  answer: GenericSchema
  status: 200 | 201
  /** The answer may be an empty body: there is nothing yet. */
  mayBeEmpty?: true
  /** Error codes this endpoint owns, with their HTTP status. */
  refusals: Readonly<Record<string, number>>
  audited: boolean
  /** Besides those of every write, see src/server/platform/rate-limits/quotas.ts. Beyond it: 429 `tooManyRequests`. */
  quotas?: readonly Quota[]
  outbox: Outbox
  /** Makes a thing of its own: in the outbox it waits behind no other write. */
  onlyAdds?: true
  /**
   * The last answer is kept on the device of who asked and shown, with its age, while there is no network. Never an
   * audited one: each look at it is written into the log, and a look without a network could not be.
   */
  kept?: true
  /**
   * Who knows an earlier answer is told only what is new: for lists that grow. The answer is a list, or an object
   * with lists in it, and none of its parts is named `delta`. That it is all the same is told of any read.
   */
  delta?: true
  /** The answer holds a secret (a token): kept sealed in the store of repeated answers. */
  secret?: true
}

export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}

type Of<C extends Contract, K extends 'params' | 'query' | 'body'> = C[K] extends GenericSchema
  ? InferOutput<C[K]>
  : undefined
type Typed<C extends Contract, K extends 'params' | 'query' | 'body'> = C[K] extends GenericSchema
  ? InferInput<C[K]>
  : undefined

export type ParamsOf<C extends Contract> = Of<C, 'params'>
export type QueryOf<C extends Contract> = Of<C, 'query'>
export type BodyOf<C extends Contract> = Of<C, 'body'>
/** What a form may send: before trimming, digits in any script. */
export type BodyInput<C extends Contract> = Typed<C, 'body'>
export type AnswerOf<C extends Contract> = C extends { mayBeEmpty: true }
  ? InferOutput<C['answer']> | null
  : InferOutput<C['answer']>
export type ErrorCodeOf<C extends Contract> = keyof C['refusals'] & string

/** `appointments.accept` → `appointments`. */
export function roomOf(contract: Pick<Contract, 'name'>): string {
  return contract.name.slice(0, contract.name.indexOf('.'))
}

/** Fills `:id` style parts; values are URL-encoded. */
export function pathOf(contract: Pick<Contract, 'path'>, params: Record<string, string> = {}): string {
  return contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
