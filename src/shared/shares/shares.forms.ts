import * as v from 'valibot'
import { grantDays } from './shares.grants.ts'
import { isPinNeeded, mostCiphertext, shareContents, shareMinutes } from './shares.rules.ts'

/** 32 random bytes, in base64url. */
export const shareAddress = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'invalid'))

export const shareForm = v.pipe(
  v.object({
    content: v.picklist(shareContents, 'required'),
    minutes: v.picklist(shareMinutes, 'required'),
    /** Empty: none. */
    pin: v.pipe(v.string(), v.regex(/^(?:\d{6})?$/, 'invalid')),
    /** The random part of the link's address, made by the browser: the server keeps its hash. */
    address: shareAddress,
    /** A compact JWE. */
    ciphertext: v.pipe(
      v.string(),
      v.maxLength(mostCiphertext, 'tooLarge'),
      v.regex(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/, 'invalid'),
    ),
  }),
  v.forward(
    v.check(({ minutes, pin }) => pin !== '' || !isPinNeeded(minutes), 'required'),
    ['pin'],
  ),
)

export const grantForm = v.object({
  doctorId: v.pipe(v.string('required'), v.uuid('required')),
  days: v.picklist(grantDays, 'required'),
})

/** `passcode`: empty, where none is asked for. */
export const openingForm = v.object({
  address: shareAddress,
  passcode: v.pipe(v.string(), v.maxLength(12, 'invalid')),
})
