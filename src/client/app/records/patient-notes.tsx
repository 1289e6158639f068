import { useEffect, useRef } from 'react'
import {
  EarlierNotes,
  encounterMessages,
  OpenNote,
  visitNoteMessages,
} from '../../encounters/encounters.manifest.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { LegalHoldsPlace } from '../../legalholds/legalholds.manifest.tsx'
import { useMessages } from '../../platform/i18n/use-messages.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

const messages = [encounterMessages, visitNoteMessages]

/** The notes of a patient's visits, and for who treats them the way to a new one. */
export function PatientNotes({ patientId, mayWrite }: { patientId: string; mayWrite: boolean }) {
  const { t } = useText()
  const { state, retry } = useMessages(messages)
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Card className="space-y-4">
        {state === 'coming' && <Skeleton lines={3} />}
        {state === 'failed' && <ErrorState onRetry={retry} />}
        {state === 'there' && (
          <>
            <EarlierNotes patientId={patientId} />
            {mayWrite && <OpenNote patientId={patientId} />}
            <LegalHoldsPlace label={t('encounters.legalHolds')} patientId={patientId} />
          </>
        )}
      </Card>
    </div>
  )
}
