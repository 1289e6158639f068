import * as v from 'valibot'

/** The format of every refusal: a sentence for people, a code for screens, field codes for forms. */
export const wireError = v.object({
  message: v.string(),
  code: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  details: v.optional(
    v.object({
      retryAfterSeconds: v.optional(v.number()),
      /** The doctor who was faster. */
      doctor: v.optional(v.string()),
      /** The coordinator who decided first, and the result. */
      decided: v.optional(v.object({ by: v.string(), approval: v.string() })),
      /** With `stepUpNeeded`: what this person is asked for. */
      stepUp: v.optional(v.picklist(['code', 'password'])),
      /** With `redFlag`: which (red-flags.flags.ts). */
      redFlags: v.optional(v.array(v.string())),
      freeTimes: v.optional(v.array(v.object({ date: v.string(), time: v.string() }))),
      /** For the person themselves: what another device of theirs saved meanwhile, and the conflicting fields. */
      saved: v.optional(v.record(v.string(), v.unknown())),
      asks: v.optional(v.array(v.string())),
    }),
  ),
  requestId: v.string(),
})
export type WireError = v.InferOutput<typeof wireError>
export type ErrorDetails = NonNullable<WireError['details']>

/** What any endpoint may return besides its own refusals. */
export const commonErrors = {
  invalid: 400,
  badJson: 400,
  notSignedIn: 401,
  stepUpNeeded: 401,
  sessionEnded: 401,
  wrongRole: 403,
  notActingFor: 403,
  notShared: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  wrongContentType: 415,
  keyReused: 422,
  tooManyRequests: 429,
  keyInvalid: 400,
  internal: 500,
  storageFull: 507,
  unavailable: 503,
} as const
export type CommonErrorCode = keyof typeof commonErrors
