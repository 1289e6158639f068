import { readDraft } from '../session/drafts.ts'
import { listStored, store } from '../storage/storage.ts'

/** The attempt of this key has arrived: what was typed for it need not be sent again. */
export function forgetAttempt(person: string, key: string): void {
  const prefix = `nabz.draft.${person}.`
  for (const place of listStored(prefix)) {
    const draft = readDraft(place.slice(prefix.length))
    if (draft?.attempt?.key === key) store(place, null)
  }
}
