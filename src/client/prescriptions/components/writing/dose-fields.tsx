import { lazy, Suspense } from 'react'
import { everyHours, rhythms, slots } from '../../../../shared/prescriptions/doses/prescriptions.doses.ts'
import {
  isAsNeeded,
  partsOf,
  splitPattern,
  withPart,
  type TypedItem,
} from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { inputClass } from '../../../ui/fields/input-class.ts'
import type { ItemFields, ItemPath } from './use-prescription.ts'

const TaperFields = lazy(async () => ({ default: (await import('./taper-fields.tsx')).TaperFields }))

const rhythmNames = { 1: 'daily', 2: 'everyOther', 7: 'weekly' } as const
const numbers = { inputMode: 'decimal', autoComplete: 'off', maxLength: 6 } as const

/** How a medicine is taken: the fields of the chosen way. */
export function DoseFields({ form, path, item }: { form: ItemFields; path: ItemPath; item: TypedItem }) {
  const { t } = useText()
  const { field } = form
  const days = <TextField {...field(`${path}.days`)} {...numbers} label={t('prescriptions.days')} />
  switch (item.kind) {
    case 'slots':
      return (
        <>
          <PatternFields form={form} path={path} pattern={item.pattern} />
          <div className="grid gap-3 sm:grid-cols-2">
            {days}
            <SelectField
              {...field(`${path}.every`)}
              label={t('prescriptions.rhythm')}
              options={rhythms.map((one) => ({
                value: String(one),
                label: t(`prescriptions.rhythms.${rhythmNames[one]}`),
              }))}
            />
          </div>
        </>
      )
    case 'taper':
      return (
        <Suspense fallback={null}>
          <TaperFields form={form} path={path} steps={item.steps} />
        </Suspense>
      )
    case 'hourly':
      return (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <TextField {...field(`${path}.amount`)} {...numbers} label={t('prescriptions.amount')} />
          <SelectField
            {...field(`${path}.hours`)}
            label={t('prescriptions.hours')}
            options={everyHours.map((one) => ({
              value: String(one),
              label: t('prescriptions.hoursOption', { count: one }),
            }))}
          />
          {days}
        </div>
      )
    case 'needed':
      return (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <TextField {...field(`${path}.amount`)} {...numbers} label={t('prescriptions.amount')} />
          <TextField {...field(`${path}.gapHours`)} {...numbers} label={t('prescriptions.gapHours')} />
          <TextField {...field(`${path}.mostPerDay`)} {...numbers} label={t('prescriptions.mostPerDay')} />
          {days}
        </div>
      )
  }
}

/** As a pattern, or by a field for each part of the day: both are one text. */
function PatternFields({ form, path, pattern }: { form: ItemFields; path: ItemPath; pattern: string }) {
  const { t } = useText()
  const { field, set } = form
  const parts = partsOf(pattern)
  const state = field(`${path}.pattern`)

  /** `1-0-1 x 5` is pattern and days; `SOS x 5` is another way of taking it, with its own fields. */
  function split(): void {
    const { pattern: rest, days } = splitPattern(pattern)
    if (days !== null) set(`${path}.days`, days)
    if (isAsNeeded(rest)) {
      set(`${path}.pattern`, '')
      set(`${path}.kind`, 'needed')
      const { id } = form.fieldState(`${path}.amount`)
      // The next field went with the other way; by Enter the cursor is in the search already.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById(id)?.focus()
      })
    } else if (days !== null) set(`${path}.pattern`, rest)
  }

  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <TextField
        {...state}
        onBlur={split}
        label={t('prescriptions.pattern')}
        hint={t('prescriptions.patternHint')}
        autoComplete="off"
        autoCapitalize="off"
        maxLength={40}
      />
      <div className="grid grid-cols-2 items-end gap-2 min-[22rem]:grid-cols-4">
        {slots.map((slot) => (
          <label key={slot} className="text-sm">
            {t(`doses.firstSlots.${slot}`)}
            <input
              value={parts[slot]}
              onChange={(event) => set(`${path}.pattern`, withPart(pattern, slot, event.target.value))}
              {...numbers}
              className={`${inputClass} px-2! text-center`}
            />
          </label>
        ))}
      </div>
    </div>
  )
}
