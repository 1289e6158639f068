import type { RefObject } from 'react'
import type { QueuePerson } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface Props {
  /** Undefined: not known yet. */
  people: readonly QueuePerson[] | undefined
  error: Error | null
  onRetry: () => void
  /** What giving this person the next number is called. */
  nameGiving: (person: string) => string
  busy: boolean
  onGive: (person: QueuePerson) => void
  /** The buttons, for the keys. */
  place: RefObject<HTMLDivElement | null>
}

/** Whose records have the phone number that is typed: one press gives the number. */
export function RecordSearch({ people, error, onRetry, nameGiving, busy, onGive, place }: Props) {
  const { t, number } = useText()
  return (
    <div ref={place} className="flex flex-col gap-2 empty:hidden" aria-live="polite">
      {error && (
        <Notice
          kind="error"
          action={
            <Button kind="quiet" icon="user" onClick={onRetry}>
              {t('queue.add.find')}
            </Button>
          }
        >
          {errorText(t, error)}
        </Notice>
      )}
      {people?.length === 0 && <p className="text-soft">{t('queue.add.none')}</p>}
      {people?.map((person) => (
        <Button key={person.id} icon="user-plus" busy={busy} onClick={() => onGive(person)}>
          {nameGiving(
            [
              person.name,
              person.age !== null && t('queue.years', { age: number(person.age) }),
              person.village,
            ]
              .filter(Boolean)
              .join(', '),
          )}
        </Button>
      ))}
    </div>
  )
}
