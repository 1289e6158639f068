import * as v from 'valibot'
import { moment } from '../kit/moments.ts'
import { done, id, idParams } from '../kit/schemas.ts'
import { roles } from '../kit/endpoint.ts'
import {
  accountSearch,
  appCode,
  codeProof,
  credentials,
  identityChecked,
  ownPassword,
  passwordChange,
  passwordProof,
  recovery,
  registration,
} from './accounts.forms.ts'

const role = v.picklist(roles)

export const register = {
  body: registration,
  answer: done,
}

export const login = {
  body: credentials,
  answer: v.object({ token: v.string(), role }),
}

export const logout = {
  answer: done,
}

export const changePassword = {
  body: passwordChange,
  answer: done,
}

const session = v.object({
  /** When it began and when it ends. */
  since: v.string(),
  until: v.string(),
  /** `Chrome · Android`; null when it is not known. */
  device: v.nullable(v.string()),
})

export const listSessions = {
  answer: v.object({
    /** The one that asks. */
    own: session,
    /** The newest of the others. */
    others: v.array(session),
    hasMore: v.boolean(),
  }),
}

export const endOtherSessions = {
  answer: done,
}

export const readRecoveryCodes = {
  answer: v.object({
    left: v.number(),
    /** Null when there are none. */
    madeAt: v.nullable(v.string()),
  }),
}

export const makeRecoveryCodes = {
  body: ownPassword,
  /** Never shown again. */
  answer: v.object({ codes: v.array(v.string()) }),
}

export const recover = {
  body: recovery,
  answer: done,
}

export const readSecondFactor = {
  answer: v.object({
    /** Since when a code is asked for at the sign-in; null: it is not. */
    since: v.nullable(v.string()),
  }),
}

export const beginSecondFactor = {
  /** Never shown again. */
  answer: v.object({
    /** Base32, to type into the app. */
    secret: v.string(),
    /** The same for a QR code, `otpauth://totp/…`. */
    uri: v.string(),
  }),
}

export const confirmSecondFactor = {
  body: appCode,
  answer: done,
}

export const removeSecondFactor = {
  answer: done,
}

export const stepUp = {
  body: v.variant('kind', [codeProof, passwordProof]),
  answer: done,
}

export const closeAccount = {
  body: ownPassword,
  answer: done,
}

/** As much as helps to ask somebody who they are. Empty where the account does not say. */
const foundAccount = v.object({
  id,
  username: v.string(),
  name: v.string(),
  role: v.picklist(['patient', 'doctor']),
  age: v.nullable(v.number()),
  /** Of a patient. */
  address: v.string(),
  /** The last four digits. */
  phoneEnd: v.string(),
  /** Of a doctor. */
  clinic: v.string(),
  registrationNumber: v.string(),
})
export type FoundAccount = v.InferOutput<typeof foundAccount>

export const searchAccounts = {
  body: accountSearch,
  answer: v.object({ accounts: v.array(foundAccount), hasMore: v.boolean() }),
}

export const issueResetCode = {
  params: idParams,
  body: identityChecked,
  /** Never shown again. */
  answer: v.object({ code: v.string(), expiresAt: moment }),
}

export const readSession = {
  answer: v.object({
    username: v.string(),
    name: v.string(),
    /** As given at registration. */
    phone: v.string(),
    role,
    expiresAt: v.string(),
  }),
}
