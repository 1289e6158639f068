import { listNotesOfPatient } from '../../../shared/encounters/encounters.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Skeleton } from '../../ui/states.tsx'

/** The notes of earlier visits, of whichever doctor; one's own lead to the whole note. */
export function EarlierNotes({ patientId, except }: { patientId: string; except?: string }) {
  const { t, day } = useText()
  const { data, isPending } = useAnswer(listNotesOfPatient, { params: { id: patientId }, query: {} })
  const notes = data?.notes.filter(({ id }) => id !== except) ?? []
  return (
    <section>
      <h3 className="font-semibold">{t('encounters.record.earlier')}</h3>
      {isPending && <Skeleton lines={2} />}
      {!isPending && !data && <p className="text-wrong">{t('encounters.record.failed')}</p>}
      {data && notes.length === 0 && <p className="text-soft">{t('encounters.record.noEarlier')}</p>}
      <ul className="divide-y divide-line">
        {notes.map(({ id, date, doctor, note, isYours }) => {
          const shown = (
            <>
              <span className="block text-sm text-soft">
                {day(date)} · {t('visitNotes.doctor', { name: doctor.name })}
              </span>
              <span className="wrap-anywhere whitespace-pre-line">{note.diagnosis}</span>
            </>
          )
          return (
            <li key={id} className={isYours ? '' : 'py-1.5'}>
              {isYours ? <LinkRow to={`/doctor/encounters/${id}`}>{shown}</LinkRow> : shown}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
