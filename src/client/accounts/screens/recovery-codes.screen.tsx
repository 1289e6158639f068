import { useState } from 'react'
import { makeRecoveryCodes, readRecoveryCodes } from '../../../shared/accounts/accounts.endpoints.ts'
import { ownPassword } from '../../../shared/accounts/accounts.forms.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useAgo } from '../../platform/i18n/ago.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { RecoveryCodes } from '../components/recovery-codes.tsx'

export function Screen() {
  const { t } = useText()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Page narrow title={t('accountSecurity.codes.title')}>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Card className="space-y-4">
          <p>{t('accountSecurity.codes.lead')}</p>
          <CodesLeft />
          <MakeForm onMade={setCodes} />
        </Card>
      )}
    </Page>
  )
}

function CodesLeft() {
  const { t } = useText()
  const ago = useAgo()
  const { data, isPending, refetch } = useAnswer(readRecoveryCodes)
  if (isPending) return <Skeleton lines={1} />
  if (!data) return <ErrorState text={t('accountSecurity.codes.failed')} onRetry={() => void refetch()} />
  if (data.madeAt === null) return <p className="font-semibold">{t('accountSecurity.codes.none')}</p>
  return (
    <div>
      <p className="font-semibold">
        {t('accountSecurity.codes.left', { count: data.left, ago: ago(data.madeAt) })}
      </p>
      <p className="text-soft">{t('accountSecurity.codes.replaces')}</p>
    </div>
  )
}

function MakeForm({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const { t } = useText()
  const username = useSession()?.person.username
  const { mutateAsync } = useWrite(makeRecoveryCodes)
  const form = useForm(
    { feature: 'accounts', schema: ownPassword },
    {
      initial: { password: '' },
      submit: async (body, key) => onMade((await mutateAsync({ body, key })).codes),
    },
  )
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={t('accountSecurity.codes.password')}
        autoComplete="current-password"
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" wide busy={form.busy}>
        {t('accountSecurity.codes.make')}
      </Button>
    </form>
  )
}
