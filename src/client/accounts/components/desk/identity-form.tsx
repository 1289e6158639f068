import { identityChecks, type IdentityCheck } from '../../../../shared/accounts/accounts.codes.ts'
import { issueResetCode } from '../../../../shared/accounts/accounts.endpoints.ts'
import { identityChecked } from '../../../../shared/accounts/accounts.forms.ts'
import type { FoundAccount } from '../../../../shared/accounts/accounts.schemas.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { describedBy, FieldError, FieldHint } from '../../../ui/fields/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { factOf } from './account-facts.tsx'

interface Props {
  account: FoundAccount
  onIssued: (issued: AnswerOf<typeof issueResetCode>) => void
  onBack: () => void
}

/** Which questions were answered correctly; without two of them there is no code. */
export function IdentityForm({ account, onIssued, onBack }: Props) {
  const text = useText()
  const { t } = text
  const { mutateAsync } = useWrite(issueResetCode)
  const form = useForm(
    { feature: 'accounts', schema: identityChecked },
    {
      initial: { checked: [] },
      submit: async (body, key) => onIssued(await mutateAsync({ params: { id: account.id }, body, key })),
    },
  )
  // What the account does not say cannot be compared.
  const checks = identityChecks.filter((check) => check === 'document' || factOf(text, account, check) !== '')
  const { checked } = form.values
  const toggle = (check: IdentityCheck) =>
    form.set(
      'checked',
      identityChecks.filter((one) => checked.includes(one) !== (one === check)),
    )
  const field = form.fieldState('checked')
  return (
    <Card className="max-w-2xl">
      <form noValidate onSubmit={form.onSubmit} className="space-y-5">
        <div>
          <h3 data-home="ask" tabIndex={-1} className="text-lg font-semibold break-words outline-none">
            {t('accountDesk.ask', { name: account.name })}
          </h3>
          <p>{t('accountDesk.askLead')}</p>
        </div>
        <fieldset
          id={field.id}
          tabIndex={-1}
          className="flex flex-col gap-2"
          aria-describedby={describedBy(field, t('accountDesk.checkHint'))}
        >
          <legend className="mb-1 font-semibold">{t('accountDesk.checkGroup')}</legend>
          <FieldHint id={field.id} hint={t('accountDesk.checkHint')} />
          {checks.map((check) => (
            <CheckField
              key={check}
              label={t(`accountDesk.checks.${check}`)}
              lead={factOf(text, account, check)}
              checked={checked.includes(check)}
              onChange={() => toggle(check)}
            />
          ))}
          <FieldError id={field.id} error={field.error} />
        </fieldset>
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button type="submit" busy={form.busy}>
            {t('accountDesk.make')}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {t('accountDesk.back')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
