import { units, type Unit } from '../../../../shared/reminders/reminders.dosage.ts'
import { maxTimes } from '../../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useFieldArray } from '../../../platform/forms/use-field-array.ts'
import type { useForm } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { chipFrame } from '../../../ui/fields/chip-frame.ts'
import { describedBy, FieldError } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { DosePicture } from '../../../ui/drawings/dose-picture.tsx'
import { AmountField } from './amount-field.tsx'
import { amountsFor, everyHours, partOf, parts, toggled, type TypedDose } from './times-of-day.ts'
import type { typedReminder } from './typed-reminder.ts'

type Form = Pick<
  ReturnType<typeof useForm<typeof typedReminder>>,
  'field' | 'fieldState' | 'get' | 'set' | 'values'
>

/** What one dose is counted in. The amounts stand beside the times. */
export function UnitField({ form }: { form: Form }) {
  const { t } = useText()
  const { amounts } = form.values
  return (
    <ChoiceField
      {...form.fieldState('unit')}
      label={t('reminderForm.unit')}
      value={form.values.unit}
      onChange={(event) => {
        const unit = event.target.value as Unit | ''
        form.set('unit', unit)
        form.set('amounts', amountsFor(unit, amounts))
      }}
      options={[...units, '' as const].map((value) => ({
        value,
        label: t(`reminderForm.units.${value === '' ? 'other' : value}`),
      }))}
    />
  )
}

/** When in the day, and how much each time. */
export function TimesField({ form }: { form: Form }) {
  const { items, remove, set } = useFieldArray(form, 'times')
  const { times, amounts, steps } = form.values
  const unit = unitIn(form)
  const doses = times.map((time, n): TypedDose => ({
    time,
    amount: amounts[n] ?? '',
    inSteps: steps.map((step) => step.amounts[n] ?? ''),
  }))

  function replace(next: readonly TypedDose[]): void {
    set(next.map(({ time }) => time))
    const texts = next.map(({ amount }) => amount)
    form.set('amounts', unit === '' ? texts : amountsFor(unit, texts))
    setSteps((n) => next.map(({ inSteps }) => inSteps?.[n] ?? ''))
  }

  function removeAt(index: number): void {
    remove(index)
    form.set(
      'amounts',
      amounts.filter((_, n) => n !== index),
    )
    setSteps((n) => (steps[n]?.amounts ?? []).filter((_, k) => k !== index))
  }

  function setSteps(amountsOf: (n: number) => string[]): void {
    form.set(
      'steps',
      steps.map((step, n) => ({ ...step, amounts: amountsOf(n) })),
    )
  }

  return (
    <>
      <PartsField form={form} doses={doses} set={replace} />
      <ul className="space-y-4">
        {items.map(({ key, path }, n) => (
          <li key={key}>
            <DoseFields
              form={form}
              path={path}
              index={n}
              onRemove={items.length > 1 ? () => removeAt(n) : null}
            />
          </li>
        ))}
      </ul>
      <MoreTimes doses={doses} set={replace} />
    </>
  )
}

/** As on a prescription: morning, noon, evening, night. */
function PartsField({ form, doses, set }: { form: Form } & DosesProps) {
  const { t } = useText()
  const { error, ...field } = form.fieldState('times')
  const chosen = new Set(doses.map(({ time }) => partOf(time)))
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className="flex flex-col gap-1 outline-none"
      aria-describedby={describedBy(field, undefined)}
    >
      <legend className="mb-1 font-semibold">{t('reminderForm.parts')}</legend>
      <div className="grid max-w-sm grid-cols-2 gap-2">
        {parts.map((part) => (
          <label key={part} className={chipClass}>
            <input
              type="checkbox"
              checked={chosen.has(part)}
              onChange={() => set(toggled(doses, part))}
              className="peer sr-only"
            />
            <span className={chipFrame} />
            <DosePicture of={part} className="relative h-6 w-10" />
            <span className="relative font-semibold">{t(`reminderForm.part.${part}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={field.id} error={error} />
    </fieldset>
  )
}

const chipClass = 'relative flex min-h-12 cursor-pointer items-center gap-2 px-3 py-2'

/** Form values are texts; this one comes from the choice above. */
function unitIn({ values }: Form): Unit | '' {
  return values.unit as Unit | ''
}

interface DoseFieldsProps {
  form: Form
  path: `times.${number}`
  index: number
  /** Null for the only time. */
  onRemove: (() => void) | null
}

function DoseFields({ form, path, index, onRemove }: DoseFieldsProps) {
  const { t } = useText()
  const unit = unitIn(form)
  const nth = { count: index + 1 }
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[minmax(9rem,1fr)_13rem_auto]">
      <div className="min-w-0">
        <TextField
          {...form.field(path)}
          type="time"
          label={onRemove ? t('reminderForm.timeNth', nth) : t('reminderForm.time')}
        />
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={t('reminderForm.removeTime', nth)}
          onClick={onRemove}
          // Beside the field, below its label: `lh` is the height of a line.
          className="pressable mt-[calc(1lh+0.25rem)] flex size-12 cursor-pointer items-center justify-center rounded-xl border border-edge bg-card hover:bg-leaf-tint sm:order-last"
        >
          <Icon name="x" />
        </button>
      )}
      {unit !== '' && form.values.changes !== 'steps' && (
        <div className="max-sm:col-span-full">
          <AmountField form={form} path={`amounts.${index}`} unit={unit} />
        </div>
      )}
    </div>
  )
}

interface DosesProps {
  doses: readonly TypedDose[]
  set: (doses: TypedDose[]) => void
}

/** For eye drops every two hours, or a fifth dose. */
function MoreTimes({ doses, set }: DosesProps) {
  const { t } = useText()
  return (
    <details className="group">
      <summary className="flex min-h-12 items-center gap-2 rounded-xl px-2 font-semibold hover:bg-leaf-tint">
        <Icon name="chevron-down" className="group-open:rotate-180" />
        {t('reminderForm.more')}
      </summary>
      <div className="flex flex-wrap gap-2 pt-2">
        {[2, 3, 4].map((hours) => (
          <Button
            key={hours}
            kind="quiet"
            onClick={() => set(everyHours(hours, doses))}
            className="min-w-fit flex-1 px-3"
          >
            {t('reminderForm.every', { hours })}
          </Button>
        ))}
        {doses.length < maxTimes && (
          <Button
            kind="quiet"
            icon="plus"
            onClick={() => set([...doses, { time: '', amount: doses.at(-1)?.amount ?? '' }])}
            className="min-w-fit flex-1 px-3"
          >
            {t('reminderForm.addTime')}
          </Button>
        )}
      </div>
    </details>
  )
}
