import { volunteerForm } from '../../../shared/volunteers/volunteers.forms.ts'
import { typedMobile } from '../../../shared/volunteers/volunteers.rules.ts'
import { writeDraft } from '../../platform/session/drafts.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAccountPhone } from '../../platform/own-phone.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { useEdit, useLatest } from '../../platform/forms/use-edit.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FormOverlap } from '../../platform/forms/form-conflict.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useSaveRegistration } from '../volunteers.queries.ts'
import { registrationRows } from './registration-rows.ts'
import { saidIn, typed, type SaidRegistration } from './said-registration.ts'
import { NumberNote } from './volunteer-notes.tsx'

const draft = 'volunteers.form'

interface Props {
  /** The existing registration; null for a new volunteer. */
  known: SaidRegistration | null
  onDone: () => void
}

export function VolunteerForm({ known, onDone }: Props) {
  const latest = useLatest(known && saidIn(known), draft)
  const phone = useAccountPhone(draft, known === null)
  return <Form key={JSON.stringify([latest, phone])} known={latest} phone={phone} onDone={onDone} />
}

function Form({ known, phone, onDone }: Props & { phone: string }) {
  const text = useText()
  const { t } = text
  const accountName = useSession()?.person.name ?? ''
  const { mutateAsync } = useSaveRegistration()
  const form = useEdit(
    { feature: 'volunteers', schema: volunteerForm },
    {
      base: known,
      typed,
      initial: typed(known ?? { name: accountName, mobile: phone, hasVehicle: false }),
      draft,
      onKept: onDone,
      onWrong: sayWhatIsWrong,
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        sayThanks(body.name)
        onDone()
      },
    },
  )

  /** Shows the specification's toast; the field itself shows what to do. */
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

  function leave(): void {
    writeDraft(draft, null)
    onDone()
  }

  if (form.overlap)
    return <FormOverlap form={form} rowsOf={(record) => registrationRows(text, record)} onLeave={leave} />
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
