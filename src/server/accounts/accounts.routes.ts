import type { FastifyInstance } from 'fastify'
import {
  beginSecondFactor,
  changePassword,
  closeAccount,
  confirmSecondFactor,
  endOtherSessions,
  issueResetCode,
  listSessions,
  login,
  logout,
  makeRecoveryCodes,
  readRecoveryCodes,
  readSecondFactor,
  readSession,
  recover,
  register,
  removeSecondFactor,
  searchAccounts,
  stepUp,
} from './accounts.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { limited } from '../platform/runtime/concurrency-limiter.ts'
import { openSignInLimits } from './accounts.limits.ts'
import { closeOwn } from './closing/accounts.closing.service.ts'
import { replacePassword } from './password/accounts.password.service.ts'
import { countCodes, makeCodes } from './recovery/accounts.recovery.codes.ts'
import { recoverAccount } from './recovery/accounts.recovery.service.ts'
import { findAccounts, issueCode } from './recovery/accounts.reset.service.ts'
import { begin, confirm, describeFactor, remove } from './second-factor/accounts.second-factor.service.ts'
import { proveAgain } from './second-factor/accounts.step-up.service.ts'
import { endOtherOnes, listOwn } from './sessions/accounts.sessions.service.ts'
import { describeSession, registerPerson, signIn, signOut } from './accounts.service.ts'

export const operations = [
  register,
  login,
  logout,
  changePassword,
  listSessions,
  endOtherSessions,
  readRecoveryCodes,
  makeRecoveryCodes,
  recover,
  readSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  stepUp,
  closeAccount,
  searchAccounts,
  issueResetCode,
  readSession,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  const limits = openSignInLimits(appContext)
  registerEndpoint(app, appContext, register, registerPerson)
  registerEndpoint(app, appContext, login, (ctx) => signIn(ctx, limits))
  registerEndpoint(app, appContext, logout, signOut)
  registerEndpoint(app, appContext, changePassword, (ctx) => replacePassword(ctx, limits))
  registerEndpoint(app, appContext, listSessions, listOwn)
  registerEndpoint(app, appContext, endOtherSessions, endOtherOnes)
  registerEndpoint(app, appContext, readRecoveryCodes, countCodes)
  registerEndpoint(app, appContext, makeRecoveryCodes, (ctx) => makeCodes(ctx, limits))
  registerEndpoint(app, appContext, recover, (ctx) => recoverAccount(ctx, limits))
  registerEndpoint(app, appContext, readSecondFactor, describeFactor)
  registerEndpoint(app, appContext, beginSecondFactor, begin)
  registerEndpoint(app, appContext, confirmSecondFactor, (ctx) => confirm(ctx, limits))
  registerEndpoint(app, appContext, removeSecondFactor, remove)
  registerEndpoint(app, appContext, stepUp, (ctx) => proveAgain(ctx, limits))
  registerEndpoint(app, appContext, closeAccount, (ctx) => closeOwn(ctx, limits))
  registerEndpoint(app, appContext, searchAccounts, limited(appContext.searchLimiter, findAccounts))
  registerEndpoint(app, appContext, issueResetCode, issueCode)
  registerEndpoint(app, appContext, readSession, describeSession)
}
