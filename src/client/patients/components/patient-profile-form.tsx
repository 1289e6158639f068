import { patientProfileBody } from '../../../shared/patients/patients.forms.ts'
import type { PatientProfile } from '../../../shared/patients/patients.schemas.ts'
import { genders } from '../../../shared/patients/patients.rules.ts'
import { ApiError } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAccountPhone } from '../../platform/own-phone.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { useEdit, useLatest } from '../../platform/forms/use-edit.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { FormOverlap } from '../../platform/forms/form-conflict.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useSaveProfile } from '../patients.queries.ts'
import { profileRows } from './profile-rows.ts'

const draft = 'patients.profile'

interface Props {
  known: PatientProfile | null
  onSaved: () => void
  onKept: () => void
  onCancel?: (() => void) | undefined
}

export function PatientProfileForm({ known, ...props }: Props) {
  const latest = useLatest(known && saidIn(known), draft)
  const phone = useAccountPhone(draft, known === null)
  return <Form key={JSON.stringify([latest, phone])} known={latest} phone={phone} {...props} />
}

const fields = Object.keys(patientProfileBody.entries) as (keyof PatientProfile)[]

/** The fields a patient fills in, without those added by the server. */
function saidIn(known: PatientProfile): PatientProfile {
  return Object.fromEntries(fields.map((field) => [field, known[field]])) as unknown as PatientProfile
}

/** As form values; null when there is no profile. */
function typed(said: PatientProfile | null) {
  const texts = fields.map((field) => [field, String(said?.[field] ?? '')])
  return Object.fromEntries(texts) as Record<keyof PatientProfile, string>
}

function Form({ known, phone, onSaved, onKept, onCancel }: Props & { phone: string }) {
  const text = useText()
  const { t } = text
  const accountName = useSession()?.person.name ?? ''
  const { mutateAsync } = useSaveProfile()
  const begin = typed(known)
  const form = useEdit(
    { feature: 'patients', schema: patientProfileBody },
    {
      base: known,
      typed,
      initial: { ...begin, name: begin.name || accountName, ...(!known && { phone }) },
      draft,
      onKept,
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        onSaved()
      },
    },
  )
  if (form.overlap) return <FormOverlap form={form} rowsOf={(record) => profileRows(text, record)} />
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-5">
      <TextField {...form.field('name')} label={t('patients.profile.name')} autoComplete="name" />
      <TextField
        {...form.field('age')}
        ref={phone === '' ? undefined : focusOnce}
        label={t('patients.profile.age')}
        hint={t('patients.profile.ageHint')}
        inputMode="numeric"
        className="max-w-40"
      />
      <ChoiceField
        {...form.field('gender')}
        label={t('patients.profile.gender')}
        options={genders.map((value) => ({ value, label: t(`patients.genders.${value}`) }))}
      />
      <TextArea
        {...form.field('address')}
        label={t('patients.profile.address')}
        hint={t('patients.profile.addressHint')}
        rows={2}
        autoComplete="street-address"
      />
      <TextField
        {...form.field('phone')}
        label={t('patients.profile.phone')}
        hint={t('patients.profile.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      {form.formError !== null && <Notice kind="error">{failureText(form.failure) ?? form.formError}</Notice>}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" busy={form.busy}>
          {t('patients.profile.save')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('patients.profile.cancel')}
          </Button>
        )}
      </div>
    </form>
  )

  /** The specification's text for errors without a message. */
  function failureText(failure: unknown): string | undefined {
    if (!(failure instanceof ApiError) || failure.code === 'http') return t('patients.profile.updateFailed')
    const isUnreadable = failure.code === 'invalidJson' || failure.code === 'notJson'
    return isUnreadable ? t('patients.profile.invalidResponse') : undefined
  }
}

/** After the registration, which knows name and phone number, this is the first field to fill in. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus()
}
