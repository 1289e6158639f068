import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { readConsents, saveConsents } from './consents.operations.ts'
import { read, save } from './consents.service.ts'

export const operations = [readConsents, saveConsents]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readConsents, read)
  registerEndpoint(app, appContext, saveConsents, save)
}
