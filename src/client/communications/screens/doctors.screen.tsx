import { listDoctors } from '../../../shared/communications/communications.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refreshEveryMs, useAnswer } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { NotUrgent } from '../components/not-urgent.tsx'

addIcons(featurePaths)

/** The doctors whom the patient may write to, or has written to. */
export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listDoctors, { refetchEveryMs: refreshEveryMs })
  return (
    <Page narrow title={t('communications.title')} lead={t('communications.lead')}>
      <NotUrgent />
      {isPending && <Skeleton cards={2} lines={2} />}
      {!isPending && !data && <ErrorState text={t('communications.failed')} onRetry={() => void refetch()} />}
      {data?.doctors.length === 0 && (
        <EmptyState
          icon="message"
          title={t('communications.none')}
          lead={t('communications.noneLead')}
          action={
            <ButtonLink to="/appointments/book" icon="calendar-plus">
              {t('communications.book')}
            </ButtonLink>
          }
        />
      )}
      {data && data.doctors.length > 0 && (
        <Card className="py-2! sm:py-2!">
          <ul className="divide-y divide-line">
            {data.doctors.map((doctor) => (
              <li key={doctor.id}>
                <DoctorRow doctor={doctor} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  )
}

type Doctor = AnswerOf<typeof listDoctors>['doctors'][number]

function DoctorRow({ doctor: { id, name, specialization, lastAt, unread } }: { doctor: Doctor }) {
  const { t, day, time } = useText()
  return (
    <LinkRow to={`/patient/messages/${id}`}>
      <span className="block text-lg font-semibold">{t('communications.doctor', { name })}</span>
      <span className="block text-soft">{specialization}</span>
      {lastAt && (
        <span className="block text-sm text-soft">
          {t('communications.last', { date: day(lastAt.date, 'short'), time: time(lastAt.time) })}
        </span>
      )}
      {unread > 0 && (
        <StatusMark tone="waiting" icon="message">
          {t('communications.unread', { count: unread })}
        </StatusMark>
      )}
    </LinkRow>
  )
}
