import { useEffect, useState } from 'react'
import { useFormState } from '../../platform/forms/form-state.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Link, navigate } from '../../platform/browser/navigation.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Registration } from '../components/calls.ts'
import { rememberRegistered } from '../components/just-registered.ts'
import { loadCalls, usePreparedCalls } from '../components/load-calls.ts'
import { PasswordField } from '../components/password-field.tsx'

const redirectAfterMs = 1_500
const blank = { username: '', email: '', password: '', confirmPassword: '', name: '', phone: '', role: '' }

export function Screen() {
  const { t } = useText()
  usePreparedCalls()
  const [isDone, setDone] = useState(false)
  const form = useFormState({
    feature: 'accounts',
    initial: blank,
    draft: 'accounts.register',
    check: async (typed) => (await loadCalls()).checkRegistration(typed),
    submit: async (registration: Registration, key) => {
      await (await loadCalls()).sendRegistration(registration, key)
      rememberRegistered(registration.username)
      setDone(true)
    },
  })
  useRedirect(isDone)

  if (isDone) {
    return (
      <Page title={t('accounts.register.title')} narrow>
        <Notice kind="success">{t('accounts.register.success')}</Notice>
      </Page>
    )
  }
  return (
    <Page title={t('accounts.register.title')} narrow>
      <Card>
        <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
          <ChoiceField
            {...form.field('role')}
            label={t('accounts.register.role')}
            big
            options={(['patient', 'doctor'] as const).map((role) => ({
              value: role,
              label: t(`accounts.register.roles.${role}`),
              lead: t(`accounts.register.roleLeads.${role}`),
              icon: role === 'patient' ? 'user' : 'stethoscope',
            }))}
          />
          <TextField {...form.field('name')} label={t('accounts.register.name')} autoComplete="name" />
          <TextField
            {...form.field('phone')}
            label={t('accounts.register.phone')}
            hint={t('accounts.register.phoneHint')}
            type="tel"
            autoComplete="tel-national"
          />
          <TextField
            {...form.field('email')}
            label={t('accounts.register.email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <TextField
            {...form.field('username')}
            label={t('accounts.register.username')}
            hint={t('accounts.register.usernameHint')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...form.field('password')}
            label={t('accounts.register.password')}
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
            {t('accounts.register.submit')}
          </Button>
        </form>
      </Card>
      <p className="text-center">
        {t('accounts.register.haveAccount')}{' '}
        <Link to="/login" className="inline-block py-3 font-semibold text-leaf underline">
          {t('accounts.register.toLogin')}
        </Link>
      </p>
    </Page>
  )
}

function useRedirect(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return undefined
    const later = setTimeout(() => navigate('/login'), redirectAfterMs)
    return () => clearTimeout(later)
  }, [isDone])
}
