import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { isUpcoming } from '../../../shared/appointments/appointments.lifecycle.ts'
import { ProfileSummary } from '../../patients/patients.manifest.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useMessages } from '../../platform/i18n/use-messages.ts'
import type { RecordManifest } from '../../platform/manifest/record.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { addIcons, type IconName } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { ActionTile } from '../shell/action-tile.tsx'
import { PatientSection } from '../shell/patient-section.tsx'
import { Timeline } from './timeline/timeline.tsx'

addIcons(featurePaths)

// Found by a glob: a feature with a record adds its file without a registry.
const files = import.meta.glob<RecordManifest>('../../*/*.record.ts', { eager: true, import: 'record' })
const records = Object.values(files).toSorted((one, other) => one.order - other.order)

const tilesClass = 'grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-1'

/** The history, the profile, and the ways to everything else that the account holds. */
export function Screen() {
  const { t } = useText()
  useMessages(records.flatMap(({ messages }) => messages ?? []))
  return (
    <Page title={t('patientRecords.title')} lead={t('patientRecords.lead')}>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
        {/* What a mother comes for first: what the doctor said and wrote, and since when. */}
        <PatientSection
          title={t('records.title')}
          more={{ to: '/patient/access-log', label: t('patientRecords.looks') }}
        >
          <Timeline empty={<NothingYet />} />
        </PatientSection>
        <div className="flex flex-col gap-4 sm:gap-5">
          <Disclosure openOnWide title={t('patientRecords.profile')}>
            <ProfileSummary />
          </Disclosure>
          {/* Only ways to other pages: nobody walks them on paper. */}
          <div data-print="no" className="flex flex-col gap-4 sm:gap-5">
            <PatientSection title={t('patientRecords.appointments')}>
              <AppointmentCounts />
            </PatientSection>
            <PatientSection title={t('patientRecords.more')}>
              <div className={tilesClass}>
                {records.map(
                  ({ to, icon, title, lead }) =>
                    // Wait for the feature's messages.
                    t.find(title) && (
                      <ActionTile
                        key={to}
                        isCompact
                        to={to}
                        icon={icon as IconName}
                        title={t(title)}
                        lead={t(lead)}
                      />
                    ),
                )}
              </div>
            </PatientSection>
          </div>
        </div>
      </div>
    </Page>
  )
}

function NothingYet() {
  const { t } = useText()
  const ways = (
    <div className="flex flex-wrap justify-center gap-2">
      <ButtonLink to="/vitals">{t('records.addReading')}</ButtonLink>
      <ButtonLink to="/patient/documents" kind="quiet">
        {t('records.addDocument')}
      </ButtonLink>
    </div>
  )
  return <EmptyState icon="file-text" title={t('records.none')} lead={t('records.noneLead')} action={ways} />
}

function AppointmentCounts() {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listAppointments)
  if (isPending) return <Skeleton lines={4} />
  if (!data)
    return <ErrorState text={t('patientRecords.appointmentsFailed')} onRetry={() => void refetch()} />
  const upcoming = data.filter(({ status }) => isUpcoming(status)).length
  const past = data.length - upcoming
  return (
    <div className={tilesClass}>
      <ActionTile
        isCompact
        to="/patient/appointments"
        icon="calendar-days"
        title={
          upcoming > 0 ? t('patientRecords.upcoming', { count: upcoming }) : t('patientRecords.noneUpcoming')
        }
        lead={t('patientRecords.upcomingLead')}
      />
      <ActionTile
        isCompact
        to="/patient/appointments?past"
        icon="calendar-check"
        title={past > 0 ? t('patientRecords.past', { count: past }) : t('patientRecords.nonePast')}
        lead={t('patientRecords.pastLead')}
      />
    </div>
  )
}
