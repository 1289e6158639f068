import { addDays } from '../../../../shared/kit/time/town-time.ts'
import type { Unit } from '../../../../shared/reminders/reminders.dosage.ts'
import { leastSteps, mostSteps } from '../../../../shared/reminders/steps/reminders.steps.ts'
import { today } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useFieldArray } from '../../../platform/forms/use-field-array.ts'
import type { useForm } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AmountField } from './amount-field.tsx'
import { wholeIn } from './typed-needed.ts'
import type { typedReminder } from './typed-reminder.ts'
import { changing, ends, firstSteps } from './typed-steps.ts'

type Form = Pick<
  ReturnType<typeof useForm<typeof typedReminder>>,
  'field' | 'fieldState' | 'get' | 'set' | 'values'
>

/** Whether the amount changes over the days, and how. */
export function StepsField({ form }: { form: Form }) {
  const { t } = useText()
  const { changes, kind, rhythm } = form.values
  const isPossible = kind !== 'asNeeded' && rhythm === 'daily'
  if (!isPossible && changes !== 'steps') return <p className="text-soft">{t('medicineSteps.onlyDaily')}</p>
  return (
    <div className="space-y-4">
      <ChoiceField
        {...form.fieldState('steps')}
        label={t('medicineSteps.label')}
        hint={isPossible ? undefined : t('medicineSteps.onlyDaily')}
        value={changes}
        onChange={({ target }) => choose(form, target.value)}
        options={changing.map((value) => ({
          value,
          label: t(`medicineSteps.${value === 'steps' ? 'changes' : 'same'}`),
        }))}
      />
      {changes === 'steps' && <Steps form={form} />}
    </div>
  )
}

function choose(form: Form, changes: string): void {
  const { amounts, steps, startsOn } = form.values
  form.set('changes', changes)
  if (changes !== 'steps') return
  if (steps.length === 0) form.set('steps', firstSteps(amounts))
  // Of a medicine that is taken already, the new amounts begin now: from its first day on, some would be over.
  if (startsOn !== '' && startsOn < today()) form.set('startsOn', today())
}

function Steps({ form }: { form: Form }) {
  const { t, day } = useText()
  const { items, add, remove } = useFieldArray(form, 'steps')
  const { times, startsOn, unit, after, steps } = form.values
  const first = startsOn === '' ? today() : startsOn
  const spans = spansOf(
    first,
    steps.map(({ days }) => wholeIn(days)),
  )
  return (
    <>
      <p className="text-soft">{t('medicineSteps.counted', { day: day(first, 'short') })}</p>
      {unit === '' && <p className="font-semibold">{t('medicineSteps.needsUnit')}</p>}
      <ol className="space-y-4">
        {items.map(({ key }, n) => (
          <li key={key}>
            <StepFields
              form={form}
              n={n}
              span={spans[n] ?? null}
              isEndless={after === 'goesOn' && n === items.length - 1}
              onRemove={items.length > leastSteps ? () => remove(n) : null}
            />
          </li>
        ))}
      </ol>
      {items.length < mostSteps && (
        <Button kind="quiet" icon="plus" onClick={() => add({ days: '', amounts: times.map(() => '') })}>
          {t('medicineSteps.add')}
        </Button>
      )}
      <ChoiceField
        {...form.fieldState('after')}
        label={t('medicineSteps.after')}
        value={after}
        onChange={({ target }) => form.set('after', target.value === 'goesOn' ? 'goesOn' : 'stop')}
        options={ends.map((value) => ({ value, label: t(`medicineSteps.ends.${value}`) }))}
      />
    </>
  )
}

interface Span {
  from: string
  /** Null while its days are not typed. */
  until: string | null
}

/** The days of each step, as far as they are known. */
function spansOf(first: string, days: readonly number[]): (Span | null)[] {
  let from: string | null = first
  return days.map((count) => {
    const span: Span | null =
      from === null ? null : { from, until: count > 0 ? addDays(from, count - 1) : null }
    from = span?.until ? addDays(span.until, 1) : null
    return span
  })
}

interface StepProps {
  form: Form
  n: number
  span: Span | null
  isEndless: boolean
  /** Null if there are no more than there must be. */
  onRemove: (() => void) | null
}

function StepFields({ form, n, span, isEndless, onRemove }: StepProps) {
  const { t, day, time } = useText()
  const { times, unit } = form.values
  const nth = { count: n + 1 }
  const [from, until] = [span?.from, isEndless ? null : span?.until].map((one) => one && day(one, 'short'))
  return (
    <fieldset className="space-y-3 rounded-xl border border-edge p-3">
      <legend className="sr-only">{t('medicineSteps.nth', nth)}</legend>
      <div className="flex items-center justify-between gap-2">
        <p>
          <span aria-hidden="true" className="block font-semibold">
            {t('medicineSteps.nth', nth)}
          </span>
          <span className="block text-soft">
            {from &&
              (until ? t('medicineSteps.dates', { from, until }) : t('medicines.list.from', { day: from }))}
          </span>
        </p>
        {onRemove && (
          <button
            type="button"
            aria-label={t('medicineSteps.remove', nth)}
            onClick={onRemove}
            className="pressable flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-xl border border-edge bg-card hover:bg-leaf-tint"
          >
            <Icon name="x" />
          </button>
        )}
      </div>
      {unit !== '' &&
        times.map((at, k) => (
          <AmountField
            key={k} // oxlint-disable-line react/no-array-index-key -- an amount has no other name than its place
            form={form}
            path={`steps.${n}.amounts.${k}`}
            unit={unit as Unit}
            {...(times.length > 1 && {
              label: t('medicineSteps.amountAt', { time: at === '' ? '…' : time(at) }),
              hint: n > 0 && k === 0 ? t('medicineSteps.none') : undefined,
              mayBeNone: true,
            })}
          />
        ))}
      {!isEndless && (
        <div className="max-w-52">
          <TextField
            {...form.field(`steps.${n}.days`)}
            label={t('medicineSteps.days')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      )}
    </fieldset>
  )
}
