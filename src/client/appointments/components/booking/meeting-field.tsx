import { types } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { readPatientProfile } from '../../../../shared/patients/patients.endpoints.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { placeName } from '../../../platform/i18n/place-name.ts'
import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { useAnswer } from '../../../platform/queries/queries.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { typeIcons } from '../appointment-marks.tsx'
import type { FreeTimes } from './use-free-times.ts'

/** More than these are no answer to the question where to go. */
const maxNamed = 3

interface Props {
  field: FieldProps
  /** Where the doctors work who are free at the chosen time. */
  clinics: ReturnType<FreeTimes['clinicsAt']>
}

/** At the clinic, or by phone: with the number that the doctor will call. */
export function MeetingField({ field, clinics }: Props) {
  const text = useText()
  const { t } = text
  const phone = useAnswer(readPatientProfile).data?.phone
  const names = clinics.map((clinic) => placeName(text, clinic))
  const leadOf = (type: (typeof types)[number]) => {
    if (type === 'teleconsultation' && phone) return t('booking.callsYou', { phone })
    if (type === 'in-person' && names.length === 1) return t('booking.goTo', { clinic: names.join() })
    if (type === 'in-person' && names.length > 1 && names.length <= maxNamed)
      return t('booking.goToOneOf', { clinics: names.join(' · ') })
    return t(`booking.typeLeads.${type}`)
  }
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
