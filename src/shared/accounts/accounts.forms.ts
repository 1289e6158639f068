import * as v from 'valibot'
import { agreedPurposes, shownNotice } from '../consents/consents.forms.ts'
import { isNeededAgreed } from '../consents/consents.purposes.ts'
import { requiredText, tenDigitPhone } from '../kit/schemas.ts'
import { fewestChecks, identityChecks, typedCode } from './accounts.codes.ts'

export const shortestPassword = 6

const longestPassword = 200

/** Names that look like the people who run the service, also with dots, dashes or a trailing number. */
const reserved =
  /^(?:admin|administrator|coordinator|helpdesk|moderator|nabz|official|root|security|superuser|support|system)\d*$/

/** Letters of one script used here, so that no two names look alike: a Cyrillic а is not allowed. */
const oneScript = /^(?:[A-Za-z\d._-]+|[\p{sc=Deva}\d._-]+|[\p{sc=Guru}\d._-]+)$/u
const edge = /^[._-]|[._-]$/

const username = v.pipe(
  requiredText(40),
  v.check((typed) => oneScript.test(typed) && !edge.test(typed), 'usernameShape'),
  v.check((typed) => !reserved.test(typed.toLowerCase().replace(/[._-]/g, '')), 'usernameReserved'),
)

const email = v.pipe(requiredText(254), v.email('emailInvalid'))

const newPassword = v.pipe(
  v.optional(v.string('required'), ''),
  v.minLength(1, 'required'),
  v.minLength(shortestPassword, 'passwordShort'),
  v.maxLength(longestPassword, 'tooLong'),
)

const anyPassword = v.pipe(
  v.optional(v.string('required'), ''),
  v.minLength(1, 'required'),
  v.maxLength(longestPassword, 'tooLong'),
)

const repeatedPassword = v.pipe(v.optional(v.string('required'), ''), v.minLength(1, 'required'))

/** What every new account has, also one that a command creates. */
export const newAccount = v.object({
  username,
  email,
  password: newPassword,
  name: requiredText(120),
  phone: tenDigitPhone,
})

export const registration = v.pipe(
  v.object({
    ...newAccount.entries,
    confirmPassword: repeatedPassword,
    // Coordinators are created by a command, never by a form.
    role: v.picklist(['patient', 'doctor'], 'required'),
    consents: agreedPurposes,
    notice: shownNotice,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (typed) => typed.password === typed.confirmPassword,
      'passwordsDiffer',
    ),
    ['confirmPassword'],
  ),
  v.forward(
    v.partialCheck(
      [['role'], ['consents']],
      ({ role, consents }) => isNeededAgreed(role, consents),
      'consentNeeded',
    ),
    ['consents'],
  ),
)

/** From an authenticator app, or one of the recovery codes. */
const secondCode = v.pipe(
  v.optional(v.string('required'), ''),
  v.transform(typedCode),
  v.minLength(1, 'required'),
  v.regex(/^(?:\d{6}|\d{16})$/, 'secondCodeShape'),
)

export const credentials = v.object({
  identifier: requiredText(254),
  password: anyPassword,
  /** Asked for when the account has a second factor. */
  code: v.pipe(
    v.optional(v.string('invalid'), ''),
    v.transform(typedCode),
    v.regex(/^(?:\d{6}|\d{16})?$/, 'secondCodeShape'),
  ),
})

export const appCode = v.object({ code: secondCode })

/** What the person is asked for: a code where there is a second factor, else the password. */
export const codeProof = v.object({ kind: v.literal('code'), code: secondCode })
export const passwordProof = v.object({ kind: v.literal('password'), password: anyPassword })

const oldAndNew = { current: anyPassword, next: newPassword }
const isAnother = (typed: { current: string; next: string }) =>
  typed.next === '' || typed.next !== typed.current

export const passwordChange = v.pipe(
  v.object(oldAndNew),
  v.forward(v.partialCheck([['current'], ['next']], isAnother, 'passwordUnchanged'), ['next']),
)

/** The form has the new password twice; what is sent is `passwordChange`. */
export const passwordChangeForm = v.pipe(
  v.object({ ...oldAndNew, confirmPassword: repeatedPassword }),
  v.forward(v.partialCheck([['current'], ['next']], isAnother, 'passwordUnchanged'), ['next']),
  v.forward(
    v.partialCheck(
      [['next'], ['confirmPassword']],
      (typed) => typed.next === typed.confirmPassword,
      'passwordsDiffer',
    ),
    ['confirmPassword'],
  ),
)

export const ownPassword = v.object({ password: anyPassword })

export const recovery = v.object({
  username: requiredText(254),
  code: v.pipe(
    v.optional(v.string('required'), ''),
    v.transform(typedCode),
    v.minLength(1, 'required'),
    v.regex(/^(?:\d{12}|\d{16})$/, 'codeShape'),
  ),
  next: newPassword,
})

export const accountSearch = v.object({ search: v.pipe(requiredText(100), v.minLength(2, 'searchShort')) })

export const identityChecked = v.object({
  checked: v.pipe(
    v.array(v.picklist(identityChecks)),
    v.transform((checks) => identityChecks.filter((one) => checks.includes(one))),
    v.minLength(fewestChecks, 'checksFew'),
  ),
})
