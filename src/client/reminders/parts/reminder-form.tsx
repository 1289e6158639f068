import { useEffect, useRef } from 'react'
import { addReminder, changeReminder } from '../../../shared/reminders/reminders.contract.ts'
import { ApiError } from '../../platform/api.ts'
import { writeDraft } from '../../platform/drafts.ts'
import { useText } from '../../platform/i18n.tsx'
import { today } from '../../platform/today.ts'
import { useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useChange, type Reminder } from '../reminders.queries.ts'
import { DaysField } from './days-field.tsx'
import { TimesField } from './times-field.tsx'
import { typedFrom, typedReminder } from './typed-reminder.ts'

export const draftOfNew = 'reminders.add'
export const draftOf = (id: string) => `reminders.change.${id}`

interface Props {
  /** The reminder to change; null adds one. */
  known: Reminder | null
  onClose: () => void
  /** It was opened by a press just now: the cursor comes along. */
  takesFocus?: boolean
}

export function ReminderForm({ known, onClose, takesFocus = false }: Props) {
  const { t } = useText()
  const { mutateAsync: add } = useChange(addReminder)
  const { mutateAsync: change } = useChange(changeReminder)
  const draft = known ? draftOf(known.id) : draftOfNew
  const form = useForm(
    { room: 'reminders', schema: typedReminder },
    {
      initial: typedFrom(known),
      draft,
      onKept: onClose,
      submit: async (body, key) => {
        await (known ? change({ params: { id: known.id }, body, key }) : add({ body, key }))
        showToast(t('reminders.form.saved', { name: body.name }))
        onClose()
      },
    },
  )
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) head.current?.focus()
  }, [takesFocus])
  const isFieldTrouble = form.failure instanceof ApiError && form.failure.fields !== undefined

  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit} className="space-y-5">
        <h2 ref={head} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t(known ? 'reminders.form.change' : 'reminders.form.add')}
        </h2>
        <TextField {...form.field('name')} label={t('reminders.form.name')} autoComplete="off" />
        <TextField
          {...form.field('dosage')}
          label={t('reminders.form.dosage')}
          hint={t('reminders.form.dosageHint')}
          autoComplete="off"
        />
        <TimesField fieldOf={form.field} set={form.set} />
        <DaysField value={form.values.days} set={(days) => form.set('days', days)} />
        <TextField
          {...form.field('endsOn')}
          label={t('reminders.form.endsOn')}
          hint={t('reminders.form.endsOnHint')}
          type="date"
          min={today()}
        />
        {form.formError !== null && !isFieldTrouble && <Notice kind="error">{form.formError}</Notice>}
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button type="submit" busy={form.busy}>
            {t('reminders.form.save')}
          </Button>
          <Button kind="quiet" onClick={cancel}>
            {t('reminders.form.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  )

  function cancel(): void {
    writeDraft(draft, null)
    onClose()
  }
}
