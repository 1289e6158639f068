import { endGrant, listGrants } from '../../../../shared/shares/shares.endpoints.ts'
import type { RecordGrant } from '../../../../shared/shares/shares.schemas.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useAnswer, useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** The doctors here who may read the record now; below, folded, who could. */
export function GrantList() {
  const { t } = useText()
  const { data = [], error } = useAnswer(listGrants)
  const active = data.filter(({ status }) => status === 'active')
  const over = data.filter(({ status }) => status !== 'active')
  if (error && data.length === 0) return <Notice kind="error">{errorText(t, error)}</Notice>
  if (data.length === 0) return null
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t('shares.grants.now')}</h2>
      {active.map((grant) => (
        <GrantCard key={grant.id} grant={grant} />
      ))}
      {over.length > 0 && (
        <Disclosure title={t('shares.grants.over', { count: over.length })}>
          <ul className="space-y-2">
            {over.map((grant) => (
              <Over key={grant.id} grant={grant} />
            ))}
          </ul>
        </Disclosure>
      )}
      <ButtonLink to="/patient/access-log" kind="quiet" icon="eye">
        {t('shares.grants.looked')}
      </ButtonLink>
    </section>
  )
}

function GrantCard({ grant: { id, doctor, endsAt } }: { grant: RecordGrant }) {
  const { t, day, time } = useText()
  const end = useWrite(endGrant, { onDone: () => void refresh('shares') })
  return (
    <Card className="space-y-2">
      <h3 className="font-semibold wrap-anywhere">{t('shares.grants.doctor', { name: doctor })}</h3>
      <p>{t('shares.until', { date: day(endsAt.date, 'short'), time: time(endsAt.time) })}</p>
      {end.error && <Notice kind="error">{errorText(t, end.error)}</Notice>}
      <Button
        kind="danger"
        busy={end.isPending}
        aria-label={t('shares.grants.endOf', { name: doctor })}
        onClick={() => end.mutate({ params: { id } })}
      >
        {t('shares.end')}
      </Button>
    </Card>
  )
}

function Over({ grant: { doctor, status, grantedAt } }: { grant: RecordGrant }) {
  const { t, day } = useText()
  return (
    <li className="wrap-anywhere">
      <p className="font-semibold">{t('shares.grants.doctor', { name: doctor })}</p>
      <p className="text-sm text-soft">
        {day(grantedAt.date, 'short')} · {status !== 'active' && t(`shares.statuses.${status}`)}
      </p>
    </li>
  )
}
