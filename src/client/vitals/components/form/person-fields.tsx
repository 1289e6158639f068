import {
  isBetween,
  isPregnantOrAfterBirth,
  mayBePregnant,
  pregnancies,
  type Person,
} from '../../../../shared/vitals/grading/vitals.person.ts'
import { needsMonths } from '../../../../shared/vitals/grading/vitals.grader.ts'
import type { GradedType } from '../../../../shared/vitals/vitals.units.ts'
import { latinDigits } from '../../../../shared/kit/text/digits.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { FieldProps } from '../../../platform/forms/use-form.ts'

/** What the limits of this person need besides the value: pregnancy, or the age in months where a table has it. */
export function PersonFields({
  type,
  person,
  isRemembered,
  pregnancy,
  months,
}: {
  type: GradedType
  /** Without the months that are typed. */
  person: Person
  /** The answer about pregnancy is remembered: it is not asked again. */
  isRemembered: boolean
  pregnancy: FieldProps
  months: FieldProps
}) {
  const { t } = useText()
  const said = pregnancy.value
  return (
    <>
      {mayBePregnant(person) && !isRemembered && (
        <ChoiceField
          {...pregnancy}
          label={t('vitals.pregnancy.label')}
          options={pregnancies.map((one) => ({ value: one, label: t(`vitals.pregnancy.answers.${one}`) }))}
        />
      )}
      {mayBePregnant(person) && isPregnantOrAfterBirth(said) && (
        <p className="font-semibold">
          {t(`vitals.pregnancy.emergency.${said}`, { number: town().emergency.ambulance.number })}
        </p>
      )}
      {needsMonths({ type, context: null }, person) && <MonthsField person={person} field={months} />}
    </>
  )
}

/** Months that do not fit the profile are said so, and not taken: the reading is sent all the same. */
function MonthsField({ person: { monthsBetween }, field }: { person: Person; field: FieldProps }) {
  const { t } = useText()
  const typed = latinDigits(field.value)
  const [from, to] = monthsBetween ?? [0, 0]
  const isUnlike = monthsBetween && /^\d+$/.test(typed) && !isBetween(Number(typed), monthsBetween)
  return (
    <TextField
      {...field}
      label={t('vitals.months.label')}
      hint={isUnlike ? t('vitals.months.unlike', { from, to }) : t('vitals.months.hint')}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
