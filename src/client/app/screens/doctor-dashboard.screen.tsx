import { readDoctorProfile } from '../../../shared/doctors/doctors.contract.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { DoctorSchedule, ScheduleSummary } from '../../appointments/appointments.feature.tsx'
import { DoctorStanding } from '../../doctors/doctors.feature.tsx'
import { NoticeList, NoticeToasts } from '../../notifications/notifications.feature.tsx'
import { useText } from '../../platform/i18n.tsx'
import { useAnswer } from '../../platform/queries.tsx'
import { useSession } from '../../platform/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'

export function Screen() {
  const { t } = useText()
  const accountName = useSession()?.person.name ?? ''
  const { data: profile } = useAnswer(readDoctorProfile)
  const name = nameWithoutTitle(profile?.name || accountName)
  return (
    <Page title={t('home.doctor.greeting', { name })} lead={<ScheduleSummary />}>
      <NoticeToasts />
      <DoctorStanding />
      <NoticeList />
      <DoctorSchedule />
      <div>
        <ButtonLink to="/profile" kind="quiet" icon="pencil">
          {t('home.doctor.editProfile')}
        </ButtonLink>
      </div>
    </Page>
  )
}
