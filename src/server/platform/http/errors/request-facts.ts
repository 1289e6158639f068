import type { FastifyRequest } from 'fastify'
import type { Role } from '../../../../shared/kit/endpoint.ts'
import type { AppError } from './app-error.ts'

/** Facts collected for the log while a request is handled: see security-events.ts. */
export interface RequestFacts {
  /** The person the token belongs to; on sign-in, the account that was tried. */
  actorId?: string
  /** Role of the token's person. */
  actorRole?: Role
  refusal?: AppError
  /** Something that was done, no refusal, and whom it is about. */
  event?: { name: string; about: string }
}

const known = new WeakMap<FastifyRequest, RequestFacts>()

export function noteFacts(request: FastifyRequest, facts: RequestFacts): void {
  known.set(request, { ...known.get(request), ...facts })
}

export function factsOf(request: FastifyRequest): RequestFacts {
  return known.get(request) ?? {}
}
