import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import {
  addReport,
  appendReportPiece,
  beginReport,
  enterResults,
  listLaboratories,
  lookUpOrder,
  readReport,
} from './laboratory.operations.ts'
import { enter, places, see } from './laboratory.service.ts'
import { add, append, begin, file } from './reports/laboratory.reports.service.ts'

export const operations = [
  listLaboratories,
  lookUpOrder,
  enterResults,
  beginReport,
  appendReportPiece,
  addReport,
  readReport,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listLaboratories, places)
  registerEndpoint(app, appContext, lookUpOrder, see)
  registerEndpoint(app, appContext, enterResults, enter)
  registerEndpoint(app, appContext, beginReport, begin)
  registerEndpoint(app, appContext, appendReportPiece, append)
  registerEndpoint(app, appContext, addReport, add)
  registerEndpoint(app, appContext, readReport, file)
}
