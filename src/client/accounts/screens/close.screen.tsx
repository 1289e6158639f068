import { closeAccount } from '../../../shared/accounts/accounts.endpoints.ts'
import { ownPassword } from '../../../shared/accounts/accounts.forms.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { useWrite } from '../../platform/queries/queries.tsx'
import { forgetSession, useSession, type SignedIn } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { rememberClosed } from '../components/just-registered.ts'
import { PasswordField } from '../components/password-field.tsx'

export function Screen() {
  const { t } = useText()
  const person = useSession()?.person
  return (
    <Page narrow title={t('accountSecurity.close.title')}>
      {person && (
        <Card className="space-y-5">
          <Consequences isDoctor={person.role === 'doctor'} />
          <CloseForm person={person} />
        </Card>
      )}
    </Page>
  )
}

/** All that happens, before the password is asked for. */
function Consequences({ isDoctor }: { isDoctor: boolean }) {
  const { t } = useText()
  const group = isDoctor ? 'doctor' : 'patient'
  return (
    <>
      <p className="font-semibold">{t('accountSecurity.close.lead')}</p>
      <ul className="list-disc space-y-2 ps-5">
        <li>{t('accountSecurity.close.everyone.out')}</li>
        <li>{t(`accountSecurity.close.${group}.ahead`)}</li>
        <li>{t('accountSecurity.close.everyone.contact')}</li>
        <li>{t(`accountSecurity.close.${group}.kept`)}</li>
        {/* To everybody: nobody reads from it whether there is such a case. */}
        {!isDoctor && <li>{t('accountSecurity.close.patient.longer')}</li>}
      </ul>
      {!isDoctor && <p>{t('accountSecurity.close.others')}</p>}
    </>
  )
}

function CloseForm({ person }: { person: SignedIn }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(closeAccount)
  const form = useForm(
    { feature: 'accounts', schema: ownPassword },
    {
      initial: { password: '' },
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        // What waited on this phone for an account that is gone can never be sent.
        await discardUnsent(person.id)
        rememberClosed(true)
        forgetSession()
      },
    },
  )
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={person.username} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={t('accountSecurity.close.password')}
        autoComplete="current-password"
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-col gap-2">
        <Button type="submit" kind="danger" wide busy={form.busy}>
          {t('accountSecurity.close.submit')}
        </Button>
        <ButtonLink to="/settings" kind="quiet" wide>
          {t('accountSecurity.close.keep')}
        </ButtonLink>
      </div>
    </form>
  )
}

async function discardUnsent(personId: string): Promise<void> {
  await loadOutbox().then(
    ({ discardAll }) => discardAll(personId),
    () => undefined,
  )
}
