import {
  mayBePregnant,
  personOn,
  pregnancies,
  rememberedPregnancy,
} from '../../../../shared/vitals/grading/vitals.person.ts'
import { listVitals } from '../../../../shared/vitals/vitals.endpoints.ts'
import { today } from '../../../platform/clock/today.ts'
import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../../platform/queries/queries.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'

/**
 * For the doctor who decides about the request. Only of a woman of 12 to 50 who has not said within six weeks, with a
 * reading or a request; nobody must answer.
 */
export function PregnancyField(field: FieldProps) {
  const { t } = useText()
  const facts = useAnswer(listVitals).data?.person
  if (!facts || rememberedPregnancy(facts, today()) !== null) return null
  if (!mayBePregnant(personOn(today(), facts, { pregnancy: null, ageInMonths: null }))) return null
  return (
    <ChoiceField
      {...field}
      label={t('booking.pregnancy.label')}
      hint={t('booking.pregnancy.hint')}
      options={pregnancies.map((one) => ({ value: one, label: t(`booking.pregnancy.answers.${one}`) }))}
    />
  )
}
