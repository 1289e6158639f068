import { findingsOf } from '../../../../shared/encounters/encounters.note.ts'
import type { NoteDraft } from '../../../../shared/encounters/encounters.forms.ts'
import type { Addendum } from '../../../../shared/encounters/encounters.schemas.ts'
import { dialOf } from '../../../../shared/town/town.numbers.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'

/** What a patient must know: diagnosis, advice, tests, when to come back at once, and when again. */
export function NoteEssentials({ note }: { note: NoteDraft }) {
  const { t, day } = useText()
  const { shown } = dialOf(town().emergency, 'ambulance')
  const signs = note.returnSigns.map((one) => t(`redFlags.names.${one}`))
  const all = note.returnOther === '' ? signs : [...signs, note.returnOther]
  return (
    <>
      <dl className="space-y-3">
        <Entry name={t('visitNotes.fields.diagnosis')}>
          <span className="block">{note.diagnosis}</span>
          {note.diagnosisStatus !== '' && (
            <span className="block text-soft">{t(`visitNotes.statuses.${note.diagnosisStatus}`)}</span>
          )}
        </Entry>
        <Entry name={t('visitNotes.fields.advice')}>{note.advice}</Entry>
        <Entry name={t('visitNotes.fields.tests')}>{note.tests}</Entry>
        <Entry name={t('visitNotes.fields.referral')}>{note.referral}</Entry>
        {all.length > 0 && (
          <div className="rounded-xl border-2 border-brick p-3">
            <dt className="font-semibold text-brick-deep">{t('visitNotes.comeBack', { number: shown })}</dt>
            <dd>
              <ul className="list-disc ps-5">
                {all.map((sign) => (
                  <li key={sign}>{sign}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {note.followUpOn !== '' && (
        <p className="text-lg font-semibold">{t('visitNotes.followUp', { date: day(note.followUpOn) })}</p>
      )}
    </>
  )
}

/** Who told it, what was said and found. */
export function NoteRest({ note }: { note: NoteDraft }) {
  const { t } = useText()
  const informant = note.informant === '' ? '' : t(`visitNotes.informants.${note.informant}`)
  const mode = note.mode === '' ? '' : t(`visitNotes.modes.${note.mode}`)
  const consent = [note.consent && t(`visitNotes.consents.${note.consent}`), note.consentWords]
  const findings = findingsOf(note, note.notExamined)
  return (
    <dl className="space-y-3">
      <Entry name={t('visitNotes.fields.complaint')}>{note.complaint}</Entry>
      <Entry name={t('visitNotes.fields.history')}>{note.history}</Entry>
      {findings.map(({ of, text }) => (
        <Entry key={of} name={t(`visitNotes.fields.${of}`)}>
          {text ?? t('visitNotes.notExamined')}
        </Entry>
      ))}
      <Entry name={t('visitNotes.fields.mode')}>{mode}</Entry>
      <Entry name={t('visitNotes.fields.consent')}>{consent.filter(Boolean).join(': ')}</Entry>
      <Entry name={t('visitNotes.fields.informant')}>{informant}</Entry>
      <Entry name={t('visitNotes.fields.present')}>{note.present}</Entry>
    </dl>
  )
}

export function Addenda({ addenda }: { addenda: readonly Addendum[] }) {
  const { t, day, time } = useText()
  return addenda.map(({ id, at, reason, addition }) => (
    <div key={id} className="border-t border-line pt-2">
      <p className="text-sm text-soft">
        {t('visitNotes.addedOn', { date: day(at.date, 'short'), time: time(at.time), reason })}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{addition}</p>
    </div>
  ))
}

/** Nothing where nothing was written. */
function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  if (children === '') return null
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
