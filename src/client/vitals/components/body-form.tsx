import { useState } from 'react'
import { latestOf } from '../../../shared/vitals/vitals.rules.ts'
import { bodyEntry } from '../../../shared/vitals/vitals.forms.ts'
import type { VitalRecord } from '../../../shared/vitals/vitals.schemas.ts'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { bodyTypes, readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { QueuedOffline } from '../../platform/outbox/queued-offline.ts'
import { useWrite } from '../../platform/queries/queries.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { BmiMark } from './vital-marks.tsx'

const form = { feature: 'vitals', schema: bodyEntry }

/** A form for height and weight, either or both, with the known values. */
export function BodyForm({ record }: { record: VitalRecord }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(addVital)
  const { field, get, set, busy, formError, onSubmit } = useForm(form, {
    initial: { height: '', weight: '' },
    draft: 'vitals.body',
    submit: async (body, key) => {
      const typed = bodyTypes.filter((type) => body[type] !== '')
      const kept: unknown[] = []
      for (const type of typed) {
        // Each with its own key: a retry after the second was lost does not count the first twice.
        const asked = { body: { type, value: body[type], date: '' }, key: `${key}-${type}` }
        await mutateAsync(asked).catch((error: unknown) => {
          if (!(error instanceof QueuedOffline)) throw error
          kept.push(error)
        })
      }
      if (kept.length > 0) throw kept[0]
      for (const type of bodyTypes) set(type, '')
      showToast(t('vitals.body.saved'))
    },
  })
  const known = bodyTypes.flatMap((type) => latestOf(record.readings, type) ?? [])
  // Few people are measured again. A form that was begun is not closed.
  const [isOpen] = useState(
    () => known.length < bodyTypes.length || bodyTypes.some((type) => get(type) !== ''),
  )
  return (
    <Card className="space-y-4">
      <div className="space-y-1">
        <h2 className="text-xl font-semibold">{t('vitals.body.title')}</h2>
        <p className="text-soft">{t('vitals.body.lead')}</p>
      </div>
      {known.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {known.map((one) => (
            <span key={one.id}>{readingText(one)}</span>
          ))}
          {record.bmi && (
            <>
              <span>{t('vitalSigns.bmi.value', { bmi: record.bmi.value })}</span>
              <BmiMark status={record.bmi.status} />
            </>
          )}
        </p>
      )}
      <details open={isOpen} className="group">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-2 font-semibold text-leaf group-open:hidden">
          {t('vitals.body.change')}
          <Icon name="chevron-down" />
        </summary>
        <form noValidate onSubmit={onSubmit} className="space-y-4">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-end gap-4">
            <TextField
              {...field('height')}
              label={t('vitals.body.height')}
              hint={t('vitals.body.heightHint')}
              autoComplete="off"
            />
            <TextField
              {...field('weight')}
              label={t('vitals.body.weight')}
              hint={t('vitals.body.weightHint')}
              autoComplete="off"
            />
          </div>
          {formError !== null && <Notice kind="error" title={formError} />}
          <Button type="submit" kind="quiet" wide busy={busy}>
            {t('vitals.body.submit')}
          </Button>
        </form>
      </details>
    </Card>
  )
}
