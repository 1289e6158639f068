import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import { treatsForDays } from '../../../shared/kit/care-period.ts'
import type { PatientInCare } from '../../../shared/patients/patients.schemas.ts'
import { isNamed, namedOf } from '../../../shared/red-flags/red-flags.kinds.ts'
import { rememberedPregnancy } from '../../../shared/vitals/grading/vitals.person.ts'
import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { today } from '../../platform/clock/today.ts'
import { ageText } from '../../platform/i18n/ages.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { PatientConditions } from '../../conditions/conditions.manifest.tsx'
import { CalledAlarmFacts, EarlierNotes } from '../../encounters/encounters.manifest.tsx'
import { Medicines } from './known-medicines.tsx'
import { Readings } from './known-parts.tsx'

/** Why the patient comes, who it is, allergies and illnesses; folded on a phone: readings, medicines, earlier notes. */
export function KnownRecord({ encounter }: { encounter: EncounterForDoctor }) {
  const { t } = useText()
  const { patient, reason, redFlags, alarm } = encounter
  const { data: inCare } = useAnswer(readPatientInCare, { params: { id: patient.id } })
  // Only of an old visit the answer is waited for: the record is open as long as it is recent.
  const isRecent = encounter.date >= addDays(today(), -treatsForDays)
  const isOpen = isRecent || (inCare !== undefined && !inCare.former)
  return (
    <Card className="space-y-3">
      {redFlags.length > 0 && (
        <div>
          <StatusMark tone={isNamed(redFlags) ? 'danger' : 'urgent'}>
            {t(isNamed(redFlags) ? 'encounters.record.redFlags' : 'encounters.record.ownWords')}
          </StatusMark>
          <p className="mt-1 font-semibold empty:hidden">
            {namedOf(redFlags)
              .map((one) => t(`redFlags.names.${one}`))
              .join(', ')}
          </p>
        </div>
      )}
      {alarm && <CalledAlarmFacts alarm={alarm} />}
      {inCare && <Who patient={inCare} />}
      {reason !== '' && (
        <div>
          <p className="text-sm text-soft">{t('encounters.record.reason')}</p>
          <p className="wrap-anywhere">{reason}</p>
        </div>
      )}
      {isOpen && <PatientConditions patientId={patient.id} mayWrite visitId={encounter.id} />}
      <Disclosure title={t('encounters.record.title')} openOnWide>
        <div className="space-y-4">
          {isOpen && (
            <>
              <Readings patientId={patient.id} />
              <Medicines patientId={patient.id} />
            </>
          )}
          <EarlierNotes patientId={patient.id} except={encounter.id} />
          <ButtonLink to={`/doctor/patients/${patient.id}`} kind="quiet" icon="user">
            {t('encounters.toPatient')}
          </ButtonLink>
        </div>
      </Disclosure>
    </Card>
  )
}

function Who({ patient }: { patient: PatientInCare }) {
  const { t, day } = useText()
  const { data: vitals } = useAnswer(listPatientVitals, {
    params: { id: patient.id },
    enabled: !patient.former,
  })
  const pregnancy = vitals?.person ? rememberedPregnancy(vitals.person, today()) : null
  return (
    <div>
      <p className="font-semibold">
        {t(`encounters.record.genders.${patient.gender}`)} · {ageText(t, patient)}
        {pregnancy !== null && pregnancy !== 'no' && ` · ${t(`encounters.record.pregnancies.${pregnancy}`)}`}
      </p>
      {patient.lastVisit !== null && (
        <p className="text-sm text-soft">
          {t('encounters.record.lastVisit', { date: day(patient.lastVisit) })}
        </p>
      )}
    </div>
  )
}
