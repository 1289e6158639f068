import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { acknowledge, outcome } from './alarms.answers.service.ts'
import { list, listForDesk, listOwn, read } from './lists/alarms.lists.service.ts'
import * as all from './alarms.operations.ts'
import * as sms from './desk/alarms.sms.service.ts'
import { add, end, shifts } from './desk/alarms.duty.service.ts'

export const operations = Object.values(all)

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, all.listAlarms, list)
  registerEndpoint(app, appContext, all.readAlarm, read)
  registerEndpoint(app, appContext, all.acknowledgeAlarm, acknowledge)
  registerEndpoint(app, appContext, all.sayOutcome, outcome)
  registerEndpoint(app, appContext, all.listOwnAlarms, listOwn)
  registerEndpoint(app, appContext, all.listDeskAlarms, listForDesk)
  registerEndpoint(app, appContext, all.listShifts, shifts)
  registerEndpoint(app, appContext, all.addShift, add)
  registerEndpoint(app, appContext, all.endShift, end)
  registerEndpoint(app, appContext, all.listSms, sms.list)
  registerEndpoint(app, appContext, all.markSmsSent, sms.markSent)
}
