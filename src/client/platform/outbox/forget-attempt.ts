import { readDraft } from '../session/drafts.ts'
import { listStored, store } from '../storage/storage.ts'

/** Deletes the drafts whose write has arrived, so that the form does not send it again. */
export function forgetAttempt(person: string, key: string): void {
  const prefix = `nabz.draft.${person}.`
  for (const place of listStored(prefix)) {
    const draft = readDraft(place.slice(prefix.length))
    if (draft?.attempt?.key === key) store(place, null)
  }
}
