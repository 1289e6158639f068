import { useState } from 'react'
import { readPin } from '../../../shared/family/family.pin.ts'
import { enter, type Entered, type Profile } from '../../platform/profiles/profiles.ts'
import { useFormState } from '../../platform/forms/form-state.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PinField } from './pin-field.tsx'

/** Asks for a profile's PIN, or says why the password is needed. */
export function EnterForm({
  profile,
  onEntered,
  onPassword,
}: {
  profile: Profile
  onEntered: () => void
  onPassword: () => void
}) {
  const { t } = useText()
  const { place, name, opensBy } = profile
  const [outcome, setOutcome] = useState<Entered | null>(null)
  const form = useFormState({
    feature: 'family',
    initial: { pin: '' },
    check: (typed) => {
      const pin = readPin(typed.pin)
      return pin === '' ? { fields: { pin: 'required' } } : { output: pin }
    },
    submit: async (pin: string) => {
      const entered = await enter(place, pin)
      if (entered.kind === 'in') return onEntered()
      setOutcome(entered)
      form.set('pin', '')
    },
  })
  const left = outcome?.kind === 'wrong' ? outcome.left : 0
  const isShut = opensBy === 'signIn' || (outcome !== null && left === 0)
  if (isShut) {
    const isOver = outcome?.kind === 'over'
    return (
      <div className="space-y-4">
        <Notice>
          {outcome === null
            ? t('family.state.signIn')
            : t(isOver ? 'family.enter.over' : 'family.enter.locked', { name })}
        </Notice>
        <Button wide onClick={onPassword}>
          {t('family.enter.password')}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <PinField {...form.field('pin')} label={t('family.pin')} />
      {outcome && !form.busy && <Notice kind="error">{t('family.enter.wrong', { count: left })}</Notice>}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" wide busy={form.busy}>
        {t('family.enter.submit')}
      </Button>
    </form>
  )
}
