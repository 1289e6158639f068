import { useEffect, useState } from 'react'
import { agreedOf, noticeVersion, type Purpose } from '../../../shared/consents/consents.purposes.ts'
import { useFormState } from '../../platform/forms/form-state.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Link, navigate } from '../../platform/browser/navigation.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ConsentField } from '../components/consent-field.tsx'
import type { Registration } from '../components/calls.ts'
import { rememberRegistered } from '../components/just-registered.ts'
import { loadCalls, usePreparedCalls } from '../components/load-calls.ts'
import { PasswordField } from '../components/password-field.tsx'

const roles = ['patient', 'doctor'] as const
const redirectAfterMs = 1_500
const blank = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  name: '',
  phone: '',
  role: '',
  consents: [] as Purpose[],
}

export function Screen() {
  const { t } = useText()
  usePreparedCalls()
  const [isDone, setDone] = useState(false)
  const form = useRegistration(() => setDone(true))
  useRedirect(isDone)

  if (isDone) {
    return (
      <Page title={t('accounts.register.title')} narrow>
        <Notice kind="success">{t('accounts.register.success')}</Notice>
      </Page>
    )
  }
  const role = form.get('role')
  return (
    <Page title={t('accounts.register.title')} narrow>
      <Card>
        <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
          <Fields form={form} />
          {isRole(role) && (
            <ConsentField
              role={role}
              field={form.fieldState('consents')}
              value={form.get('consents')}
              set={(agreed) => form.set('consents', agreed)}
            />
          )}
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

function useRegistration(onDone: () => void) {
  const { language } = useText()
  return useFormState({
    feature: 'accounts',
    initial: blank,
    draft: 'accounts.register',
    check: async ({ consents, ...typed }) => {
      const agreed = isRole(typed.role) ? agreedOf(typed.role, consents) : []
      const notice = { version: noticeVersion, language }
      return (await loadCalls()).checkRegistration({ ...typed, consents: agreed, notice })
    },
    submit: async (registration: Registration, key) => {
      await (await loadCalls()).sendRegistration(registration, key)
      rememberRegistered(registration.username)
      onDone()
    },
  })
}

/** Those of the specification. */
function Fields({ form }: { form: ReturnType<typeof useRegistration> }) {
  const { t } = useText()
  return (
    <>
      <ChoiceField
        {...form.field('role')}
        label={t('accounts.register.role')}
        big
        options={roles.map((value) => ({
          value,
          label: t(`accounts.register.roles.${value}`),
          lead: t(`accounts.register.roleLeads.${value}`),
          icon: value === 'patient' ? 'user' : 'stethoscope',
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
    </>
  )
}

function isRole(typed: string): typed is (typeof roles)[number] {
  return roles.some((role) => role === typed)
}

function useRedirect(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return undefined
    const later = setTimeout(() => navigate('/login'), redirectAfterMs)
    return () => clearTimeout(later)
  }, [isDone])
}
