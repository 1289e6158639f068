import { useState } from 'react'
import { emptyNote, type NoteDraft } from '../../../../shared/encounters/encounters.forms.ts'
import { dayIn, timeIn } from '../../../../shared/kit/time/town-time.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { reasonOf } from '../../../platform/outbox/entry/error-reason.ts'
import { putBack } from '../../../platform/outbox/entry/take-back.ts'
import { WaitingMark } from '../../../platform/outbox/queued-mark.tsx'
import type { QueuedMutation } from '../../../platform/outbox/queued-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { noteInForm } from './note-in-form.ts'
import { NoteEssentials, NoteRest } from './signed-note.tsx'

const cardId = 'waiting-signature'

/** On a phone it stands below what the record knows. */
export function showWaitingSignature(): void {
  const card = document.getElementById(cardId)
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}

/** A note that was signed here and that the server does not have as signed: to be read, until it is sent or taken back. */
export function WaitingSignature({ entry }: { entry: QueuedMutation }) {
  const text = useText()
  const { t, day, time } = text
  const [isBusy, setBusy] = useState(false)
  const { body, lastError, submittedAt, state } = entry
  const note = { ...emptyNote, ...(body as NoteDraft) }
  const zone = town().timeZone
  const at = new Date(submittedAt)
  async function takeBack(): Promise<void> {
    setBusy(true)
    await putBack(entry, noteInForm(entry), text)
    setBusy(false)
  }
  return (
    <Card id={cardId} tabIndex={-1} className="scroll-mt-24 space-y-4 outline-none">
      <WaitingMark state={state === 'refused' ? 'refused' : 'waiting'} />
      {state === 'refused' ? (
        <Notice kind="error" title={t('encounters.unsent.refused')}>
          {lastError && reasonOf(text, lastError, true)}
        </Notice>
      ) : (
        <Notice title={t('encounters.unsent.title')}>
          {t('encounters.unsent.text', {
            date: day(dayIn(zone, at), 'short'),
            time: time(timeIn(zone, at)),
          })}
        </Notice>
      )}
      <Button kind="quiet" icon="pencil" busy={isBusy} onClick={() => void takeBack()}>
        {t('encounters.unsent.takeBack')}
      </Button>
      <NoteEssentials note={note} />
      <NoteRest note={note} />
    </Card>
  )
}
