import { lazy } from 'react'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import type { PatientInCare } from '../../../shared/patients/patients.schemas.ts'
import { AlarmsOfPatient } from '../../alarms/alarms.manifest.tsx'
import { PatientConditions } from '../../conditions/conditions.manifest.tsx'
import { VisitList } from '../../appointments/appointments.manifest.tsx'
import { ApiError } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useParams } from '../../platform/browser/navigation.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ImmunizationsPlace } from '../../immunizations/immunizations.manifest.tsx'
import { LabsPlace } from '../../labs/labs.manifest.tsx'
import type { ButtonLook } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { OpenOnPress } from '../../ui/open-on-press.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { PatientDocuments } from '../../documents/documents.manifest.tsx'
import { PatientMedicines } from '../../reminders/reminders.manifest.tsx'
import { PatientVitals } from '../../vitals/vitals.manifest.tsx'
import { OpenUntil } from './open-until.tsx'
import { PatientFacts } from './patient-facts.tsx'

const PatientNotes = lazy(async () => ({ default: (await import('./patient-notes.tsx')).PatientNotes }))

/** The doctor's view of a patient, with sections of other features below the facts. */
export function Screen() {
  const { t } = useText()
  const { id = '' } = useParams()
  const { data: patient, error, isPending, refetch } = useAnswer(readPatientInCare, { params: { id } })
  const isNotOurs = error instanceof ApiError && error.code === 'notFound'
  return (
    <Page
      narrow
      title={isNotOurs ? t('doctorPatients.notYours') : (patient?.name ?? t('doctorPatients.title'))}
    >
      {isPending && <Skeleton cards={2} lines={4} />}
      {isNotOurs && <NotOurs />}
      {error && !isNotOurs && !patient && <ErrorState onRetry={() => void refetch()} />}
      {patient && !isNotOurs && (
        <>
          <OpenUntil patient={patient} />
          <PatientFacts patient={patient} />
          {patient.former ? (
            <Notes patientId={id} mayWrite={false} />
          ) : (
            <WholeRecord patientId={id} mayWrite={!patient.byFacility} />
          )}
          {hasVisits(patient) && (
            <section className="space-y-3">
              <h2 className="text-xl font-semibold">
                {t(patient.byFacility ? 'doctorPatients.appointmentsHere' : 'doctorPatients.appointments')}
              </h2>
              <VisitList
                patientId={id}
                visits={patient.appointments}
                older={patient.olderAppointments}
                more={t('doctorPatients.older')}
              />
            </section>
          )}
          <AllPatients kind="quiet" />
        </>
      )}
    </Page>
  )
}

/** In an emergency, and where the patient shares, there may be none, and nothing to say of it. */
function hasVisits({ appointments, emergencyUntil, sharedUntil }: PatientInCare): boolean {
  return appointments.length > 0 || (emergencyUntil === undefined && sharedUntil === undefined)
}

/** For who treats the patient, and who may stand in: then without writing. */
function WholeRecord({ patientId, mayWrite }: { patientId: string; mayWrite: boolean }) {
  const { t } = useText()
  const page = `/doctor/patients/${patientId}`
  return (
    <>
      {mayWrite && (
        <ButtonLink to={`${page}/messages`} kind="quiet" icon="message">
          {t('doctorPatients.message')}
        </ButtonLink>
      )}
      <ButtonLink to={`${page}/record`} kind="quiet" icon="file-text">
        {t('doctorPatients.history')}
      </ButtonLink>
      <AlarmsOfPatient patientId={patientId} />
      <PatientConditions patientId={patientId} mayWrite={mayWrite} />
      <Notes patientId={patientId} mayWrite={mayWrite} />
      <LabsPlace label={t('doctorPatients.labs')} patientId={patientId} mayWrite={mayWrite} />
      <ImmunizationsPlace
        label={t('doctorPatients.vaccinations')}
        patientId={patientId}
        mayWrite={mayWrite}
      />
      <PatientVitals patientId={patientId} />
      <PatientMedicines patientId={patientId} />
      <PatientDocuments patientId={patientId} mayWrite={mayWrite} />
    </>
  )
}

function NotOurs() {
  const { t } = useText()
  return <EmptyState icon="users" title={t('doctorPatients.notYoursLead')} action={<AllPatients />} />
}

function AllPatients({ kind }: Pick<ButtonLook, 'kind'>) {
  const { t } = useText()
  return (
    <ButtonLink to="/doctor/patients" kind={kind} icon="users">
      {t('doctorPatients.viewAll')}
    </ButtonLink>
  )
}

function Notes(props: { patientId: string; mayWrite: boolean }) {
  const { t } = useText()
  return (
    <OpenOnPress label={t('doctorPatients.notes')} icon="file-text">
      <PatientNotes {...props} />
    </OpenOnPress>
  )
}
