import { useRef, useState } from 'react'
import type { MarkedDose } from '../../../shared/reminders/reminders.schedule.ts'
import { readDraft } from '../../platform/session/drafts.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FocusSwap } from '../../ui/focus/focus-swap.tsx'
import type { Reminder } from '../reminders.queries.ts'
import { ReminderCard } from './reminder-card.tsx'
import { draftOf } from './form/draft-names.ts'
import { ReminderFormPlace } from './form/reminder-form-place.tsx'
import { RemovedNotice } from './removal/removed-notice.tsx'

/** The list of medicines, edited in place, with a button to add one. Several are folded on a phone: doses come first. */
interface Props {
  reminders: readonly Reminder[]
  doses: readonly MarkedDose[]
  onAdd: () => void
}

export function ReminderList({ reminders, doses, onAdd }: Props) {
  const { t } = useText()
  // Opens again with an unsent draft.
  const [changing, setChanging] = useState<string | null>(
    () => reminders.find(({ id }) => readDraft(draftOf(id)))?.id ?? null,
  )
  const fold = useRef<HTMLDetailsElement>(null)
  const [removed, setRemoved] = useState<readonly string[]>([])
  // A reminder removed on this visit can be restored in its place; earlier ones are hidden. A form stays open after
  // another phone removed its reminder, and asks when it is saved.
  const shown = reminders.filter(({ id, isRemoved }) => !isRemoved || removed.includes(id) || id === changing)
  function add(): void {
    // Whoever adds one looks for it in the list afterwards.
    if (fold.current) fold.current.open = true
    onAdd()
  }
  return (
    <section className="space-y-4">
      <Disclosure
        ref={fold}
        title={t('medicines.list.title', { count: shown.length })}
        openOnWide
        open={shown.length < 2 || changing !== null}
      >
        <ul className="space-y-4">
          {shown.map((reminder) => (
            <li key={reminder.id}>
              <FocusSwap face={faceOf(reminder, changing)}>
                {reminder.isRemoved && changing !== reminder.id && <RemovedNotice reminder={reminder} />}
                {changing === reminder.id && (
                  <ReminderFormPlace known={reminder} takesFocus onClose={() => setChanging(null)} />
                )}
                {!reminder.isRemoved && changing !== reminder.id && (
                  <ReminderCard
                    reminder={reminder}
                    doses={doses}
                    onChange={() => setChanging(reminder.id)}
                    onRemoved={() => setRemoved((ids) => [...ids, reminder.id])}
                  />
                )}
              </FocusSwap>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Button kind="quiet" icon="plus" wide data-home="list" onClick={add}>
        {t('reminders.list.add')}
      </Button>
    </section>
  )
}

function faceOf({ id, isRemoved }: Reminder, changing: string | null): 'removed' | 'form' | 'card' {
  if (changing === id) return 'form'
  return isRemoved ? 'removed' : 'card'
}
