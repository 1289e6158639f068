import type { NoteDraft } from '../../../../shared/encounters/encounters.forms.ts'
import { baseIn, type Typed } from '../../../platform/outbox/mutation-label.ts'
import type { QueuedMutation } from '../../../platform/outbox/queued-mutation.ts'

export function noteDraftName(encounterId: string): string {
  return `encounters.note.${encounterId}`
}

/** A queued signature as what was typed, for the form. */
export function noteInForm({ params, body }: Pick<QueuedMutation, 'params' | 'body'>): Typed {
  const { id = '' } = params
  const { from: _, ...values } = body as NoteDraft & { from?: NoteDraft }
  return {
    path: `/doctor/encounters/${id}`,
    draft: noteDraftName(id),
    typed: { values, base: baseIn(body) },
  }
}
