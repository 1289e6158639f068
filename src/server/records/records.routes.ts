import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { listRecords, listRecordsOfPatient } from './records.operations.ts'
import { list, listOfPatient } from './records.service.ts'

export const operations = [listRecords, listRecordsOfPatient]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listRecords, list)
  registerEndpoint(app, appContext, listRecordsOfPatient, listOfPatient)
}
