import type { FastifyInstance } from 'fastify'
import { openSecret, sealSecret } from '../../shared/family/family.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { open, seal } from './family.service.ts'

export const contracts = [sealSecret, openSecret]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, sealSecret, seal)
  serve(app, house, openSecret, open)
}
