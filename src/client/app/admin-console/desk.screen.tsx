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
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { useMediaQuery } from '../../platform/browser/use-media-query.ts'
import { useQueryValue } from '../../platform/browser/use-query-value.ts'
import { town } from '../../platform/clock/town.ts'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/overlays/tabs.tsx'
import { VolunteerAdmin } from '../../volunteers/volunteers.manifest.tsx'
import { loaderOf } from '../routing/screen-loaders.tsx'
import { benchWidth } from '../workbench/bench-width.ts'
import { loadDeskBench } from '../workbench/desk/load-desk-bench.ts'

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

const loadNothing = () => Promise.resolve(null)

/**
 * The coordinator's desk; where there is room, first what needs somebody with the chosen one beside it. The open tab is
 * in the URL, for reloads and links. A tablet that is turned keeps what was typed into a tab. What cannot be fetched, as
 * without a network, is not missed: the other tabs have it all.
 */
export function Screen() {
  const { t, choose } = useText()
  const isWide = useMediaQuery(benchWidth)
  const { value: Bench, error } = useLoaded(isWide ? loadDeskBench : loadNothing)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const asked = useQueryValue('tab')
  const others = parts.map(({ id, Part }) => ({ id, content: <Part /> }))
  const hasBench = isWide && error === undefined
  const todo = Bench ? <Bench tools={tools} /> : <Skeleton cards={2} lines={6} />
  const shown = hasBench ? [{ id: 'todo' as const, content: todo }, ...others] : others
  const open = shown.find(({ id }) => id === asked)?.id ?? shown[0]?.id
  const isTodo = open === 'todo'
  const tabs = shown.map(({ id, content }) => ({
    id,
    label: t(`desk.tabs.${id}`),
    content: <Suspense fallback={<Skeleton cards={2} />}>{content}</Suspense>,
  }))
  return (
    <Page
      title={t('desk.title')}
      lead={isTodo ? undefined : t('desk.lead', { town: choose(town().name) })}
      beside={isTodo && <div ref={setTools} data-print="no" className="min-w-0 flex-1" />}
    >
      <NoticeToasts />
      {/* An alarm does not wait for the list that has it, too. */}
      {!(isTodo && Bench) && <DeskAlarms />}
      {!isTodo && (
        <>
          <EmergencyReviews />
          <LateAnswers />
        </>
      )}
      <ConsentQuestion />
      <div className={hasBench ? 'bench-frame' : undefined}>
        <Tabs
          label={t('desk.parts')}
          tabs={tabs}
          chosen={open}
          onChoose={(id) => navigate(`/desk?tab=${id}`, { replace: true })}
        />
      </div>
    </Page>
  )
}
