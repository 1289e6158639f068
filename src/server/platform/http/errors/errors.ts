import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WireError } from '../../../../shared/kit/wire-error.ts'
import { isAway, isOutOfRoom } from '../../db/database.ts'
import { noteFacts } from './request-facts.ts'
import { AppError, appError } from './app-error.ts'
import { languageOf, sentenceOf, sentenceOfField } from './sentences.ts'

/** The one place where errors become answers. An unknown error is a 500 with a request id and nothing else. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const appFailure = asAppError(error)
    noteFacts(request, { refusal: appFailure })
    // Deliberately shed load is not an error, and must not fill the log.
    if (error === appFailure && appFailure.status === 503)
      request.log.warn({ code: appFailure.code }, 'request shed')
    else if (appFailure.status >= 500)
      request.log.error({ err: error, code: appFailure.code }, 'request failed')
    const wait = appFailure.details?.retryAfterSeconds
    if (wait !== undefined) reply.header('retry-after', String(wait))
    else if (appFailure.status === 503) reply.header('retry-after', '5')
    return reply.code(appFailure.status).send(wireErrorOf(appFailure, request))
  })
}

export function wireErrorOf(appFailure: AppError, request: FastifyRequest): WireError {
  const language = languageOf(request.headers['accept-language'])
  const minutes = String(Math.ceil((appFailure.details?.retryAfterSeconds ?? 0) / 60))
  const doctor = appFailure.details?.doctor ?? ''
  const ofField =
    appFailure.code === 'invalid' && sentenceOfField(language, appFailure.feature, appFailure.fields ?? {})
  return {
    message: ofField || sentenceOf(language, appFailure.feature, appFailure.code, { minutes, doctor }),
    code: appFailure.code,
    ...(appFailure.fields && { fields: appFailure.fields }),
    ...(appFailure.details && { details: appFailure.details }),
    requestId: request.id,
  }
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isOutOfRoom(error)) return appError('storageFull')
  if (isAway(error)) return appError('unavailable')
  return appError(codeOfFramework(error))
}

/** Fastify's own errors: bodies that are too large, malformed, or of another type. */
function codeOfFramework(error: unknown): Parameters<typeof appError>[0] {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'tooLarge'
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'wrongContentType'
  if (statusCode === 503) return 'unavailable'
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'badJson' : 'internal'
}
