import { useState } from 'react'
import { findDoctors, grantRecord } from '../../../../shared/shares/shares.endpoints.ts'
import { grantForm } from '../../../../shared/shares/shares.forms.ts'
import { grantDays } from '../../../../shared/shares/shares.grants.ts'
import type { OfferedDoctor } from '../../../../shared/shares/shares.schemas.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useSettled } from '../../../platform/browser/use-settled.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useAnswer, useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { ErrorState, Skeleton } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'

const lengths = { '1': 'day', '7': 'week', '90': 'months' } as const

/** Which doctor, and for how long. Who is chosen stays offered while another name is typed. */
export function GrantForm({ onGranted }: { onGranted: () => void }) {
  const { t, day } = useText()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<OfferedDoctor | null>(null)
  const found = useAnswer(findDoctors, { query: { search: useSettled(typed.trim()) } })
  const { mutateAsync } = useWrite(grantRecord)
  const form = useForm(
    { feature: 'shares', schema: grantForm },
    {
      initial: { doctorId: '', days: '7' },
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        await refresh('shares')
        onGranted()
      },
    },
  )
  const offered = found.data ?? []
  const shown = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered
  const doctorId = form.field('doctorId')
  /** What tells doctors of one name apart. */
  function say({ specialization, clinic, lastMet, isTreating }: OfferedDoctor): string {
    const met = lastMet !== null && t('shares.grants.met', { date: day(lastMet, 'short') })
    return [specialization, clinic, met, isTreating && t('shares.grants.treating')]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <Card className="space-y-5">
      <p>{t('shares.grants.lead')}</p>
      <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
        <SearchField
          label={t('shares.grants.search')}
          hint={t('shares.grants.searchHint')}
          value={typed}
          onChange={setTyped}
        />
        {found.isPending && <Skeleton lines={2} />}
        {found.error && shown.length === 0 && (
          <ErrorState text={errorText(t, found.error)} onRetry={() => void found.refetch()} />
        )}
        {shown.length > 0 && (
          <ChoiceField
            {...doctorId}
            big
            longWords
            label={t('shares.grants.which')}
            options={shown.map((one) => ({
              value: one.id,
              label: t('shares.grants.doctor', { name: one.name }),
              lead: say(one),
            }))}
            onChange={(event) => {
              setChosen(shown.find(({ id }) => id === event.target.value) ?? null)
              doctorId.onChange(event)
            }}
          />
        )}
        {found.data && shown.length === 0 && (
          <p className="text-soft">
            {t(typed.trim() === '' ? 'shares.grants.noneMet' : 'shares.grants.nobody')}
          </p>
        )}
        <ChoiceField
          {...form.field('days')}
          label={t('shares.howLong')}
          options={grantDays.map((one) => ({
            value: one,
            label: t(`shares.lengths.${lengths[one]}`),
          }))}
        />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" icon="eye" wide busy={form.busy}>
          {t('shares.grants.grant')}
        </Button>
      </form>
    </Card>
  )
}
