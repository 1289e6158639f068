import { addPatient, listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import { newPatientForm } from '../../../shared/patients/patients.forms.ts'
import { relations } from '../../../shared/patients/patients.guardians.ts'
import { birthDateOf, checkNewPatient, genders } from '../../../shared/patients/patients.rules.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { replaceAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { actFor, rememberOthers } from '../../platform/session/acting-for.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { BirthField } from './birth-field.tsx'

/** Adds somebody of the family and opens their record. */
export function AddPatientForm() {
  const { t } = useText()
  const { mutateAsync } = useWrite(addPatient)
  const form = useForm(
    { feature: 'patients', schema: newPatientForm },
    {
      initial: {
        relation: '',
        name: '',
        birthDate: { year: '', month: '', day: '' },
        gender: '',
        address: '',
        phone: '',
        consent: false,
      },
      draft: 'patients.add',
      submit: async (body, key) => {
        const added = await mutateAsync({ body, key })
        replaceAnswer(listActingFor, (known) => [...known.filter(({ id }) => id !== added.id), added])
        showToast(t('addPerson.added', { name: added.name }))
        rememberOthers(true)
        actFor(added.id)
        navigate('/patient')
      },
    },
  )
  const { consent: problem } = checkNewPatient(
    { birthDate: birthDateOf(form.values.birthDate), consent: false },
    today(),
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-5">
      <SelectField
        {...form.field('relation')}
        label={t('addPerson.relation')}
        placeholder=""
        options={relations
          .filter((relation) => relation !== 'self')
          .map((value) => ({ value, label: t(`people.relations.${value}`) }))}
      />
      <TextField {...form.field('name')} label={t('addPerson.name')} />
      <BirthField
        {...form.fieldState('birthDate')}
        year={form.field('birthDate.year')}
        month={form.field('birthDate.month')}
        day={form.field('birthDate.day')}
      />
      <ChoiceField
        {...form.field('gender')}
        label={t('addPerson.gender')}
        options={genders.map((value) => ({ value, label: t(`patients.genders.${value}`) }))}
      />
      <TextArea
        {...form.field('address')}
        label={t('addPerson.address')}
        hint={t('addPerson.addressHint')}
        rows={2}
      />
      <TextField
        {...form.field('phone')}
        label={t('addPerson.phone')}
        hint={t('addPerson.phoneHint')}
        type="tel"
      />
      {problem === 'required' && (
        <CheckField
          {...form.fieldState('consent')}
          label={t('addPerson.consent')}
          checked={form.values.consent}
          onChange={(isChecked) => form.set('consent', isChecked)}
        />
      )}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" wide busy={form.busy}>
        {t('addPerson.submit')}
      </Button>
    </form>
  )
}
