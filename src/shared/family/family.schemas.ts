import * as v from 'valibot'

/** 32 bytes. */
const secret = v.pipe(v.string('invalid'), v.regex(/^[\w-]{43}$/, 'invalid'))

/** As sealed by the server; opaque to everybody else. */
const sealed = v.pipe(v.string('invalid'), v.regex(/^[\w-]+$/, 'invalid'), v.maxLength(1000, 'tooLong'))

export const sealSecret = {
  body: v.object({ secret }),
  answer: v.object({ sealed: v.string() }),
}

export const openSecret = {
  body: v.object({ sealed }),
  answer: v.object({ secret: v.string() }),
}
