import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { dispense, listCounters, lookUp, readRegister, takeBack } from './dispensing.operations.ts'
import { register } from './dispensing.register.service.ts'
import { counters, give, revoke, see } from './dispensing.service.ts'

export const operations = [listCounters, lookUp, dispense, takeBack, readRegister]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listCounters, counters)
  registerEndpoint(app, appContext, lookUp, see)
  registerEndpoint(app, appContext, dispense, give)
  registerEndpoint(app, appContext, takeBack, revoke)
  registerEndpoint(app, appContext, readRegister, register)
}
