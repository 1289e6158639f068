import * as v from 'valibot'
import { requiredText, tenDigitPhone } from '../kit/schemas.ts'

export const shortestPassword = 6

const longestPassword = 200

const username = v.pipe(requiredText(40), v.regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'usernameShape'))

const email = v.pipe(requiredText(254), v.email('emailInvalid'))

const newPassword = v.pipe(
  v.optional(v.string('required'), ''),
  v.minLength(1, 'required'),
  v.minLength(shortestPassword, 'passwordShort'),
  v.maxLength(longestPassword, 'tooLong'),
)

export const registration = v.pipe(
  v.object({
    username,
    email,
    password: newPassword,
    confirmPassword: v.pipe(v.optional(v.string('required'), ''), v.minLength(1, 'required')),
    name: requiredText(120),
    phone: tenDigitPhone,
    // A coordinator is made by a command, never by a form.
    role: v.picklist(['patient', 'doctor'], 'required'),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (typed) => typed.password === typed.confirmPassword,
      'passwordsDiffer',
    ),
    ['confirmPassword'],
  ),
)

export const credentials = v.object({
  identifier: requiredText(254),
  password: v.pipe(
    v.optional(v.string('required'), ''),
    v.minLength(1, 'required'),
    v.maxLength(longestPassword, 'tooLong'),
  ),
})
