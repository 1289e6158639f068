import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { latinDigits } from '../../../../shared/kit/text/digits.ts'
import { parseAmount } from '../../../../shared/reminders/reminders.dosage.ts'
import { countStock, listReminders } from '../../../../shared/reminders/reminders.endpoints.ts'
import { stockBody } from '../../../../shared/reminders/reminders.forms.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { replaceAnswer, useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Reminder } from '../../reminders.queries.ts'

/** `10`, `7½`, in the digits of any of the three scripts. */
const typedStock = v.object({
  left: v.pipe(
    v.string(),
    v.minLength(1, 'required'),
    v.transform((typed) => {
      const text = latinDigits(typed).trim()
      return /^\d{1,4}$/.test(text) ? Number(text) : (parseAmount(typed) ?? -1)
    }),
    stockBody.entries.left,
  ),
})

/** Writes down how much is left. */
export function CountForm({ reminder: { id }, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(countStock, {
    onDone: ({ reminderId, stock }) =>
      replaceAnswer(listReminders, (known) => ({
        ...known,
        reminders: known.reminders.map((one) => (one.id === reminderId ? { ...one, stock } : one)),
      })),
  })
  const form = useForm(
    { feature: 'reminders', schema: typedStock },
    {
      initial: { left: '' },
      onKept: onClose,
      submit: async (body, key) => {
        await mutateAsync({ params: { id }, body, key })
        onClose()
      },
    },
  )
  const place = useRef<HTMLFormElement>(null)
  // It comes in place of the pressed button.
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <form ref={place} noValidate onSubmit={form.onSubmit} className="space-y-3">
      <TextField {...form.field('left')} label={t('stock.label')} inputMode="numeric" autoComplete="off" />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {t('stock.save')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('stock.cancel')}
        </Button>
      </div>
    </form>
  )
}
