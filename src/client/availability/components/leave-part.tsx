import { addLeave, endLeave } from '../../../shared/availability/availability.endpoints.ts'
import { leaveForm } from '../../../shared/availability/availability.forms.ts'
import type { Colleague, Leave } from '../../../shared/availability/availability.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { refreshTimings } from './refresh-timings.ts'

interface Props {
  leave: readonly Leave[]
  /** Who may stand in. */
  colleagues: readonly Colleague[]
  doctorId: string | undefined
}

/** The days on which the doctor has no session. */
export function LeavePart({ leave, colleagues, doctorId }: Props) {
  const { t } = useText()
  return (
    <section className="space-y-3">
      <div>
        <h2 className="text-xl font-semibold">{t('availability.leave.title')}</h2>
        <p className="text-soft">{t('availability.leave.lead')}</p>
      </div>
      <ul className="divide-y divide-line empty:hidden">
        {leave.map((one) => (
          <LeaveRow key={one.id} leave={one} />
        ))}
      </ul>
      <Disclosure title={t('availability.leave.addTitle')} level={3}>
        <LeaveForm colleagues={colleagues} doctorId={doctorId} />
      </Disclosure>
    </section>
  )
}

function LeaveRow({ leave: { id, from, until, reason, standIn } }: { leave: Leave }) {
  const { t, day } = useText()
  const { mutate, isPending } = useWrite(endLeave, {
    onDone: () => {
      showToast(t('availability.leave.removed'))
      void refreshTimings()
    },
    onError: (error) => {
      showToast(errorText(t, error), 'error')
      void refreshTimings()
    },
  })
  const days =
    from === until
      ? day(from, 'short')
      : t('availability.leave.line', { from: day(from, 'short'), until: day(until, 'short') })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="min-w-0">
        <p className="font-semibold">{days}</p>
        {standIn && <p>{t('availability.leave.standsIn', { name: standIn.name })}</p>}
        {reason !== '' && <p className="text-soft break-words">{reason}</p>}
      </div>
      <Button
        kind="quiet"
        busy={isPending}
        aria-label={t('availability.leave.removeName', { days })}
        onClick={() => mutate({ params: { id } })}
      >
        {t('availability.leave.remove')}
      </Button>
    </li>
  )
}

function LeaveForm({ colleagues, doctorId = '' }: Pick<Props, 'colleagues' | 'doctorId'>) {
  const { t } = useText()
  const { mutateAsync } = useWrite(addLeave)
  const empty = { doctorId, from: '', until: '', reason: '', standInId: '' }
  const form = useForm(
    { feature: 'availability', schema: leaveForm },
    {
      initial: empty,
      draft: `availability.leave.${doctorId}`,
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        form.replace(empty)
        showToast(t('availability.leave.added'))
        await refreshTimings()
      },
    },
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...form.field('from')} type="date" min={today()} label={t('availability.leave.from')} />
        <TextField
          {...form.field('until')}
          type="date"
          min={form.values.from || today()}
          label={t('availability.leave.until')}
        />
      </div>
      <TextField
        {...form.field('reason')}
        label={t('availability.leave.reason')}
        hint={t('availability.leave.reasonHint')}
      />
      {colleagues.length > 0 && (
        <SelectField
          {...form.field('standInId')}
          label={t(doctorId === '' ? 'availability.leave.standIn' : 'availability.leave.standInOf')}
          hint={t(doctorId === '' ? 'availability.leave.standInHint' : 'availability.leave.standInOfHint')}
          placeholder={t('availability.leave.nobody')}
          options={colleagues.map(({ id, name }) => ({
            value: id,
            label: t('availability.leave.doctorName', { name }),
          }))}
        />
      )}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" icon="plus" busy={form.busy}>
        {t('availability.leave.add')}
      </Button>
    </form>
  )
}
