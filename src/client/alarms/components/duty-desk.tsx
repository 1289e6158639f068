import { addShift, endShift, listShifts } from '../../../shared/alarms/alarms.endpoints.ts'
import { shiftForm } from '../../../shared/alarms/alarms.forms.ts'
import type { Shift } from '../../../shared/alarms/alarms.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { proposedShift } from '../../../shared/alarms/alarms.rules.ts'
import { timeNow, today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, refreshEveryMs, useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { WakeSwitch } from './wake-switch.tsx'
import { useClock } from './use-clock.ts'

/** The duty rota: who is told of alarms after the treating doctors, and who stands in. */
export function DutyDesk() {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listShifts, { refetchEveryMs: refreshEveryMs })
  if (isPending) return <Skeleton lines={4} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  return (
    <div className="space-y-6">
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">{t('alarmDesk.duty.title')}</h2>
        {!data.shifts.some(({ isNow }) => isNow) && (
          <Notice kind="error">{t('alarmDesk.duty.nobody')}</Notice>
        )}
        <ul className="divide-y divide-line">
          {data.shifts.map((shift) => (
            <ShiftRow key={shift.id} shift={shift} />
          ))}
        </ul>
        <AddShift doctors={data.doctors} />
      </section>
      <WakeSwitch />
    </div>
  )
}

function ShiftRow({ shift: { id, doctor, deputy, from, until, isNow } }: { shift: Shift }) {
  const { t } = useText()
  const clock = useClock()
  const { mutate, isPending } = useWrite(endShift, {
    onDone: () => {
      showToast(t('alarmDesk.duty.ended'))
      void refresh('alarms')
    },
    onError: (error) => {
      showToast(errorText(t, error), 'error')
      void refresh('alarms')
    },
  })
  const line = t('alarmDesk.duty.line', { doctor: doctor.name, from: clock(from), until: clock(until) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {line} {isNow && `(${t('alarmDesk.duty.now')})`}
        </p>
        {isNow && !doctor.isReachable && <p>{t('alarmDesk.duty.unreachable')}</p>}
        {deputy && (
          <p className="text-soft">
            {t('alarmDesk.duty.deputy', { doctor: deputy.name })}
            {isNow && !deputy.isReachable && ` · ${t('alarmDesk.duty.unreachable')}`}
          </p>
        )}
      </div>
      <Button
        kind="quiet"
        busy={isPending}
        aria-label={t('alarmDesk.duty.endName', { doctor: doctor.name })}
        onClick={() => mutate({ params: { id } })}
      >
        {t('alarmDesk.duty.end')}
      </Button>
    </li>
  )
}

function AddShift({ doctors }: { doctors: readonly { id: string; name: string }[] }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(addShift)
  const empty = { doctorId: '', deputyId: '', day: today(), ...proposedShift(timeNow()) }
  const form = useForm(
    { feature: 'alarms', schema: shiftForm },
    {
      initial: empty,
      submit: async (body) => {
        await mutateAsync({ body })
        showToast(t('alarmDesk.duty.added'))
        await refresh('alarms')
      },
    },
  )
  const options = doctors.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <form noValidate onSubmit={form.onSubmit} className="max-w-2xl space-y-4">
      <SelectField
        {...form.field('doctorId')}
        label={t('alarmDesk.duty.doctor')}
        options={[{ value: '', label: t('alarmDesk.duty.choose') }, ...options]}
      />
      <SelectField
        {...form.field('deputyId')}
        label={t('alarmDesk.duty.deputyField')}
        options={[{ value: '', label: t('alarmDesk.duty.noDeputy') }, ...options]}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TextField {...form.field('day')} type="date" label={t('alarmDesk.duty.day')} />
        <TextField {...form.field('from')} type="time" label={t('alarmDesk.duty.from')} />
        <TextField
          {...form.field('until')}
          type="time"
          label={t('alarmDesk.duty.until')}
          hint={t('alarmDesk.duty.untilHint')}
        />
      </div>
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" icon="plus" busy={form.busy}>
        {t('alarmDesk.duty.add')}
      </Button>
    </form>
  )
}
