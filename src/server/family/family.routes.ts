import type { FastifyInstance } from 'fastify'
import { openSecret, sealSecret } from './family.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { open, seal } from './family.service.ts'

export const operations = [sealSecret, openSecret]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, sealSecret, seal)
  registerEndpoint(app, appContext, openSecret, open)
}
