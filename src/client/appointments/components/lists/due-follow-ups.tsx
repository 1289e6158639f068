import { listDueFollowUps, settleFollowUp } from '../../../../shared/encounters/encounters.lists.endpoints.ts'
import { followUpOutcomes } from '../../../../shared/encounters/encounters.note.ts'
import type { DueFollowUp } from '../../../../shared/encounters/encounters.schemas.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useAnswer, useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PhoneLink } from '../../../ui/phone-link.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { StatusMark } from '../../../ui/status-mark.tsx'

/** Patients whom this doctor asked to come again, most at risk first. */
export function DueFollowUps() {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listDueFollowUps)
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t('worklist.due.title')}</h2>
      <p className="text-soft">{t('worklist.due.lead')}</p>
      {isPending && <Skeleton cards={2} lines={3} />}
      {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
      {data?.followUps.length === 0 && <p>{t('worklist.due.none')}</p>}
      {data?.followUps.map((one) => (
        <DueCard key={one.id} followUp={one} />
      ))}
      {data?.hasMore && <p className="text-soft">{t('worklist.due.hasMore')}</p>}
    </section>
  )
}

function DueCard({ followUp }: { followUp: DueFollowUp }) {
  const { t, day, time } = useText()
  const { id, patient, phone, dueOn, seenOn, diagnosis, risks, tries, triedAt, triedBy, standingInFor } =
    followUp
  return (
    <Card className="space-y-3">
      <h3 className="text-lg font-semibold break-words">{patient.name}</h3>
      {standingInFor && (
        <StatusMark tone="waiting">{t('worklist.due.standingIn', { name: standingInFor })}</StatusMark>
      )}
      {risks.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {risks.map((risk) => (
            <li key={risk}>
              <StatusMark tone={risk === 'critical' ? 'danger' : 'urgent'}>
                {t(`worklist.due.risks.${risk}`)}
              </StatusMark>
            </li>
          ))}
        </ul>
      )}
      <div>
        <p className="font-semibold">{t('worklist.due.dueOn', { date: day(dueOn, 'short') })}</p>
        <p className="wrap-anywhere">{diagnosis}</p>
        <p className="text-soft">{t('worklist.due.seenOn', { date: day(seenOn, 'short') })}</p>
        {triedAt && (
          <p className="text-soft">
            {t('worklist.due.tried', {
              count: tries,
              date: day(triedAt.date, 'short'),
              time: time(triedAt.time),
            })}
            {triedBy && ` (${t('worklist.due.triedBy', { name: triedBy })})`}
          </p>
        )}
      </div>
      {phone === '' && <p className="text-soft">{t('worklist.followUps.noPhone')}</p>}
      <div className="flex flex-wrap gap-2">
        {phone !== '' && (
          <PhoneLink number={phone} kind="primary">
            {t('worklist.followUps.call', { phone })}
          </PhoneLink>
        )}
        {standingInFor ? (
          <ButtonLink to={`/doctor/patients/${patient.id}`} kind="quiet" icon="user">
            {t('worklist.followUps.patient')}
          </ButtonLink>
        ) : (
          <ButtonLink to={`/doctor/encounters/${id}`} kind="quiet" icon="file-text">
            {t('worklist.due.note')}
          </ButtonLink>
        )}
      </div>
      {standingInFor && <p className="text-soft">{t('worklist.due.underName', { name: standingInFor })}</p>}
      <Outcomes id={id} name={patient.name} />
    </Card>
  )
}

function Outcomes({ id, name }: { id: string; name: string }) {
  const { t } = useText()
  const { mutate, isPending, error, variables } = useWrite(settleFollowUp, {
    onDone: () => void refresh('encounters'),
    onError: () => void refresh('encounters'),
  })
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('worklist.due.question', { name })}</legend>
        {followUpOutcomes.map((outcome) => (
          <Button
            key={outcome}
            kind="quiet"
            className="w-auto!"
            aria-label={`${t(`worklist.due.outcomes.${outcome}`)}: ${name}`}
            busy={isPending && variables?.body?.outcome === outcome}
            onClick={() => mutate({ params: { id }, body: { outcome } })}
          >
            {t(`worklist.due.outcomes.${outcome}`)}
          </Button>
        ))}
      </fieldset>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
    </>
  )
}
