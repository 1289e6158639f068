import { listFollowUps } from '../../../shared/appointments/appointments.endpoints.ts'
import type { FollowUp } from '../../../shared/appointments/appointments.schemas.ts'
import { DueFollowUps } from '../components/lists/due-follow-ups.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'

/** Patients who should come again, and those whose visit did not take place. A new appointment removes them from the list. */
export function Screen() {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listFollowUps)
  return (
    <Page title={t('worklist.followUps.title')}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DueFollowUps />
        <section className="space-y-3">
          <h2 className="text-xl font-semibold">{t('worklist.followUps.missedTitle')}</h2>
          <p className="text-soft">{t('worklist.followUps.lead')}</p>
          {isPending && <Skeleton cards={2} lines={4} />}
          {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
          {data?.length === 0 && (
            <EmptyState
              icon="phone"
              title={t('worklist.followUps.none')}
              lead={t('worklist.followUps.noneLead')}
            />
          )}
          {data?.map((one) => (
            <FollowUpCard key={one.patientId} followUp={one} />
          ))}
        </section>
      </div>
    </Page>
  )
}

function FollowUpCard({ followUp }: { followUp: FollowUp }) {
  const { t, day, time } = useText()
  const { patientId, name, phone, date, time: at, specialization } = followUp
  return (
    <Card className="space-y-3">
      <h3 className="text-lg font-semibold break-words">{name}</h3>
      <div>
        <p>{specialization || t('appointments.schedule.noNote')}</p>
        <p className="text-soft">
          {t('worklist.followUps.missed', { date: day(date, 'short'), time: time(at) })}
        </p>
      </div>
      {phone === '' && <p className="text-soft">{t('worklist.followUps.noPhone')}</p>}
      <div className="flex flex-wrap gap-2">
        {phone !== '' && (
          <PhoneLink number={phone} kind="primary">
            {t('worklist.followUps.call', { phone })}
          </PhoneLink>
        )}
        <ButtonLink to={`/doctor/patients/${patientId}`} kind="quiet" icon="user">
          {t('worklist.followUps.patient')}
        </ButtonLink>
      </div>
    </Card>
  )
}
