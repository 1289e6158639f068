import { endShare, listShares } from '../../../shared/shares/shares.endpoints.ts'
import type { Share } from '../../../shared/shares/shares.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What can be opened now, with who did; below, folded, what is over. */
export function ShareList() {
  const { t } = useText()
  const { data, error, isPending, refetch } = useAnswer(listShares)
  if (isPending) return <Skeleton />
  if (!data) return <ErrorState text={errorText(t, error)} onRetry={() => void refetch()} />
  const active = data.filter(({ status }) => status === 'active')
  const over = data.filter(({ status }) => status !== 'active')
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t('shares.now')}</h2>
      {active.length === 0 && <p className="text-soft">{t('shares.none')}</p>}
      {active.map((share) => (
        <ShareCard key={share.id} share={share} />
      ))}
      {over.length > 0 && (
        <Disclosure title={t('shares.over', { count: over.length })}>
          <div className="space-y-3">
            {over.map((share) => (
              <ShareCard key={share.id} share={share} />
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  )
}

function ShareCard({ share }: { share: Share }) {
  const { t, day, time } = useText()
  const { id, content, status, expiresAt, hasPin, wrongPins } = share
  const end = useWrite(endShare, { onDone: () => void refresh('shares') })
  const name = t(`shares.contents.${content}`)
  const until = t('shares.until', { date: day(expiresAt.date, 'short'), time: time(expiresAt.time) })
  return (
    <Card className="space-y-2">
      <h3 className="font-semibold">{name}</h3>
      <p>
        {status === 'active' ? until : t(`shares.statuses.${status}`)}
        {hasPin && ` · ${t('shares.hasPin')}`}
      </p>
      {wrongPins > 0 && <p>{t('shares.wrongPins', { count: wrongPins })}</p>}
      <SeenBy share={share} />
      {end.error && <Notice kind="error">{errorText(t, end.error)}</Notice>}
      {status === 'active' && (
        <Button kind="danger" busy={end.isPending} onClick={() => end.mutate({ params: { id } })}>
          {t('shares.end')}
          <span className="sr-only">
            : {name}, {until}
          </span>
        </Button>
      )}
    </Card>
  )
}

function SeenBy({ share: { seenBy } }: { share: Share }) {
  const { t, day, time } = useText()
  if (seenBy.length === 0) return <p className="text-soft">{t('shares.notSeen')}</p>
  return (
    <>
      <p>{t('shares.seenBy')}</p>
      <ul className="list-disc ps-5">
        {seenBy.map(({ name, at, isDoctor }) => (
          <li key={at.at + name} className="wrap-anywhere">
            {isDoctor ? <b>{t('shares.doctorHere', { name })}</b> : t('shares.saidName', { name })},{' '}
            {day(at.date, 'short')}, {time(at.time)}
          </li>
        ))}
      </ul>
    </>
  )
}
