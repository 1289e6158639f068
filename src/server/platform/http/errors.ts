import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WireError } from '../../../shared/kit/wire-error.ts'
import { isAway, isOutOfRoom } from '../db/database.ts'
import { Refusal, refuse } from './refusal.ts'
import { languageOf, sentenceOf, sentenceOfField } from './sentences.ts'

/** The one place where refusals become answers. An unknown error is a 500 with a request id and nothing else. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    // Load that is shed on purpose is no failure, and must not fill the log.
    if (error === refusal && refusal.status === 503) request.log.warn({ code: refusal.code }, 'request shed')
    else if (refusal.status >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed')
    const wait = refusal.details?.retryAfterSeconds
    if (wait !== undefined) reply.header('retry-after', String(wait))
    else if (refusal.status === 503) reply.header('retry-after', '5')
    return reply.code(refusal.status).send(wireErrorOf(refusal, request))
  })
}

export function wireErrorOf(refusal: Refusal, request: FastifyRequest): WireError {
  const language = languageOf(request.headers['accept-language'])
  const minutes = String(Math.ceil((refusal.details?.retryAfterSeconds ?? 0) / 60))
  const doctor = refusal.details?.doctor ?? ''
  const ofField = refusal.code === 'invalid' && sentenceOfField(language, refusal.room, refusal.fields ?? {})
  return {
    message: ofField || sentenceOf(language, refusal.room, refusal.code, { minutes, doctor }),
    code: refusal.code,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.details && { details: refusal.details }),
    requestId: request.id,
  }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isOutOfRoom(error)) return refuse('storageFull')
  if (isAway(error)) return refuse('unavailable')
  return refuse(codeOfFramework(error))
}

/** Fastify's own refusals: bodies that are too large, no JSON, or of another type. */
function codeOfFramework(error: unknown): Parameters<typeof refuse>[0] {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'tooLarge'
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'wrongContentType'
  if (statusCode === 503) return 'unavailable'
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'badJson' : 'internal'
}
