import { useEffect, useState } from 'react'
import { listSignedNotes } from '../../../shared/encounters/encounters.endpoints.ts'
import type { SignedNote } from '../../../shared/encounters/encounters.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { LongList } from '../../platform/queries/long-list.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { Addenda, NoteEssentials, NoteRest } from '../components/reading/signed-note.tsx'

addIcons(featurePaths)

/** What doctors wrote about the patient's visits, newest first, older ones behind their dates; each printable by itself. */
export function Screen() {
  const { t } = useText()
  const [printed, setPrinted] = useState<string | null>(null)
  useEffect(() => {
    if (printed === null) return
    const reset = () => setPrinted(null)
    addEventListener('afterprint', reset)
    print()
    return () => removeEventListener('afterprint', reset)
  }, [printed])
  return (
    <Page narrow title={t('visitNotes.title')} lead={t('visitNotes.lead')}>
      <LongList
        endpoint={listSignedNotes}
        loading={<Skeleton cards={2} lines={6} />}
        failed={t('visitNotes.failed')}
        more={t('visitNotes.more')}
      >
        {({ notes }, isFirst) => {
          return isFirst && notes.length === 0 ? (
            <EmptyState icon="file-text" title={t('visitNotes.none')} lead={t('visitNotes.noneLead')} />
          ) : (
            <div className="space-y-4">
              {notes.map((one, nth) => (
                <div key={one.id} data-print={printed !== null && printed !== one.id ? 'no' : undefined}>
                  {isFirst && nth === 0 ? (
                    <VisitNote signed={one} onPrint={() => setPrinted(one.id)} />
                  ) : (
                    <OlderNote signed={one} onPrint={() => setPrinted(one.id)} />
                  )}
                </div>
              ))}
            </div>
          )
        }}
      </LongList>
    </Page>
  )
}

interface NoteProps {
  signed: SignedNote
  onPrint: () => void
}

function OlderNote({ signed, onPrint }: NoteProps) {
  const { t } = useText()
  return (
    <Disclosure
      printsTitle={false}
      title={
        <>
          {useTitle(signed)}
          <span className="block text-base font-normal text-soft">
            {t('visitNotes.doctor', { name: signed.doctor.name })}
          </span>
          <PrivateMark {...signed} />
        </>
      }
    >
      <VisitNote isFolded signed={signed} onPrint={onPrint} />
    </Disclosure>
  )
}

function useTitle({ type, date }: SignedNote): string {
  const { t, day } = useText()
  return t(type === 'in-person' ? 'visitNotes.visitOf' : 'visitNotes.callOf', { date: day(date) })
}

function PrivateMark({ isPrivate }: Pick<SignedNote, 'isPrivate'>) {
  const { t } = useText()
  if (!isPrivate) return null
  return (
    <StatusMark tone="over" icon="eye-off">
      {t('visitNotes.private')}
    </StatusMark>
  )
}

/** `isFolded`: its heading is that of what it is behind, except on paper. */
function VisitNote({ signed, isFolded = false, onPrint }: NoteProps & { isFolded?: boolean }) {
  const text = useText()
  const { t, day, time } = text
  const { id, doctor, facility, alarm, note, signedAt, addenda } = signed
  const reading = alarm?.readings[0]
  const title = useTitle(signed)
  return (
    <Card className="space-y-4">
      <div>
        <div
          className={`flex flex-wrap items-center justify-between gap-x-4 ${isFolded ? 'hidden print:flex' : ''}`}
        >
          <h2 className="text-xl font-semibold">{title}</h2>
          <PrivateMark {...signed} />
        </div>
        <p className="text-soft">
          {[t('visitNotes.doctor', { name: doctor.name }), facility && placeName(text, facility)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {reading && (
          <p>
            {t('visitNotes.because', {
              reading: reading.value,
              date: day(reading.at.date, 'short'),
              time: time(reading.at.time),
            })}
          </p>
        )}
      </div>
      <NoteEssentials note={note} />
      <Addenda addenda={addenda} />
      <Disclosure title={t('visitNotes.rest')} level={3}>
        <div className="space-y-3">
          <NoteRest note={note} />
          <p className="text-sm text-soft">
            {t('visitNotes.signedOn', { date: day(signedAt.date, 'short'), time: time(signedAt.time) })}
            {doctor.registrationNumber !== '' &&
              ` · ${t('visitNotes.registration', { number: doctor.registrationNumber })}`}
          </p>
        </div>
      </Disclosure>
      <div data-print="no" className="flex flex-wrap gap-2">
        {note.followUpOn !== '' && (
          <ButtonLink to={`/appointments/book?doctor=${doctor.id}`} icon="calendar-days">
            {t('visitNotes.bookFollowUp', { name: doctor.name })}
          </ButtonLink>
        )}
        <ButtonLink to={`/patient/private/${id}`} kind="quiet" icon="eye">
          {t('visitNotes.whoReads')}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <Button kind="quiet" icon="file-text" onClick={onPrint}>
          {t('visitNotes.print')}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </Card>
  )
}
