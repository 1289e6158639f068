import { lazy, Suspense } from 'react'
import { listAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { listFacilityVisits, readDoctorSummary } from '../../../shared/appointments/appointments.endpoints.ts'
import { readDoctorProfile } from '../../../shared/doctors/doctors.endpoints.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { DoctorSchedule } from '../../appointments/appointments.manifest.tsx'
import { DoctorApproval } from '../../doctors/doctors.manifest.tsx'
import { ConsentQuestion } from '../../consents/consents.manifest.tsx'
import { NoticeList, NoticeToasts } from '../../notifications/notifications.manifest.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { usePath } from '../../platform/browser/navigation.tsx'
import { useAnswer, refreshEveryMs } from '../../platform/queries/queries.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { WorkPlaces } from '../home/work-places.tsx'
import { DoctorAlert } from './doctor-alert.tsx'
import { DoctorFigures } from './doctor-figures.tsx'
import { DoctorTasks } from './doctor-tasks.tsx'
import { RecentPatients } from './recent-patients.tsx'

const FacilityToday = lazy(async () => ({ default: (await import('./facility-today.tsx')).FacilityToday }))

const none: AnswerOf<typeof listAlarms> = { alarms: [], open: 0, next: null }

export function Screen() {
  const { t } = useText()
  const accountName = useSession()?.person.name ?? ''
  const { data: profile } = useAnswer(readDoctorProfile)
  const isAtHome = usePath() === '/'
  const name = nameWithoutTitle(profile?.name || accountName)
  // A doctor who is not approved has no requests to count: on the home page show only the two links.
  const isSimple = isAtHome && profile !== undefined && profile?.approval !== 'approved'
  return (
    <Page title={t('doctorDashboard.greeting', { name })}>
      <NoticeToasts />
      <ConsentQuestion />
      <DoctorApproval />
      <div data-print="no" className="grid gap-3 empty:hidden sm:grid-cols-2">
        <WorkPlaces
          titles={{ counter: t('doctorDashboard.counter'), laboratory: t('doctorDashboard.laboratory') }}
        />
      </div>
      {isSimple ? <QuickActions /> : <Day />}
    </Page>
  )
}

function Day() {
  const { data: summary, error, refetch } = useAnswer(readDoctorSummary, { refetchEveryMs: refreshEveryMs })
  const { data: open = none } = useAnswer(listAlarms, { refetchEveryMs: refreshEveryMs })
  // Few doctors work at a facility: the others get no more than this empty answer.
  const { data: here } = useAnswer(listFacilityVisits, { refetchEveryMs: refreshEveryMs })
  return (
    <>
      <div data-print="no" className="flex flex-col gap-5 empty:hidden">
        <DoctorAlert alarms={open.alarms} />
        {error && !summary ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <DoctorFigures summary={summary} />
        )}
        <NoticeList />
      </div>
      <DoctorSchedule>
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <div className="space-y-4">
            {summary && <DoctorTasks summary={summary} alerts={open.open} />}
            {here && here.facilities.length > 0 && (
              <Suspense>
                <FacilityToday facilities={here.facilities} />
              </Suspense>
            )}
            <QuickActions />
          </div>
          <RecentPatients />
        </div>
      </DoctorSchedule>
    </>
  )
}

/** The simple view of the specification: links to today's schedule and the profile. */
function QuickActions() {
  const { t } = useText()
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to="/doctor#today" kind="quiet" icon="calendar-days">
        {t('appointments.schedule.today')}
      </ButtonLink>
      <ButtonLink to="/doctor/queue" kind="quiet" icon="users">
        {t('doctorDashboard.queue')}
      </ButtonLink>
      <ButtonLink to="/doctor/messages" kind="quiet" icon="message">
        {t('doctorDashboard.messages')}
      </ButtonLink>
      <ButtonLink to="/doctor/timings" kind="quiet" icon="calendar-check">
        {t('doctorDashboard.timings')}
      </ButtonLink>
      <ButtonLink to="/profile" kind="quiet" icon="pencil">
        {t('doctorDashboard.editProfile')}
      </ButtonLink>
    </div>
  )
}
