import { useState } from 'react'
import { findPeople } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import type { QueuePerson } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import { phoneDigits } from '../../../../shared/kit/text/digits.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface Props {
  phone: string
  onChoose: (person: QueuePerson) => void
}

/** Once a whole phone number is typed: whose records have it. */
export function RecordSearch({ phone, onChoose }: Props) {
  const { t, number } = useText()
  const [found, setFound] = useState<{ phone: string; people: QueuePerson[] } | null>(null)
  const digits = phoneDigits(phone)
  const { mutate, isPending, error } = useWrite(findPeople, {
    onDone: (people) => setFound({ phone: digits, people }),
  })
  if (!/^\d{10}$/.test(digits)) return null
  const people = found?.phone === digits ? found.people : null
  return (
    <div className="space-y-2" aria-live="polite">
      {people === null && (
        <Button kind="quiet" icon="user" busy={isPending} onClick={() => mutate({ body: { phone: digits } })}>
          {t('queue.add.find')}
        </Button>
      )}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      {people?.length === 0 && <p className="text-soft">{t('queue.add.none')}</p>}
      {people?.map((person) => (
        <Button key={person.id} kind="quiet" icon="user-plus" onClick={() => onChoose(person)}>
          {[person.name, person.age !== null && t('queue.years', { age: number(person.age) }), person.village]
            .filter(Boolean)
            .join(', ')}
        </Button>
      ))}
    </div>
  )
}
