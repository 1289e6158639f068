import type { Area } from '../../../shared/kit/areas.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { PatientAlarms } from '../alarms/patient-alarms.tsx'
import { RecentActivities } from '../../activities/activities.manifest.tsx'
import { NextAppointments } from '../../appointments/appointments.manifest.tsx'
import { ConsentQuestion } from '../../consents/consents.manifest.tsx'
import { NoticeList, NoticeToasts } from '../../notifications/notifications.manifest.tsx'
import { ProfileInPlace } from '../../patients/patients.manifest.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useChosenOther, useSharedAreas } from '../../platform/people/use-people.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { TodaysDoses } from '../../reminders/reminders.manifest.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { HealthSummary } from '../../vitals/vitals.manifest.tsx'
import { HealthTips } from './health-tips.tsx'
import { PatientSection } from '../shell/patient-section.tsx'
import { PatientTiles } from './patient-tiles.tsx'
import { ShareProfile } from '../records/share-profile.tsx'

addIcons(featurePaths)

export function Screen() {
  const { t } = useText()
  const accountName = useSession()?.person.name
  const other = useChosenOther()
  const areas = useSharedAreas()
  const isShared = (area: Area) => areas.includes(area)
  const { data: profile } = useAnswer(readPatientProfile, { enabled: isShared('profile') })
  const name = profile?.name || other?.name || accountName
  return (
    <Page title={name ? t('patientDashboard.welcome', { name }) : t('patientDashboard.welcomeGuest')}>
      <NoticeToasts />
      {isShared('vitals') && <PatientAlarms />}
      <ConsentQuestion />
      {isShared('profile') && <ProfileInPlace />}
      <NoticeList />
      <PatientTiles />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-2 sm:gap-y-6 lg:grid-cols-2">
        <div className="min-w-0 space-y-2 sm:space-y-6">
          {isShared('appointments') && (
            <PatientSection
              title={t('patientDashboard.upcoming')}
              more={{ to: '/patient/appointments', label: t('patientDashboard.viewAll') }}
            >
              <NextAppointments />
            </PatientSection>
          )}
          {isShared('reminders') && (
            <PatientSection
              title={t('patientDashboard.medication')}
              more={{ to: '/reminders', label: t('patientDashboard.toReminders') }}
            >
              <TodaysDoses />
            </PatientSection>
          )}
          {isShared('guardianship') && (
            <PatientSection folded title={t('patientDashboard.share.title')}>
              <ShareProfile />
            </PatientSection>
          )}
        </div>
        <div className="min-w-0 space-y-2 sm:space-y-6">
          {isShared('vitals') && (
            <PatientSection
              title={t('patientDashboard.health')}
              more={{ to: '/vitals', label: t('patientDashboard.toVitals') }}
            >
              <HealthSummary />
            </PatientSection>
          )}
          {isShared('guardianship') && (
            <PatientSection folded title={t('patientDashboard.activities')}>
              <RecentActivities />
            </PatientSection>
          )}
          <PatientSection folded title={t('patientDashboard.tips')}>
            <HealthTips />
          </PatientSection>
        </div>
      </div>
    </Page>
  )
}
