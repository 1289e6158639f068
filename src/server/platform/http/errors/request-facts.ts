import type { FastifyRequest } from 'fastify'
import type { Role } from '../../../../shared/kit/endpoint.ts'
import type { AppError } from './app-error.ts'

/** What is learnt of a request while it is answered, for the log: see security-events.ts. */
export interface RequestFacts {
  /** Who the token speaks for; on a sign-in, whose account it was for. */
  actorId?: string
  /** Of the person the token speaks for. */
  actorRole?: Role
  refusal?: AppError
}

const known = new WeakMap<FastifyRequest, RequestFacts>()

export function noteFacts(request: FastifyRequest, facts: RequestFacts): void {
  known.set(request, { ...known.get(request), ...facts })
}

export function factsOf(request: FastifyRequest): RequestFacts {
  return known.get(request) ?? {}
}
