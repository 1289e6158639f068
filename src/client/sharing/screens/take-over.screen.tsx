import { useState } from 'react'
import { takeOver } from '../../../shared/sharing/sharing.endpoints.ts'
import { takeOverBody } from '../../../shared/sharing/sharing.forms.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { queryClient } from '../../platform/query/query-client.ts'
import { store } from '../../platform/storage/storage.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

/** Where a grown-up enters the code from whoever looked after the record. */
export function Screen() {
  const { t } = useText()
  const [patient, setPatient] = useState<string | null>(null)
  return (
    <Page narrow title={t('sharing.takeOver.title')} lead={t('sharing.takeOver.lead')}>
      {patient === null ? (
        <CodeForm onTaken={setPatient} />
      ) : (
        <>
          <Notice>{t('sharing.takeOver.done', { patient })}</Notice>
          <ButtonLink to="/patient">{t('sharing.takeOver.open')}</ButtonLink>
        </>
      )}
    </Page>
  )
}

function CodeForm({ onTaken }: { onTaken: (patient: string) => void }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(takeOver)
  const form = useForm(
    { feature: 'sharing', schema: takeOverBody },
    {
      initial: { code: '' },
      submit: async (body, key) => {
        const { patient } = await mutateAsync({ body, key })
        // The record has a profile, and all that was read before was of the empty one.
        store('patientHasProfile', '1')
        await queryClient.resetQueries()
        onTaken(patient)
      },
    },
  )
  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <TextField
          {...form.field('code')}
          label={t('sharing.takeOver.code')}
          hint={t('sharing.takeOver.codeHint')}
          inputMode="numeric"
          autoComplete="off"
          className="text-lg tabular-nums"
        />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" busy={form.busy}>
          {t('sharing.takeOver.submit')}
        </Button>
      </form>
    </Card>
  )
}
