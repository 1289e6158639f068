import { shownNow } from '../i18n/language.ts'
import { listStored, readStored, store } from '../storage/storage.ts'
import type { ProfileSnapshot } from '../keyring/profile-store.ts'

/** Keys of the device. Every other key, also one added later, belongs to a profile. */
const ofThePhone = new Set([
  'nabz.accountsSeen',
  'nabz.clockAhead',
  'nabz.family',
  'nabz.familyAsked',
  'nabz.installDeclined',
  'nabz.outboxChanged',
  'nabz.brokenLog',
  'nabz.touched',
  'nabz.language',
  // The profiles share one data plan.
  'nabz.saveData',
  'nabz.spent',
  'nabz.unaskedBudget',
])
const cutKey = 'nabz.cutShort'
const tokenKey = 'token'
export const lastPersonKey = 'nabz.lastPerson'

export function takeSnapshot(): ProfileSnapshot {
  const stored = listOwn().map((key) => [key, readStored(key) ?? ''])
  const cut = readStored(cutKey, 'sessionStorage')
  return {
    stored: Object.fromEntries(stored) as ProfileSnapshot['stored'],
    cut,
    language: shownNow().language,
  }
}

/** The value of `familyMark` while all profiles are locked. */
export const nobody = '-'

export function markFamily(place: string | null): void {
  store('nabz.family', place)
}

/** Deletes the profile's keys. The token goes last, because other tabs react to it. */
export function clear(): void {
  for (const key of listOwn()) if (key !== tokenKey) store(key, null)
  store(cutKey, null, 'sessionStorage')
  store(tokenKey, null)
}

export function restoreSnapshot({ stored, cut }: ProfileSnapshot): void {
  for (const [key, value] of Object.entries(stored)) if (key !== tokenKey) store(key, value)
  store(cutKey, cut, 'sessionStorage')
}

export const tokenIn = ({ stored }: ProfileSnapshot): string | undefined => stored[tokenKey]

function listOwn(): string[] {
  return listStored('').filter((key) => !ofThePhone.has(key))
}
