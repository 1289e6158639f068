import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { ApiError } from '../../platform/api/api.ts'
import { useParams } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Timeline } from './timeline/timeline.tsx'

/** The whole history of a patient, for a doctor who treats the patient. */
export function Screen() {
  const { t } = useText()
  const { id = '' } = useParams()
  const { data: patient, error, isPending, refetch } = useAnswer(readPatientInCare, { params: { id } })
  const isNotOurs = error instanceof ApiError && error.code === 'notFound'
  const title = patient ? t('records.of', { name: patient.name }) : t('records.title')
  return (
    <Page title={isNotOurs ? t('doctorPatients.notYours') : title} lead={patient && t('records.lead')}>
      {isPending && <Skeleton cards={2} lines={4} />}
      {isNotOurs && (
        <EmptyState
          icon="users"
          title={t('doctorPatients.notYoursLead')}
          action={
            <ButtonLink to="/doctor/patients" icon="users">
              {t('doctorPatients.viewAll')}
            </ButtonLink>
          }
        />
      )}
      {error && !isNotOurs && !patient && <ErrorState onRetry={() => void refetch()} />}
      {patient && !isNotOurs && (
        <>
          <div data-print="no">
            <ButtonLink to={`/doctor/patients/${id}`} kind="quiet" icon="user">
              {patient.name}
            </ButtonLink>
          </div>
          <section className="space-y-3">
            {/* The title of the page says it to the eye. */}
            <h2 className="sr-only">{t('records.title')}</h2>
            {/* Always, so that it does not say whether there is anything. */}
            <p className="text-sm text-soft">{t('records.withheld')}</p>
            <Timeline
              patientId={id}
              empty={<EmptyState icon="file-text" title={t('records.noneOfDoctor')} />}
            />
          </section>
        </>
      )}
    </Page>
  )
}
