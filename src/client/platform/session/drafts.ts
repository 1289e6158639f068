import { currentSession } from './session-store.ts'
import { readStored, store } from '../storage/storage.ts'

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

/** `nabz.draft.{personId}.{name}`; of people who are not signed in only for this tab, since phones are shared. */
function placeOf(name: string): [key: string, area: 'localStorage' | 'sessionStorage'] {
  const id = currentSession()?.person.id
  return [`nabz.draft.${id ?? 'guest'}.${name}`, id ? 'localStorage' : 'sessionStorage']
}

export function readDraft(name: string | undefined): Draft | null {
  const written = name && readStored(...placeOf(name))
  if (!written) return null
  try {
    const draft: unknown = JSON.parse(written)
    return typeof draft === 'object' && draft !== null && 'values' in draft ? (draft as Draft) : null
  } catch {
    return null
  }
}

export function writeDraft(name: string | undefined, draft: Draft | null): void {
  if (!name) return
  const [key, area] = placeOf(name)
  if (!draft) return store(key, null, area)
  const values = Object.entries(draft.values).filter(([field]) => !isSecret(field))
  const hasSecret = values.length < Object.keys(draft.values).length
  store(
    key,
    JSON.stringify({ values: Object.fromEntries(values), ...(!hasSecret && { attempt: draft.attempt }) }),
    area,
  )
}

/** Passwords are never stored, under whatever name the form has them. */
function isSecret(field: string): boolean {
  return /password|secret|pin$/i.test(field)
}
