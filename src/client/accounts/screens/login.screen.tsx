import { useState } from 'react'
import { landingPath } from '../../../shared/accounts/accounts.rules.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useFormState } from '../../platform/forms/form-state.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Link, navigate } from '../../platform/browser/navigation.tsx'
import { currentSession, readCut, rememberCut, signIn } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Login } from '../components/calls.ts'
import {
  justClosed,
  justRegistered,
  rememberClosed,
  rememberRegistered,
} from '../components/just-registered.ts'
import { loadCalls, usePreparedCalls } from '../components/load-calls.ts'
import { CutShortNotice } from '../components/cut-short-notice.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { UnsentPlace } from '../components/unsent-place.tsx'

export function Screen() {
  const { t } = useText()
  usePreparedCalls()
  const [hasSubmitted, setSubmitted] = useState(false)
  const [isCodeAsked, setCodeAsked] = useState(false)
  const username = justRegistered()
  const form = useFormState({
    feature: 'accounts',
    initial: { identifier: username, password: '', code: '' },
    check: async (typed) => (await loadCalls()).checkLogin(typed),
    submit: async (credentials: Login, key) => {
      setSubmitted(true)
      const token = await (await loadCalls()).sendLogin(credentials, key).catch((error: unknown) => {
        if (isCodeNeeded(error)) setCodeAsked(true)
        throw error
      })
      // Both in the same tick: otherwise the guard of /login would redirect first.
      rememberRegistered('')
      rememberClosed(false)
      signIn(token)
      navigate(destination(), { replace: true })
    },
  })

  return (
    <Page title={t('accounts.login.title')} narrow>
      {!hasSubmitted && <CutShortNotice />}
      {!hasSubmitted && justClosed() && <Notice kind="success">{t('accounts.login.closed')}</Notice>}
      {username !== '' && !hasSubmitted && (
        <Notice kind="success">{t('accounts.login.registered', { username })}</Notice>
      )}
      <Card>
        <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
          <TextField
            {...form.field('identifier')}
            label={t('accounts.login.username')}
            hint={t('accounts.login.usernameHint')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...form.field('password')}
            ref={username === '' ? undefined : focusOnce}
            label={t('accounts.login.password')}
            autoComplete="current-password"
          />
          {isCodeAsked && (
            <TextField
              {...form.field('code')}
              ref={focusOnce}
              label={t('accounts.login.code')}
              hint={t('accounts.login.codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
          {form.formError !== null && (
            <Notice kind={isCodeNeeded(form.failure) ? 'info' : 'error'}>{form.formError}</Notice>
          )}
          <Button type="submit" wide busy={form.busy}>
            {t('accounts.login.submit')}
          </Button>
        </form>
      </Card>
      <p className="text-center">
        <Link to="/recover" className="inline-block py-3 font-semibold text-leaf underline">
          {t('accounts.login.forgot')}
        </Link>
      </p>
      <p className="text-center">
        {t('accounts.login.newHere')}{' '}
        <Link to="/register" className="inline-block py-3 font-semibold text-leaf underline">
          {t('accounts.login.toRegister')}
        </Link>
      </p>
      <UnsentPlace />
    </Page>
  )
}

/** The page where the session expired, for the same user; else the role's start page. */
function destination(): string {
  const person = currentSession()?.person
  const cut = readCut()
  rememberCut(null)
  if (cut && (cut.id === null || cut.id === person?.id)) return cut.path
  return landingPath(person?.role ?? 'patient')
}

function isCodeNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'codeNeeded'
}

/** The field that is left to fill in, or has just been asked for. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus()
}
