import { parseDraft } from '../session/drafts.ts'
import { listStored, readStored, store } from '../storage/storage.ts'

/** Deletes the drafts whose write has arrived, so that the form does not send it again. */
export function forgetAttempt(person: string, key: string): void {
  for (const place of listStored(`nabz.draft.${person}`)) {
    if (parseDraft(readStored(place))?.attempt?.key === key) store(place, null)
  }
}
