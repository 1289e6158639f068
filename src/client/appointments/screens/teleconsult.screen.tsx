import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { splitByTime } from '../appointments.queries.ts'
import { AppointmentCard } from '../components/appointment-card.tsx'
import { useOwnAppointments } from '../components/own-appointments.ts'

const bookOne = '/appointments/book?type=teleconsultation'

/** How a teleconsultation works, and the upcoming ones. */
export function Screen() {
  const { t } = useText()
  return (
    <Page title={t('teleconsult.title')} lead={t('teleconsult.lead')} narrow>
      <Upcoming />
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">{t('teleconsult.how')}</h2>
        <Steps />
      </section>
    </Page>
  )
}

function Upcoming() {
  const { t } = useText()
  const { data, isPending, refetch } = useOwnAppointments()
  if (isPending) return <Skeleton lines={4} />
  if (!data) return <ErrorState text={t('appointments.mine.loadFailed')} onRetry={() => void refetch()} />
  const ahead = splitByTime(data).upcoming.filter(({ type }) => type === 'teleconsultation')
  const book = (
    <ButtonLink to={bookOne} icon="calendar-plus">
      {t('teleconsult.book')}
    </ButtonLink>
  )
  if (ahead.length === 0) {
    return (
      <EmptyState icon="video" title={t('teleconsult.none')} lead={t('teleconsult.noneLead')} action={book} />
    )
  }
  return (
    <section className="space-y-4">
      <h2 className="text-xl font-semibold">{t('teleconsult.upcoming')}</h2>
      <ul className="space-y-4">
        {ahead.map((appointment) => (
          <li key={appointment._id}>
            <AppointmentCard appointment={appointment} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 sm:flex-row">
        {book}
        <ButtonLink to="/patient/appointments" kind="quiet" icon="calendar-days">
          {t('teleconsult.all')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The doctor calls, so a missing phone number is pointed out. */
function Steps() {
  const { t } = useText()
  const { data: profile } = useAnswer(readPatientProfile)
  const isPhoneMissing = profile?.phone === ''
  const addPhone = (
    <ButtonLink to="/profile" kind="quiet" icon="phone">
      {t('teleconsult.addPhone')}
    </ButtonLink>
  )
  return (
    <>
      <ol className="list-decimal space-y-2 ps-6">
        <li>{t('teleconsult.ask')}</li>
        <li>
          {t('teleconsult.phone')} {profile?.phone && <b>{profile.phone}</b>}
        </li>
        <li>{t('teleconsult.near')}</li>
      </ol>
      {isPhoneMissing && <Notice title={t('teleconsult.phoneMissing')} action={addPhone} />}
    </>
  )
}
