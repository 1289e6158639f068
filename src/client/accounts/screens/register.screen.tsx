import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Link, navigate } from '../../platform/browser/navigation.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ConsentField } from '../components/consent-field.tsx'
import { usePreparedCalls } from '../components/load-calls.ts'
import { OpenStep, StepButtons, StepPart, StepProgress } from '../../ui/steps/steps.tsx'
import { questions } from '../components/registration/questions.ts'
import { RegistrationFields } from '../components/registration/registration-fields.tsx'
import { SummaryPlace } from '../components/registration/summary-place.tsx'
import {
  isRole,
  useRegistration,
  type RegistrationForm,
} from '../components/registration/use-registration.ts'

const redirectAfterMs = 1_500

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
  return (
    <OpenStep value={form.question}>
      <Page title={t('accounts.register.title')} narrow>
        <Card>
          <form
            method="post"
            noValidate
            onSubmit={form.onSubmit}
            className="large-questions flex flex-col gap-5"
          >
            <StepProgress
              steps={questions}
              title={t(`accounts.register.${form.question}`)}
              isTitleShown={form.question === 'check'}
            />
            <SummaryPlace form={form} />
            <RegistrationFields form={form} />
            {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
            <StepPart of="check">
              <Agreement form={form} />
              <Button type="submit" wide busy={form.busy}>
                {t('accounts.register.submit')}
              </Button>
            </StepPart>
            <StepButtons steps={questions} busy={form.busy} />
          </form>
        </Card>
        <StepPart of="role">
          <p className="text-center">
            {t('accounts.register.haveAccount')}{' '}
            <Link to="/login" className="inline-block py-3 font-semibold text-leaf underline">
              {t('accounts.register.toLogin')}
            </Link>
          </p>
        </StepPart>
      </Page>
    </OpenStep>
  )
}

function Agreement({ form }: { form: RegistrationForm }) {
  const role = form.get('role')
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  // A draft has a role when the prerendered page has none: React would throw the page away.
  if (!isHydrated || !isRole(role)) return null
  return (
    <ConsentField
      role={role}
      field={form.fieldState('consents')}
      value={form.get('consents')}
      set={(agreed) => form.set('consents', agreed)}
    />
  )
}

function neverChanges(): () => void {
  return () => undefined
}

function useRedirect(isDone: boolean): void {
  useEffect(() => {
    if (!isDone) return undefined
    const later = setTimeout(() => navigate('/login'), redirectAfterMs)
    return () => clearTimeout(later)
  }, [isDone])
}
