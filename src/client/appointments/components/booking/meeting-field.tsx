import { types } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { readPatientProfile } from '../../../../shared/patients/patients.endpoints.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { useAnswer } from '../../../platform/queries/queries.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { typeIcons } from '../appointment-marks.tsx'

/** At the clinic, or by phone: with the number that the doctor will call. */
export function MeetingField({ field }: { field: FieldProps }) {
  const { t } = useText()
  const phone = useAnswer(readPatientProfile).data?.phone
  const leadOf = (type: (typeof types)[number]) =>
    type === 'teleconsultation' && phone ? t('booking.callsYou', { phone }) : t(`booking.typeLeads.${type}`)
  return (
    // The heading of the step says it.
    <div className="[&_legend]:sr-only">
      <ChoiceField
        {...field}
        big
        longWords
        label={t('booking.steps.how')}
        options={types.map((value) => ({
          value,
          label: t(`appointments.types.${value}`),
          lead: leadOf(value),
          icon: typeIcons[value],
        }))}
      />
    </div>
  )
}
