import { readPatientProfile } from '../../../shared/patients/patients.contract.ts'
import { NextAppointments } from '../../appointments/appointments.feature.tsx'
import { NoticeList, NoticeToasts } from '../../notifications/notifications.feature.tsx'
import { FirstProfile } from '../../patients/patients.feature.tsx'
import { useText } from '../../platform/i18n.tsx'
import { useAnswer } from '../../platform/queries.tsx'
import { useSession } from '../../platform/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ActionTile } from './action-tile.tsx'

export function Screen() {
  const { t } = useText()
  const accountName = useSession()?.person.name
  const { data: profile } = useAnswer(readPatientProfile)
  const name = profile?.name || accountName
  return (
    <Page title={name ? t('home.dashboard.welcome', { name }) : t('home.dashboard.welcomeGuest')}>
      <NoticeToasts />
      <NoticeList />
      <FirstProfile />
      <section
        aria-label={t('home.dashboard.quickActions')}
        className="grid grid-cols-1 gap-3 sm:grid-cols-2"
      >
        <ActionTile
          to="/appointments/book"
          icon="calendar-plus"
          title={t('home.dashboard.book')}
          lead={t('home.dashboard.bookLead')}
        />
        <ActionTile
          to="/patient/appointments"
          icon="calendar-days"
          title={t('home.dashboard.mine')}
          lead={t('home.dashboard.mineLead')}
        />
      </section>
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">{t('home.dashboard.upcoming')}</h2>
        <NextAppointments />
        <ButtonLink to="/patient/appointments" kind="quiet" icon="calendar-days">
          {t('home.dashboard.viewAll')}
        </ButtonLink>
      </section>
    </Page>
  )
}
