import { useState } from 'react'
import { findForEmergency, listOpened } from '../../../shared/breakglass/breakglass.endpoints.ts'
import { searchForm } from '../../../shared/breakglass/breakglass.forms.ts'
import type { FoundPatient } from '../../../shared/breakglass/breakglass.schemas.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { OpeningForm } from '../components/opening-form.tsx'

/** A doctor finds a patient by phone number and opens the record, with a reason. */
export function Screen() {
  const { t } = useText()
  const [found, setFound] = useState<FoundPatient[] | null>(null)
  return (
    <Page narrow title={t('breakglass.title')} lead={t('breakglass.lead')}>
      <OpenNow />
      {found === null || found.length === 0 ? (
        <>
          <PhoneForm onFound={setFound} />
          {found && <Notice title={t('breakglass.none')}>{t('breakglass.noneLead')}</Notice>}
        </>
      ) : (
        <OpeningForm found={found} onBack={() => setFound(null)} />
      )}
    </Page>
  )
}

function PhoneForm({ onFound }: { onFound: (found: FoundPatient[]) => void }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(findForEmergency)
  const form = useForm(
    { feature: 'breakglass', schema: searchForm },
    { initial: { phone: '' }, submit: async (body, key) => onFound(await mutateAsync({ body, key })) },
  )
  return (
    <Card>
      <search>
        <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-4">
          <TextField
            {...form.field('phone')}
            label={t('breakglass.phone')}
            inputMode="tel"
            enterKeyHint="search"
            autoComplete="off"
          />
          {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
          <Button type="submit" icon="search" busy={form.busy}>
            {t('breakglass.find')}
          </Button>
        </form>
      </search>
    </Card>
  )
}

/** What this doctor has opened and may still read. */
function OpenNow() {
  const { t, time } = useText()
  const { data = [] } = useAnswer(listOpened)
  if (data.length === 0) return null
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">{t('breakglass.openNow')}</h2>
      <Card className="py-1 sm:py-2">
        <ul className="divide-y divide-line">
          {data.map(({ id, patientId, name, until }) => (
            <li key={id}>
              <LinkRow to={`/doctor/patients/${patientId}`}>
                <span className="block font-semibold">{name}</span>
                <span className="text-sm text-soft">{t('breakglass.until', { time: time(until.time) })}</span>
              </LinkRow>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
