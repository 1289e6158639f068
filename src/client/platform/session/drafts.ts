import type { EditBase } from '../conflicts/edit-conflict.ts'
import { actingFor } from './acting-for.ts'
import { holderHere } from './session-store.ts'
import { readStored, store } from '../storage/storage.ts'

/** Unsent form input, kept over a reload or an expired session. */
export interface Draft {
  /** The form's values without passwords and files; an earlier version may have stored another shape. */
  values: object
  /** The attempt whose answer was lost: an unchanged retry must not count twice. */
  attempt?: Attempt | undefined
  /** The base of an edit, for the three-way merge. */
  base?: EditBase | undefined
}
export interface Attempt {
  content: string
  key: string
}

/** `nabz.draft.{owner}.{name}`; guests' drafts are kept only in this tab, since phones are shared. */
function placeOf(name: string, owner: string | null): [key: string, area: 'localStorage' | 'sessionStorage'] {
  return [`nabz.draft.${owner ?? 'guest'}.${name}`, owner ? 'localStorage' : 'sessionStorage']
}

/** The author, and whom they act for: `{account}/{patient}`; null for a guest. */
export function draftOwner(patientId = actingFor()): string | null {
  const account = holderHere()
  return account !== null && patientId !== null ? `${account}/${patientId}` : account
}

/** `owner` stays the same when the session expires under a form. */
export function readDraft(name: string | undefined, owner = draftOwner()): Draft | null {
  return name ? parseDraft(readStored(...placeOf(name, owner))) : null
}

/** Drafts of this tab that a full phone did not store. */
const unstored = new Set<string>()

/** Whether something was typed, also where the phone is too full to keep it. */
export function hasDraft(name: string): boolean {
  return readDraft(name) !== null || unstored.has(placeOf(name, draftOwner())[0])
}

/** Takes what was typed along into another patient's form, unless that one holds something. */
export function carryDraft(name: string, patientId: string | null): void {
  const [draft, owner] = [readDraft(name), draftOwner(patientId)]
  if (!draft || owner === draftOwner() || readDraft(name, owner)) return
  // Not its attempt: for somebody else it is another write.
  writeDraft(name, { values: draft.values }, owner)
  writeDraft(name, null)
}

export function parseDraft(written: string | null): Draft | null {
  if (!written) return null
  try {
    const draft: unknown = JSON.parse(written)
    return typeof draft === 'object' && draft !== null && 'values' in draft ? (draft as Draft) : null
  } catch {
    return null
  }
}

export function writeDraft(name: string | undefined, draft: Draft | null, owner = draftOwner()): void {
  if (!name) return
  const [key, area] = placeOf(name, owner)
  unstored.delete(key)
  if (!draft) return store(key, null, area)
  let hasSecret = false
  function storable(field: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((item) => !(item instanceof File))
    if (!isSecret(field)) return value instanceof File ? undefined : value
    hasSecret = true
    return undefined
  }
  const values = JSON.parse(JSON.stringify(draft.values, storable)) as object
  const attempt = hasSecret ? undefined : draft.attempt
  const written = JSON.stringify({ values, attempt, base: draft.base })
  store(key, written, area)
  if (readStored(key, area) !== written) unstored.add(key)
}

/** Secrets are never stored, whatever the field is called. */
function isSecret(field: string): boolean {
  return /password|secret|pin$/i.test(field)
}
