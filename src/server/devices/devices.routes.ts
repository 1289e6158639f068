import type { FastifyInstance } from 'fastify'
import { readDevice, renewDevice, ringDevice, silenceDevice } from '../../shared/devices/devices.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { read, renew, ring, silence } from './devices.service.ts'

export const contracts = [readDevice, ringDevice, silenceDevice, renewDevice]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, readDevice, read)
  serve(app, house, ringDevice, ring)
  serve(app, house, silenceDevice, silence)
  serve(app, house, renewDevice, renew)
}
