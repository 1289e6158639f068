import { useState } from 'react'
import { emptyNote, type NoteDraft } from '../../../../shared/encounters/encounters.forms.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../../platform/outbox/load-outbox.ts'
import type { QueuedMutation } from '../../../platform/outbox/queued-mutation.ts'
import { readDraft, writeDraft } from '../../../platform/session/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { noteDraftName, noteInForm } from './note-in-form.ts'
import { noteRows } from './note-rows.ts'

interface Props {
  encounterId: string
  title: string
  /** What the record has; without it all of what was typed is shown. */
  signed?: NoteDraft
  /** A signature that was refused. */
  refused?: QueuedMutation | undefined
}

/** What was typed on this device and did not come into the note, for example because another device signed it. */
export function LeftOver({ encounterId, title, signed = emptyNote, refused }: Props) {
  const text = useText()
  const name = noteDraftName(encounterId)
  const [draft, setDraft] = useState(() => readDraft(name))
  const typed = draft?.values ?? (refused && noteInForm(refused).typed.values)
  if (!typed) return null
  const known = noteRows(text, signed)
  const rows = noteRows(text, typed as Record<string, unknown>).filter(
    ({ value }, at) => value.trim() !== known[at]?.value,
  )
  async function forget(): Promise<void> {
    if (refused) await (await loadOutbox()).discard(refused)
    writeDraft(name, null)
    setDraft(null)
  }
  // A refused signature is shown to be put away, also if all of it is in the note.
  if (rows.length === 0 && !refused) return null
  return (
    <Notice
      title={rows.length === 0 ? text.t('encounters.refusals.alreadySigned') : title}
      action={
        <Button kind="quiet" onClick={() => void forget()}>
          {text.t('encounters.forget')}
        </Button>
      }
    >
      <dl>
        {rows.map(({ field, label, value }) => (
          <div key={field} className="mt-1">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
