import type { FastifyInstance } from 'fastify'
import { login, logout, readSession, register } from '../../shared/accounts/accounts.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { openSignInLimits } from './accounts.limits.ts'
import { describeSession, registerPerson, signIn, signOut } from './accounts.service.ts'

export const contracts = [register, login, logout, readSession]

export function routes(app: FastifyInstance, house: House): void {
  const limits = openSignInLimits(house)
  serve(app, house, register, registerPerson)
  serve(app, house, login, (call) => signIn(call, limits))
  serve(app, house, logout, signOut)
  serve(app, house, readSession, describeSession)
}
