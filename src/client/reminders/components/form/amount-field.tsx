import {
  amountText,
  maxAmount,
  parseAmount,
  type Unit,
} from '../../../../shared/reminders/reminders.dosage.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { useForm } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { inputClass } from '../../../ui/fields/input-class.ts'
import type { typedReminder } from './typed-reminder.ts'

/** Halves for what can be broken. */
const steps: Record<Unit, number> = {
  tablet: 0.5,
  capsule: 1,
  ml: 0.5,
  drop: 1,
  puff: 1,
  unit: 1,
  sachet: 1,
}

interface Props {
  form: Pick<ReturnType<typeof useForm<typeof typedReminder>>, 'field' | 'set'>
  path: `amounts.${number}` | `steps.${number}.amounts.${number}`
  unit: Unit
  label?: string
  hint?: string | undefined
  /** Nothing, in a step, is an amount too. */
  mayBeNone?: boolean
}

/** How much at one time: typed as on a prescription, or with a button for less and for more. */
export function AmountField({ form, path, unit, label, hint, mayBeNone = false }: Props) {
  const { t } = useText()
  const { error, value, ...input } = form.field(path)
  const step = steps[unit]
  const amount = parseAmount(value) ?? 0
  const change = (next: number) => form.set(path, amountText(next, unit))
  return (
    <Field
      id={input.id}
      name={input.name}
      label={label ?? t('reminderForm.amount')}
      hint={hint}
      error={error}
    >
      <div className="flex gap-2">
        <Button
          kind="quiet"
          aria-label={t('reminderForm.less')}
          aria-controls={input.id}
          disabled={mayBeNone ? amount <= 0 : amount <= step}
          onClick={() => change(Math.max(0, amount - step))}
          className="min-w-14 shrink-0 px-0 max-sm:w-14 sm:w-14"
        >
          {'−'}
        </Button>
        <input
          {...input}
          value={value}
          inputMode="text"
          autoComplete="off"
          className={`${inputClass} min-w-0 px-1 text-center font-semibold sm:w-20`}
        />
        <Button
          kind="quiet"
          aria-label={t('reminderForm.moreOf')}
          aria-controls={input.id}
          disabled={amount + step > maxAmount}
          onClick={() => change(amount + step)}
          className="min-w-14 shrink-0 px-0 max-sm:w-14 sm:w-14"
        >
          {'+'}
        </Button>
      </div>
    </Field>
  )
}
