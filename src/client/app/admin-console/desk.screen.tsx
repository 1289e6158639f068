import { lazy, Suspense, useState, type ComponentType } from 'react'
import { accountDesk } from '../../accounts/account-desk.manifest.tsx'
import { OpenRequestsAdmin } from '../../appointments/appointments.manifest.tsx'
import { queueDesk } from '../../appointments/queue-desk.manifest.tsx'
import { DeskAlarms } from '../../alarms/alarms.manifest.tsx'
import { dutyDesk } from '../../alarms/duty-desk.manifest.tsx'
import { AuditLog } from '../../audit/audit.manifest.tsx'
import { timingsDesk } from '../../availability/timings-desk.manifest.tsx'
import { EmergencyReviews } from '../../breakglass/breakglass.manifest.tsx'
import { facilityDesk } from '../../facilities/facility-desk.manifest.tsx'
import { DoctorAdmin } from '../../doctors/doctors.manifest.tsx'
import { LateAnswers } from '../../communications/communications.manifest.tsx'
import { ConsentQuestion } from '../../consents/consents.manifest.tsx'
import { NoticeToasts } from '../../notifications/notifications.manifest.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { town } from '../../platform/clock/town.ts'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/overlays/tabs.tsx'
import { VolunteerAdmin } from '../../volunteers/volunteers.manifest.tsx'
import { loaderOf } from '../routing/screen-loaders.tsx'

addIcons(featurePaths)

const FacilityAdmin = lazy(async () => ({ default: (await loaderOf(facilityDesk)()).Screen }))
const DutyDesk = lazy(async () => ({ default: (await loaderOf(dutyDesk)()).Screen }))
const TimingsDesk = lazy(async () => ({ default: (await loaderOf(timingsDesk)()).Screen }))
const QueueDesk = lazy(async () => ({ default: (await loaderOf(queueDesk)()).Screen }))
const AccountDesk = lazy(async () => ({ default: (await loaderOf(accountDesk)()).Screen }))

/**
 * The tabs of the desk in order; the id is the `tab` query parameter and the key in `desk.tabs`. A feature adds a line
 * here, its tab label to the messages `desk`, and its namespace to desk-bundle.ts.
 */
const parts = [
  { id: 'doctors', Part: DoctorAdmin },
  { id: 'requests', Part: OpenRequestsAdmin },
  { id: 'queue', Part: QueueDesk },
  { id: 'duty', Part: DutyDesk },
  { id: 'timings', Part: TimingsDesk },
  { id: 'facilities', Part: FacilityAdmin },
  { id: 'volunteers', Part: VolunteerAdmin },
  { id: 'accounts', Part: AccountDesk },
  { id: 'log', Part: AuditLog },
] as const satisfies readonly { id: string; Part: ComponentType }[]

/** The coordinator's desk. The open tab is in the URL, for reloads and links. */
export function Screen() {
  const { t, choose } = useText()
  const [first] = useState(() => new URLSearchParams(location.search).get('tab'))
  const tabs = parts.map(({ id, Part }) => ({
    id,
    label: t(`desk.tabs.${id}`),
    content: (
      <Suspense fallback={<Skeleton cards={2} />}>
        <Part />
      </Suspense>
    ),
  }))
  return (
    <Page title={t('desk.title')} lead={t('desk.lead', { town: choose(town().name) })}>
      <NoticeToasts />
      <DeskAlarms />
      <EmergencyReviews />
      <LateAnswers />
      <ConsentQuestion />
      <Tabs
        label={t('desk.parts')}
        tabs={tabs}
        first={parts.find(({ id }) => id === first)?.id}
        onChoose={(id) => navigate(`/desk?tab=${id}`, { replace: true })}
      />
    </Page>
  )
}
