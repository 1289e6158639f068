import { useState } from 'react'
import { Link } from '../../platform/browser/navigation.tsx'
import { useFormState } from '../../platform/forms/form-state.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import type { Recovery } from '../components/calls.ts'
import { loadCalls, usePreparedCalls } from '../components/load-calls.ts'
import { PasswordField } from '../components/password-field.tsx'

export function Screen() {
  const { t } = useText()
  const [isDone, setDone] = useState(false)
  return (
    <Page narrow title={t('accounts.recover.title')}>
      {isDone ? (
        <Notice kind="success">{t('accounts.recover.done')}</Notice>
      ) : (
        <>
          <RecoverForm onDone={() => setDone(true)} />
          <p className="text-soft">{t('accounts.recover.noCode')}</p>
        </>
      )}
      <p className="text-center">
        <Link to="/login" className="inline-block py-3 font-semibold text-leaf underline">
          {t('accounts.register.toLogin')}
        </Link>
      </p>
    </Page>
  )
}

function RecoverForm({ onDone }: { onDone: () => void }) {
  const { t } = useText()
  usePreparedCalls()
  const form = useFormState({
    feature: 'accounts',
    initial: { username: '', code: '', next: '' },
    check: async (typed) => (await loadCalls()).checkRecovery(typed),
    submit: async (recovery: Recovery, key) => {
      await (await loadCalls()).sendRecovery(recovery, key)
      onDone()
    },
  })
  return (
    <Card>
      <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <p>{t('accounts.recover.lead')}</p>
        <TextField
          {...form.field('username')}
          label={t('accounts.login.username')}
          hint={t('accounts.login.usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...form.field('code')}
          label={t('accounts.recover.code')}
          hint={t('accounts.recover.codeHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <PasswordField
          {...form.field('next')}
          label={t('accounts.recover.next')}
          hint={t('accounts.register.passwordHint')}
          autoComplete="new-password"
        />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" wide busy={form.busy}>
          {t('accounts.recover.submit')}
        </Button>
      </form>
    </Card>
  )
}
