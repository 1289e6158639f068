import type { FastifyInstance } from 'fastify'
import { readDevice, renewDevice, ringDevice, silenceDevice } from '../../shared/devices/devices.contract.ts'
import type { AppContext } from '../platform/http/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { read, renew, ring, silence } from './devices.service.ts'

export const contracts = [readDevice, ringDevice, silenceDevice, renewDevice]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readDevice, read)
  registerEndpoint(app, appContext, ringDevice, ring)
  registerEndpoint(app, appContext, silenceDevice, silence)
  registerEndpoint(app, appContext, renewDevice, renew)
}
