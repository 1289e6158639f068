import { addEntry, type callNext } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import { entryForm } from '../../../../shared/appointments/queue/appointments.queue.forms.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'
import { RecordSearch } from './record-search.tsx'

const empty = { source: 'walk-in', patientId: '', name: '', age: '', village: '', phone: '', beyond: false }

interface Props {
  line: AnswerOf<typeof callNext>
  capacity: number
}

/** The next number for somebody at the counter or on the phone. */
export function EntryForm(props: Props) {
  const { t } = useText()
  return (
    <Card className="space-y-3">
      <h2 className="text-xl font-semibold">{t('queue.add.title')}</h2>
      <EntryFields {...props} />
    </Card>
  )
}

/** The name is enough, then Enter. */
export function EntryFields({ line, capacity }: Props) {
  const { t, number } = useText()
  const { mutateAsync } = useWrite(addEntry)
  // What stands on the button says so.
  const isFull = line.taken >= capacity
  const form = useForm(
    { feature: 'queue', schema: entryForm },
    {
      initial: empty,
      submit: async (body, key) => {
        try {
          const { token } = await mutateAsync({
            params: { id: line.sessionId },
            body: { ...body, beyond: isFull },
            key,
          })
          form.replace({ ...empty, source: form.values.source })
          showToast(t('queue.add.given', { token: number(token) }))
        } finally {
          await refresh('queue')
        }
      },
    },
  )
  const { patientId, name, phone } = form.values
  const token = number(line.next)
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-3">
      {patientId === '' ? (
        <>
          <TextField {...form.field('name')} label={t('queue.add.name')} autoComplete="off" />
          <div className="grid grid-cols-2 items-end gap-3">
            <TextField
              {...form.field('age')}
              inputMode="numeric"
              label={t('queue.add.age')}
              autoComplete="off"
            />
            <TextField {...form.field('village')} label={t('queue.add.village')} autoComplete="off" />
          </div>
          <TextField
            {...form.field('phone')}
            inputMode="tel"
            label={t('queue.add.phone')}
            autoComplete="off"
          />
          <RecordSearch
            phone={phone}
            onChoose={(person) => {
              form.set('patientId', person.id)
              form.set('name', person.name)
            }}
          />
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-semibold">{t('queue.add.chosen', { name })}</p>
          <Button kind="quiet" onClick={() => form.set('patientId', '')}>
            {t('queue.add.without')}
          </Button>
        </div>
      )}
      <ChoiceField
        {...form.field('source')}
        label={t('queue.add.source')}
        options={(['walk-in', 'phone'] as const).map((value) => ({
          value,
          label: t(`queue.sources.${value}`),
        }))}
      />
      {isFull && <Notice>{t('queue.refusals.full')}</Notice>}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" icon="plus" busy={form.busy}>
        {t(isFull ? 'queue.add.beyond' : 'queue.add.give', { token })}
      </Button>
    </form>
  )
}
