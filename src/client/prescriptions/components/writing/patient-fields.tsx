import { genders } from '../../../../shared/patients/patients.rules.ts'
import { situationOf, type Known } from '../../../../shared/prescriptions/prescriptions.checks.ts'
import {
  isFollowUp,
  mayBePregnant,
  needsWeight,
  pregnancies,
} from '../../../../shared/prescriptions/rules/prescriptions.situation.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { PrescriptionForm } from './use-prescription.ts'

type Fields = Pick<PrescriptionForm, 'field' | 'fieldState' | 'set' | 'values' | 'draft'>

/** How doctor and patient met, what follows from it, and what the profile does not say of the patient. */
export function PatientFields({ form, known }: { form: Fields; known: Known }) {
  const { t } = useText()
  const { field, draft } = form
  const situation = situationOf(draft, known)
  const { patient } = known
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 5 } as const
  const isUnknown = patient.age === null || patient.gender === null || patient.address === ''
  const asksPregnancy = mayBePregnant(situation)
  const asksWeight = needsWeight(situation)
  return (
    <Card className="space-y-4">
      <Mode form={form} known={known} />
      {isUnknown && <p className="text-soft">{t('prescriptions.patient.lead')}</p>}
      {patient.age === null && (
        <TextField {...field('age')} {...number} label={t('prescriptions.patient.age')} />
      )}
      {patient.gender === null && (
        <ChoiceField
          {...field('gender')}
          label={t('prescriptions.patient.gender')}
          options={genders.map((value) => ({ value, label: t(`prescriptions.patient.genders.${value}`) }))}
        />
      )}
      {patient.address === '' && (
        <TextArea {...field('address')} rows={2} maxLength={300} label={t('prescriptions.patient.address')} />
      )}
      {asksPregnancy && (
        <ChoiceField
          {...field('pregnancy')}
          label={t('prescriptions.patient.pregnancy')}
          options={pregnancies.map((value) => ({
            value,
            label: t(`prescriptions.patient.pregnancies.${value}`),
          }))}
        />
      )}
      {asksWeight && (
        <TextField {...field('weightKg')} {...number} label={t('prescriptions.patient.weight')} />
      )}
    </Card>
  )
}

/** At a distance the guideline asks whether it is a follow-up; the doctor knows whether it is the same complaint. */
function Mode({ form: { set, values, draft, fieldState }, known }: { form: Fields; known: Known }) {
  const { t, day } = useText()
  const { mode, date, lastInPerson } = known
  const mayFollow = mode !== 'in-person' && isFollowUp({ day: date, lastInPerson, isSameComplaint: true })
  const which = situationOf(draft, known).isFollowUp ? 'followUp' : 'first'
  return (
    <div className="space-y-1">
      <p className="text-lg font-semibold">{t(`prescriptions.modes.${mode}`)}</p>
      <p>
        {mode === 'in-person'
          ? t('prescriptions.inPersonLead')
          : t(`prescriptions.modeLeads.${which}.${mode}`)}
      </p>
      {mayFollow && lastInPerson !== null && (
        <CheckField
          {...fieldState('isSameComplaint')}
          label={t('prescriptions.sameComplaint', { date: day(lastInPerson) })}
          checked={values.isSameComplaint}
          onChange={(isChecked) => set('isSameComplaint', isChecked)}
        />
      )}
    </div>
  )
}
