import { useEffect, useRef, useState } from 'react'
import type { ReminderBody } from '../../../../shared/reminders/reminders.forms.ts'
import { addReminder, changeReminder } from '../../../../shared/reminders/reminders.endpoints.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { writeDraft } from '../../../platform/session/drafts.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useEdit, useLatest } from '../../../platform/forms/use-edit.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FormOverlap } from '../../../platform/forms/form-conflict.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'
import { useChange, type Reminder } from '../../reminders.queries.ts'
import { draftOf, draftOfNew } from './draft-names.ts'
import { migrateDraft } from './migrate-draft.ts'
import { FoodField } from './food-field.tsx'
import { KindField, NeededFields } from './needed-fields.tsx'
import { TimesField, UnitField } from './times-field.tsx'
import { reminderRows } from '../reminder-rows.ts'
import { emptyReminder, typed } from '../reminder-values.ts'
import { saidIn } from '../said-in.ts'
import { useCourse } from './first-day/use-course.ts'
import { useFirstDay } from './first-day/use-first-day.ts'
import { WhenFields } from './when-fields.tsx'
import { StepsField } from './steps-field.tsx'
import { typedNewReminder, typedReminder } from './typed-reminder.ts'

/** What `WhenFields` folds. */
const whenFields: ReadonlySet<string> = new Set([
  'days',
  'cycle',
  'every',
  'on',
  'off',
  'startsOn',
  'endsOn',
  'doses',
])

interface Props {
  /** The reminder to change; null adds one. */
  known: Reminder | null
  onClose: () => void
  /** Opened by a press just now: takes the focus. */
  takesFocus?: boolean
}

export function ReminderForm(props: Props) {
  const { known } = props
  const draft = known ? draftOf(known.id) : draftOfNew
  useState(() => migrateDraft(draft))
  const base = useLatest(known && saidIn(known), draft)
  return <Form key={JSON.stringify(base)} base={base} {...props} />
}

function Form({ known, base, onClose, takesFocus = false }: Props & { base: ReminderBody | null }) {
  const text = useText()
  const { t } = text
  const { mutateAsync: add } = useChange(addReminder)
  const { mutateAsync: change } = useChange(changeReminder)
  const draft = known ? draftOf(known.id) : draftOfNew
  const [isWhenRefused, setWhenRefused] = useState(false)
  const form = useEdit(
    { feature: 'reminders', schema: known ? typedReminder : typedNewReminder },
    {
      base,
      typed,
      initial: typed(base ?? emptyReminder),
      draft,
      onKept: onClose,
      onRefused: (paths) => setWhenRefused(paths.some((path) => whenFields.has(path))),
      submit: async (body, key) => {
        const { from: _, isBack: __, ...said } = body
        await (known ? change({ params: { id: known.id }, body, key }) : add({ body: said, key }))
        showToast(t('reminderForm.saved', { name: body.name }))
        onClose()
      },
    },
  )
  useFirstDay(form, draft)
  useCourse(form, draft)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) head.current?.focus()
  }, [takesFocus])
  const isFieldProblem = form.failure instanceof ApiError && form.failure.fields !== undefined

  if (form.overlap) {
    return (
      <Card>
        <FormOverlap form={form} rowsOf={(record) => reminderRows(text, record)} onLeave={cancel} />
      </Card>
    )
  }

  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit} className="space-y-5">
        <h2 ref={head} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t(known ? 'reminderForm.change' : 'reminderForm.add')}
        </h2>
        <TextField {...form.field('name')} label={t('reminderForm.name')} autoComplete="off" />
        <TextField
          {...form.field('dosage')}
          label={t('reminderForm.dosage')}
          hint={t('reminderForm.dosageHint')}
          autoComplete="off"
        />
        <UnitField form={form} />
        <KindField form={form} />
        {form.values.kind === 'asNeeded' ? <NeededFields form={form} /> : <TimesField form={form} />}
        <FoodField {...form.field('food')} />
        <WhenFields form={form} isRefused={isWhenRefused} />
        <StepsField form={form} />
        {form.formError !== null && !isFieldProblem && <Notice kind="error">{form.formError}</Notice>}
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button type="submit" busy={form.busy}>
            {t('reminderForm.save')}
          </Button>
          <Button kind="quiet" onClick={cancel}>
            {t('reminderForm.cancel')}
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
