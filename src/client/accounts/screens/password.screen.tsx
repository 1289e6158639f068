import { useState } from 'react'
import { changePassword } from '../../../shared/accounts/accounts.endpoints.ts'
import { passwordChangeForm } from '../../../shared/accounts/accounts.forms.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PasswordField } from '../components/password-field.tsx'

export function Screen() {
  const { t } = useText()
  const [isDone, setDone] = useState(false)
  return (
    <Page narrow title={t('accountSecurity.password.title')}>
      {isDone ? <Done /> : <PasswordForm onDone={() => setDone(true)} />}
    </Page>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useText()
  const username = useSession()?.person.username
  const { mutateAsync } = useWrite(changePassword)
  const form = useForm(
    { feature: 'accounts', schema: passwordChangeForm },
    {
      // Without a draft: passwords are never stored on the device.
      initial: { current: '', next: '', confirmPassword: '' },
      submit: async ({ current, next }, key) => {
        await mutateAsync({ body: { current, next }, key })
        onDone()
      },
    },
  )
  return (
    <Card>
      <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <p>{t('accountSecurity.password.lead')}</p>
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
        <PasswordField
          {...form.field('current')}
          label={t('accountSecurity.password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('next')}
          label={t('accountSecurity.password.next')}
          hint={t('accounts.register.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label={t('accounts.register.confirmPassword')}
          autoComplete="new-password"
        />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" wide busy={form.busy}>
          {t('accountSecurity.password.submit')}
        </Button>
      </form>
    </Card>
  )
}

function Done() {
  const { t } = useText()
  return (
    <Notice
      kind="success"
      title={t('accountSecurity.password.done')}
      action={
        <ButtonLink to="/settings" kind="quiet">
          {t('accountSecurity.password.back')}
        </ButtonLink>
      }
    >
      {t('accountSecurity.password.doneLead')}
    </Notice>
  )
}
