import type { readConsents } from '../../../shared/consents/consents.endpoints.ts'
import { saveConsents } from '../../../shared/consents/consents.endpoints.ts'
import { consentsBody } from '../../../shared/consents/consents.forms.ts'
import { noticeVersion, type Purpose } from '../../../shared/consents/consents.purposes.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

type Consents = AnswerOf<typeof readConsents>['consents']

/** The first answer to the notice in force: nothing is ticked until somebody ticks it. */
export function ConsentForm({ consents }: { consents: Consents }) {
  const { t, language } = useText()
  const { mutateAsync } = useWrite(saveConsents)
  const form = useForm(
    { feature: 'consents', schema: consentsBody },
    {
      initial: { purposes: [] as Purpose[], notice: { version: noticeVersion, language } },
      submit: async ({ purposes }, key) => {
        await mutateAsync({ body: { purposes, notice: { version: noticeVersion, language } }, key })
        showToast(t('consents.saved'))
      },
    },
  )
  const agreed = form.get('purposes')
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      {consents.map(({ purpose, isNeeded }) => (
        <CheckField
          key={purpose}
          {...(isNeeded && form.fieldState('purposes'))}
          label={t(`consents.purposes.${purpose}`)}
          {...(!isNeeded && { lead: t('consents.optional') })}
          checked={agreed.includes(purpose)}
          onChange={(isChecked) =>
            form.set('purposes', [
              ...agreed.filter((one) => one !== purpose),
              ...(isChecked ? [purpose] : []),
            ])
          }
        />
      ))}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" busy={form.busy}>
        {t('consents.agree')}
      </Button>
    </form>
  )
}
