import { writeDraft, readDraft } from '../../session/drafts.ts'
import { navigate } from '../../browser/navigation.tsx'
import type { Text } from '../../i18n/i18n.tsx'
import { actFor } from '../../session/acting-for.ts'
import { showToast } from '../../../ui/overlays/toast.tsx'
import { loadOutbox } from '../load-outbox.ts'
import type { Typed } from '../mutation-label.ts'
import type { QueuedMutation } from '../queued-mutation.ts'

/** Moves the write back into its form. It is deleted from the outbox only once the draft is stored. */
export async function takeBack(entry: QueuedMutation, typed: Typed, text: Pick<Text, 't'>): Promise<void> {
  // The form of the patient whom the write was for.
  actFor(entry.patientId ?? null)
  if (await putBack(entry, typed, text)) navigate(typed.path)
}

/** The same where its form is on this page. False when it stays where it was, or was sent meanwhile. */
export async function putBack(
  entry: QueuedMutation,
  { draft, typed }: Typed,
  { t }: Pick<Text, 't'>,
): Promise<boolean> {
  writeDraft(draft, typed)
  if (!readDraft(draft)) {
    showToast(t('shell.state.failed'), 'error')
    return false
  }
  const { discard } = await loadOutbox()
  if (await discard(entry)) return true
  writeDraft(draft, null)
  showToast(t('waiting.tooLate'))
  return false
}
