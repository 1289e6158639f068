import { useId, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import type { FieldProps } from '../../platform/forms/use-form.ts'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { timeFields, timesFor } from './typed-reminder.ts'

type Name = (typeof timeFields)[number]

interface Props {
  fieldOf: (name: Name) => FieldProps
  set: (name: Name, value: string) => void
}

/** How often a day, and then the phone's own clock for each time. */
export function TimesField({ fieldOf, set }: Props) {
  const { t } = useText()
  const id = useId()
  const typed = timeFields.map((name) => fieldOf(name).value).filter((time) => time !== '')
  const [count, setCount] = useState(Math.max(1, typed.length))

  function choose(next: number): void {
    setCount(next)
    const times = timesFor(next, typed)
    for (const [n, name] of timeFields.entries()) set(name, times[n] ?? '')
  }

  return (
    <>
      <ChoiceField
        id={id}
        name={id}
        label={t('reminders.form.perDay')}
        value={String(count)}
        onChange={(event) => choose(Number(event.target.value))}
        options={timeFields.map((_, n) => ({
          value: String(n + 1),
          label: t('reminders.form.times', { count: n + 1 }),
        }))}
      />
      <div className="grid grid-cols-2 gap-3">
        {timeFields.slice(0, count).map((name, n) => (
          <TextField
            key={name}
            {...fieldOf(name)}
            type="time"
            label={count === 1 ? t('reminders.form.time') : t('reminders.form.timeNth', { count: n + 1 })}
          />
        ))}
      </div>
    </>
  )
}
