import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Keys } from '../auth/keys.ts'
import { networkOf } from '../rate-limits/network.ts'
import { openRepeatLimiter } from './repeat-limiter.ts'
import { factsOf } from '../http/errors/request-facts.ts'

const minuteMs = 60_000
/** Lines per minute for one event from one address, and how many addresses are tracked: at most 1,200 lines. */
const limits = { perKey: 5, keys: 200 }

/** The security event of a refusal; null: an ordinary answer. `isRecord`: a patient's row was requested by id. */
export function securityEventOf(
  { status, code }: { status: number; code: string },
  isRecord: boolean,
): string | null {
  if (code === 'invalidCredentials') return 'auth.signInFailed'
  if (code === 'codeWrong') return 'auth.codeRefused'
  if (code === 'wrongPassword') return 'auth.passwordRefused'
  if (code === 'recoveryRefused') return 'auth.recoveryRefused'
  if (code === 'tooManyAttempts') return 'auth.signInThrottled'
  if (code === 'sessionEnded') return 'auth.tokenRefused'
  if (status === 403) return 'access.denied'
  if (status === 404 && isRecord) return 'access.recordNotFound'
  return status === 429 ? 'rateLimit.exceeded' : null
}

/**
 * Logs a line for each refusal that may be part of an attack, and for what a service calls one. Addresses are personal data and are not logged:
 * `client` is a keyed hash, the same for the same network until the keys are rotated. Floods end in one line a
 * minute.
 */
export function logSecurityEvents(
  app: FastifyInstance,
  keys: Pick<Keys, 'digest'>,
  isRecord: (request: FastifyRequest) => boolean,
): void {
  const repeats = openRepeatLimiter(limits)
  const clientOf = (ip: string) =>
    keys
      .digest(`client\n${networkOf(ip)}`)
      .subarray(0, 9)
      .toString('base64url')

  app.addHook('onResponse', async (request) => {
    const { refusal, actorId, event: done } = factsOf(request)
    const event = refusal ? securityEventOf(refusal, isRecord(request)) : done?.name
    if (!event) return
    const client = clientOf(request.ip)
    if (!repeats.admit(event, client)) return
    const { method, routeOptions } = request
    const where = { method, route: routeOptions.url ?? 'none' }
    const what = refusal ? { code: refusal.code } : { about: done?.about }
    request.log.warn({ event, client, ...where, ...what, ...(actorId && { actorId }) }, 'security event')
  })
  const summarise = () => {
    for (const { event, key, left } of repeats.drain())
      app.log.warn(
        { event, ...(key !== null && { client: key }), repeated: left },
        'security events repeated',
      )
  }
  const timer = setInterval(summarise, minuteMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    summarise()
  })
}
