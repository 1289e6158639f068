import { doctorProfileBody } from '../../../shared/doctors/doctors.forms.ts'
import { useId } from 'react'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { changedFacts } from '../../../shared/doctors/doctors.rules.ts'
import { specialties } from '../../../shared/doctors/doctors.specialty-codes.ts'
import { ApiError } from '../../platform/api/api.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAccountPhone } from '../../platform/own-phone.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { useEdit, useLatest } from '../../platform/forms/use-edit.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FormOverlap } from '../../platform/forms/form-conflict.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useSaveProfile } from '../doctors.queries.ts'
import { profileRows, type SaidProfile } from './profile-rows.ts'

const draft = 'doctors.profile'

interface Props {
  known: SaidProfile | null
  onSaved: () => void
  onKept: () => void
  onCancel?: (() => void) | undefined
  /** A change needs a new approval. */
  isApproved?: boolean
}

export function DoctorProfileForm({ known, ...props }: Props) {
  const latest = useLatest(known && saidIn(known), draft)
  const phone = useAccountPhone(draft, known === null)
  return <Form key={JSON.stringify([latest, phone])} known={latest} phone={phone} {...props} />
}

/** The fields a doctor fills in, without those added by the server. */
function saidIn(known: SaidProfile): Record<keyof SaidProfile, string> {
  const { name, specialization, experience, phone, clinic, registrationNumber } = known
  const { qualification = '', council = '' } = known
  return { name, specialization, experience, phone, clinic, registrationNumber, qualification, council }
}

const nothing = {
  name: '',
  specialization: '',
  experience: '',
  phone: '',
  clinic: '',
  registrationNumber: '',
  qualification: '',
  council: '',
}

function Form({ known, phone, onSaved, onKept, onCancel, isApproved = false }: Props & { phone: string }) {
  const text = useText()
  const { t } = text
  const suggestions = useId()
  const accountName = useSession()?.person.name ?? ''
  const { mutateAsync } = useSaveProfile()
  const form = useEdit(
    { feature: 'doctors', schema: doctorProfileBody },
    {
      base: known,
      typed: saidIn,
      initial: {
        ...(known ? saidIn(known) : { ...nothing, phone }),
        name: nameWithoutTitle(known?.name || accountName),
      },
      draft,
      onKept,
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        onSaved()
      },
    },
  )
  const hasNoSentence = !(form.failure instanceof ApiError) || form.failure.code === 'http'
  if (form.overlap) return <FormOverlap form={form} rowsOf={(record) => profileRows(text, record)} />
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-5">
      <TextField
        {...form.field('name')}
        label={t('doctors.profile.name')}
        hint={t('doctors.profile.nameHint')}
        autoComplete="name"
      />
      <TextField
        {...form.field('specialization')}
        label={t('doctors.profile.specialization')}
        hint={t('doctors.profile.specializationHint', { example: t('specialties.generalPhysician') })}
        list={suggestions}
      />
      <datalist id={suggestions}>
        {specialties.map((code) => (
          <option key={code}>{t(`specialties.${code}`)}</option>
        ))}
      </datalist>
      <TextField {...form.field('experience')} label={t('doctors.profile.experience')} inputMode="numeric" />
      <TextField
        {...form.field('phone')}
        label={t('doctors.profile.phone')}
        hint={t('doctors.profile.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <TextField {...form.field('clinic')} label={t('doctors.profile.clinic')} autoComplete="organization" />
      <TextField
        {...form.field('registrationNumber')}
        label={t('doctors.profile.registrationNumber')}
        hint={t('doctors.profile.registrationHint')}
        autoComplete="off"
      />
      <TextField
        {...form.field('qualification')}
        label={t('doctors.profile.qualification')}
        hint={t('doctors.profile.qualificationHint')}
        autoComplete="off"
      />
      <TextField {...form.field('council')} label={t('doctors.profile.council')} autoComplete="off" />
      {isApproved && known && changedFacts(known, form.values).length > 0 && (
        <Notice>{t('doctors.profile.checkedAgain')}</Notice>
      )}
      {form.formError !== null && (
        <Notice kind="error">{hasNoSentence ? t('doctors.profile.updateFailed') : form.formError}</Notice>
      )}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" busy={form.busy}>
          {t('doctors.profile.save')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('doctors.profile.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
