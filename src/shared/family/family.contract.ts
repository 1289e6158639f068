import * as v from 'valibot'
import { defineContract, roles } from '../kit/contract.ts'

/** 32 bytes. */
const secret = v.pipe(v.string('invalid'), v.regex(/^[\w-]{43}$/, 'invalid'))
/** The same as the server sealed it: what it looks like is nobody else's business. */
const sealed = v.pipe(v.string('invalid'), v.regex(/^[\w-]+$/, 'invalid'), v.maxLength(1000, 'tooLong'))

const own = { method: 'POST', access: roles, status: 200, outbox: 'now', secret: true } as const

export const sealSecret = defineContract({
  ...own,
  name: 'family.seal',
  summary: 'Seals what opens a person’s things on a phone of several, so that only the server can read it',
  path: '/api/family/seal',
  body: v.object({ secret }),
  answer: v.object({ sealed: v.string() }),
  refusals: {},
  audited: false,
})

export const openSecret = defineContract({
  ...own,
  name: 'family.open',
  summary:
    'Gives it back to whoever it was sealed for, in the first minutes after a sign-in with the password',
  path: '/api/family/open',
  body: v.object({ sealed }),
  answer: v.object({ secret: v.string() }),
  refusals: { notYours: 403, notFresh: 403 },
  audited: true,
})
