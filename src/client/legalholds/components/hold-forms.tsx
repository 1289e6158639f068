import type { ReactNode } from 'react'
import { endLegalHold, takeBackLegalHold } from '../../../shared/legalholds/legalholds.endpoints.ts'
import { holdEndForm, holdTakenBackForm } from '../../../shared/legalholds/legalholds.forms.ts'
import type { LegalHold } from '../../../shared/legalholds/legalholds.schemas.ts'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

interface Props {
  hold: LegalHold
  onDone: () => void
}

/** The day on which the case ended. */
export function EndForm({ hold, onDone }: Props) {
  const { t } = useText()
  const { mutateAsync } = useWrite(endLegalHold)
  const form = useForm(
    { feature: 'legalholds', schema: holdEndForm },
    {
      initial: { endedOn: '' },
      submit: async (body, key) => {
        await mutateAsync({ params: { id: hold.id }, body, key })
        showToast(t('legalholds.done.end'))
        onDone()
      },
    },
  )
  return (
    <Framed form={form} submit={t('legalholds.endSave')} onCancel={onDone}>
      <TextField
        {...form.field('endedOn')}
        label={t('legalholds.endedOn')}
        type="date"
        min={hold.since}
        max={today()}
      />
    </Framed>
  )
}

/** Why the mark was a mistake. */
export function TakeBackForm({ hold, onDone }: Props) {
  const { t } = useText()
  const { mutateAsync } = useWrite(takeBackLegalHold)
  const form = useForm(
    { feature: 'legalholds', schema: holdTakenBackForm },
    {
      initial: { reason: '' },
      submit: async (body, key) => {
        await mutateAsync({ params: { id: hold.id }, body, key })
        showToast(t('legalholds.done.takeBack'))
        onDone()
      },
    },
  )
  return (
    <Framed form={form} submit={t('legalholds.takeBackSave')} onCancel={onDone}>
      <TextField
        {...form.field('reason')}
        label={t('legalholds.reason')}
        maxLength={200}
        autoComplete="off"
      />
    </Framed>
  )
}

interface FramedProps {
  form: Pick<ReturnType<typeof useForm>, 'onSubmit' | 'formError' | 'busy'>
  submit: string
  onCancel: () => void
  children: ReactNode
}

function Framed({ form, submit, onCancel, children }: FramedProps) {
  const { t } = useText()
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4 py-2">
      {children}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('legalholds.cancel')}
        </Button>
      </div>
    </form>
  )
}
