import { useEffect, useRef, useState } from 'react'
import { addEntry, type callNext } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import { entryForm } from '../../../../shared/appointments/queue/appointments.queue.forms.ts'
import type { QueuePerson } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { GivenNumber, type Given } from './given-number.tsx'
import { RecordSearch } from './record-search.tsx'
import { usePeople, wholePhone } from './use-people.ts'

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

/**
 * The name is enough, then Enter; or the phone number, and whose record it is. With `isAskedFor` the cursor is in the
 * first field at once.
 */
export function EntryFields({ line, capacity, isAskedFor = false }: Props & { isAskedFor?: boolean }) {
  const { t, number } = useText()
  // What stands on the button says so.
  const isFull = line.taken >= capacity
  const first = useRef<HTMLInputElement>(null)
  const { form, given, people, give, onSubmit, place } = useEntry(line.sessionId, isFull, first)
  useEffect(() => {
    if (!isAskedFor) return
    // A dialog that opens puts the cursor where the attribute is.
    first.current?.setAttribute('autofocus', '')
    first.current?.focus()
  }, [isAskedFor])
  const token = number(line.next)
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-3">
      {given && <GivenNumber key={given.id} given={given} />}
      <TextField {...form.field('name')} ref={first} label={t('queue.add.name')} autoComplete="off" />
      {isFull && <Notice>{t('queue.refusals.full')}</Notice>}
      <RecordSearch
        {...people}
        place={place}
        busy={form.busy}
        nameGiving={(person) => t(isFull ? 'queue.add.beyondTo' : 'queue.add.giveTo', { token, person })}
        onRetry={people.askNow}
        onGive={give}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField {...form.field('age')} inputMode="numeric" label={t('queue.add.age')} autoComplete="off" />
        <TextField {...form.field('village')} label={t('queue.add.village')} autoComplete="off" />
      </div>
      <TextField {...form.field('phone')} inputMode="tel" label={t('queue.add.phone')} autoComplete="off" />
      <ChoiceField
        {...form.field('source')}
        label={t('queue.add.source')}
        options={(['walk-in', 'phone'] as const).map((value) => ({
          value,
          label: t(`queue.sources.${value}`),
        }))}
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" icon="plus" busy={form.busy}>
        {t(isFull ? 'queue.add.beyond' : 'queue.add.give', { token })}
      </Button>
    </form>
  )
}

/** What is typed, whose records have the number in it, and what was given last. */
function useEntry(sessionId: string, beyond: boolean, first: { current: HTMLInputElement | null }) {
  const { mutateAsync } = useWrite(addEntry)
  const [given, setGiven] = useState<Given | null>(null)
  const chosen = useRef<QueuePerson | null>(null)
  const waits = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const [offered, setOffered] = useState<readonly QueuePerson[] | null>(null)
  // After the buttons are rendered: a busy phone draws its next frame before that.
  useEffect(() => {
    if (offered) place.current?.querySelector('button')?.focus()
  }, [offered])
  const form = useForm(
    { feature: 'queue', schema: entryForm },
    {
      initial: empty,
      submit: async (body, key) => {
        const { source, patientId } = body
        const person = chosen.current
        try {
          const answer = await mutateAsync({
            params: { id: sessionId },
            body: patientId === '' ? { ...body, beyond } : { source, patientId, beyond },
            key,
          })
          form.replace({ ...empty, source: form.values.source })
          setGiven({ ...answer, name: person?.name ?? body.name })
          first.current?.focus()
        } finally {
          // The next press is about whom it names.
          chosen.current = null
          form.set('patientId', '')
          await refresh('queue')
        }
      },
    },
  )
  const typed = wholePhone(form.values.name)
  const people = usePeople(typed || wholePhone(form.values.phone), (found) => {
    const isEntered = waits.current
    waits.current = false
    if (found.length === 0 && typed !== '') {
      // The number stays with the name that comes now.
      form.set('phone', typed)
      form.set('name', '')
    } else if (isEntered) take(found)
  })

  function give(person: QueuePerson): void {
    if (form.busy) return
    chosen.current = person
    form.set('patientId', person.id)
    form.onSubmit()
  }

  /** Enter takes the only one; among several the first is offered to a second Enter. */
  function take(found: readonly QueuePerson[]): void {
    if (found[0] && found.length === 1) give(found[0])
    else setOffered([...found])
  }

  function onSubmit(event: { preventDefault(): void }): void {
    event.preventDefault()
    if (typed === '') return form.onSubmit()
    if (people.people) return take(people.people)
    waits.current = true
    people.askNow()
  }

  return { form, given, people, give, onSubmit, place }
}
