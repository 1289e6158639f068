import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { downloadExport } from './exports.operations.ts'
import { download } from './exports.service.ts'

export const operations = [downloadExport]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, downloadExport, download)
}
