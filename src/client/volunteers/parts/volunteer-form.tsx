import { volunteerForm, type Volunteer } from '../../../shared/volunteers/volunteers.contract.ts'
import { typedMobile } from '../../../shared/volunteers/volunteers.rules.ts'
import { checkForm } from '../../platform/check-form.ts'
import { useFormState } from '../../platform/form-state.ts'
import { useText } from '../../platform/i18n.tsx'
import { useSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useSaveRegistration } from '../volunteers.queries.ts'
import { NumberNote } from './volunteer-notes.tsx'

interface Props {
  /** What is registered already; null for a newcomer. */
  known: Volunteer | null
  onDone: () => void
}

export function VolunteerForm({ known, onDone }: Props) {
  const { t } = useText()
  const accountName = useSession()?.person.name ?? ''
  const { mutateAsync } = useSaveRegistration()
  const form = useFormState({
    room: 'volunteers',
    initial: {
      name: known?.name ?? accountName,
      mobile: known?.mobile ?? '',
      hasVehicle: known?.hasVehicle ? 'yes' : 'no',
    },
    draft: 'volunteers.form',
    onKept: onDone,
    check: (values) => {
      const checked = checkForm(volunteerForm, values)
      if ('fields' in checked) sayWhatIsWrong(checked.fields)
      return checked
    },
    submit: async (body, key) => {
      await mutateAsync({ body, key })
      sayThanks(body.name)
      onDone()
    },
  })

  /** The specification's words; at the field itself stands what to do. */
  function sayWhatIsWrong(fields: Record<string, string>): void {
    const isIncomplete = Object.values(fields).includes('required')
    if (isIncomplete) showToast(t('volunteers.incomplete'), 'error', t('volunteers.incompleteTitle'))
    else if (fields['mobile'])
      showToast(t('volunteers.fields.phoneDigits'), 'error', t('volunteers.invalidMobileTitle'))
  }

  function sayThanks(name: string): void {
    if (known) showToast(t('volunteers.changed'), 'success', t('volunteers.changedTitle'))
    else showToast(t('volunteers.success', { name }), 'success', t('volunteers.successTitle'))
  }

  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-5">
      <TextField {...form.field('name')} label={t('volunteers.name')} autoComplete="name" />
      <TextField
        {...form.field('mobile')}
        // No maxLength: it would cut a pasted +91 98140 12345 before the digits are read.
        onChange={(event) => form.set('mobile', typedMobile(event.target.value))}
        label={t('volunteers.mobile')}
        hint={t('volunteers.mobileHint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        className="max-w-60"
      />
      <ChoiceField
        {...form.field('hasVehicle')}
        label={t('volunteers.vehicle')}
        options={[
          { value: 'yes', label: t('volunteers.yes') },
          { value: 'no', label: t('volunteers.no') },
        ]}
      />
      <NumberNote />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" busy={form.busy}>
          {known ? t('volunteers.save') : t('volunteers.submit')}
        </Button>
        {known && (
          <Button kind="quiet" onClick={onDone}>
            {t('volunteers.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
