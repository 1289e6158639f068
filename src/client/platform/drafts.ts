import { currentSession } from './session-store.ts'
import { readStored, store } from './storage.ts'

/** What was typed and not yet sent, so that neither a reload nor an expired session costs it. */
export interface Draft {
  values: Record<string, string>
  /** The attempt whose answer never came: sent again unchanged, it must not count twice. */
  attempt?: Attempt
}
export interface Attempt {
  content: string
  key: string
}

/** `nabz.draft.{personId}.{name}`; null for people who are not signed in: nothing of theirs is kept here. */
function keyOf(name: string): string | null {
  const id = currentSession()?.person.id
  return id === undefined ? null : `nabz.draft.${id}.${name}`
}

export function readDraft(name: string | undefined): Draft | null {
  const key = name === undefined ? null : keyOf(name)
  const written = key && readStored(key)
  if (!written) return null
  try {
    const draft: unknown = JSON.parse(written)
    return typeof draft === 'object' && draft !== null && 'values' in draft ? (draft as Draft) : null
  } catch {
    return null
  }
}

export function writeDraft(name: string | undefined, draft: Draft | null): void {
  const key = name === undefined ? null : keyOf(name)
  if (!key) return
  if (!draft) return store(key, null)
  const values = Object.entries(draft.values).filter(([field]) => !isSecret(field))
  const hasSecret = values.length < Object.keys(draft.values).length
  store(
    key,
    JSON.stringify({ values: Object.fromEntries(values), ...(!hasSecret && { attempt: draft.attempt }) }),
  )
}

/** Passwords are never stored, under whatever name the form has them. */
function isSecret(field: string): boolean {
  return /password|secret|pin$/i.test(field)
}
