import { judgePin, readPin } from '../../../shared/family/family.pin.ts'
import { useFormState, type Checked } from '../../platform/forms/form-state.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PinField } from './pin-field.tsx'

interface Chosen {
  pin: string
  old: string | null
}
interface Typed {
  old: string
  pin: string
  again: string
}

/** Asks for a new PIN twice, and for the current one if there is one. Shows what `onChosen` throws. */
export function ChoosePinForm({
  hasOld = false,
  onChosen,
}: {
  hasOld?: boolean
  onChosen: (chosen: Chosen) => Promise<void>
}) {
  const { t } = useText()
  const form = useFormState({
    feature: 'family',
    initial: { old: '', pin: '', again: '' },
    check: (typed) => check(typed, hasOld),
    submit: onChosen,
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      {hasOld && <PinField {...form.field('old')} label={t('family.old')} />}
      <PinField {...form.field('pin')} label={t('family.pin')} hint={t('family.pinHint')} />
      <PinField {...form.field('again')} label={t('family.again')} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" wide busy={form.busy}>
        {t('family.start.submit')}
      </Button>
    </form>
  )
}

function check(typed: Typed, hasOld: boolean): Checked<Chosen> {
  const [pin, again, old] = [readPin(typed.pin), readPin(typed.again), readPin(typed.old)]
  const wrong = pin === '' ? 'required' : judgePin(pin)
  const fields = {
    ...(hasOld && old === '' && { old: 'required' }),
    ...(wrong && { pin: wrong }),
    ...(!wrong && again !== pin && { again: again === '' ? 'required' : 'pinsDiffer' }),
  }
  return Object.keys(fields).length > 0 ? { fields } : { output: { pin, old: hasOld ? old : null } }
}
