import {
  isPregnantOrAfterBirth,
  lacksMonths,
  mayBePregnant,
  pregnancies,
  type Person,
} from '../../../../shared/vitals/grading/vitals.person.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { FieldProps } from '../../../platform/forms/use-form.ts'

/** What the limits of this person need besides the value: pregnancy, or a baby's age in months. */
export function PersonFields({
  person,
  pregnancy,
  months,
}: {
  person: Person
  pregnancy: FieldProps
  months: FieldProps
}) {
  const { t } = useText()
  const isPregnant = isPregnantOrAfterBirth(pregnancy.value)
  return (
    <>
      {mayBePregnant(person) && (
        <ChoiceField
          {...pregnancy}
          label={t('vitals.pregnancy.label')}
          options={pregnancies.map((one) => ({ value: one, label: t(`vitals.pregnancy.answers.${one}`) }))}
        />
      )}
      {mayBePregnant(person) && isPregnant && (
        <p className="font-semibold">
          {t('vitals.pregnancy.emergency', { number: town().emergency.ambulance.number })}
        </p>
      )}
      {(lacksMonths(person) || months.value !== '') && (
        <TextField
          {...months}
          label={t('vitals.months.label')}
          hint={t('vitals.months.hint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  )
}
