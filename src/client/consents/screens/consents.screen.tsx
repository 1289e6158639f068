import type { ReactNode } from 'react'
import { readConsents, saveConsents } from '../../../shared/consents/consents.endpoints.ts'
import { noticeVersion } from '../../../shared/consents/consents.purposes.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useChosenOther } from '../../platform/people/use-people.ts'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ConsentForm } from '../components/consent-form.tsx'

type Consents = AnswerOf<typeof readConsents>
type Consent = Consents['consents'][number]

/** What was agreed to for the patient one acts for, when, and to which notice; and the way to change it. */
export function Screen() {
  const { t } = useText()
  const other = useChosenOther()
  const { data, isPending, error, refetch } = useAnswer(readConsents)
  return (
    <Page narrow title={t('consents.title')} lead={other && t('consents.of', { name: other.name })}>
      {isPending && <Skeleton />}
      {error && !data && <ErrorState text={errorText(t, error)} onRetry={() => void refetch()} />}
      <Card>
        <LinkRow to="/privacy">{t('consents.read')}</LinkRow>
      </Card>
      {data?.isAsked === true && (
        <Card>
          <ConsentForm consents={data.consents} />
        </Card>
      )}
      {data?.isAsked === false && <Agreed consents={data.consents} />}
    </Page>
  )
}

function Agreed({ consents }: Pick<Consents, 'consents'>) {
  const { t, language } = useText()
  const { mutate, isPending, error } = useWrite(saveConsents)
  const agreed = consents.filter(isGiven).map(({ purpose }) => purpose)
  function toggle(purpose: Consent['purpose']): void {
    const isOn = agreed.includes(purpose)
    const purposes = isOn ? agreed.filter((one) => one !== purpose) : [...agreed, purpose]
    mutate({ body: { purposes, notice: { version: noticeVersion, language } } })
  }
  return (
    <>
      {consents.map((consent) => (
        <Card key={consent.purpose} className="space-y-2">
          {consent.isNeeded ? (
            <h2 className="text-xl font-semibold">{t(`consents.purposes.${consent.purpose}`)}</h2>
          ) : (
            <Switch isOn={isGiven(consent)} busy={isPending} onPress={() => toggle(consent.purpose)}>
              {t(`consents.purposes.${consent.purpose}`)}
            </Switch>
          )}
          <Since consent={consent} />
          {consent.isNeeded && <ToClosing />}
        </Card>
      ))}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
    </>
  )
}

function Since({ consent: { version, givenAt, withdrawnAt } }: { consent: Consent }): ReactNode {
  const { t, day } = useText()
  if (!givenAt || version === null) return null
  return (
    <p className="text-soft">
      {withdrawnAt
        ? t('consents.withdrawn', { date: day(withdrawnAt.date) })
        : t('consents.given', { date: day(givenAt.date), version })}
    </p>
  )
}

/** Only of the own record; a coordinator's account is closed by a command. */
function ToClosing(): ReactNode {
  const { t } = useText()
  const role = useSession()?.person.role
  const other = useChosenOther()
  if (other || role === 'coordinator') return null
  return <LinkRow to="/settings/close">{t('consents.close')}</LinkRow>
}

function isGiven({ givenAt, withdrawnAt }: Consent): boolean {
  return givenAt !== null && withdrawnAt === null
}
