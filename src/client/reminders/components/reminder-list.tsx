import { useState } from 'react'
import { readDraft } from '../../platform/session/drafts.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { FocusSwap } from '../../ui/focus-swap.tsx'
import type { Reminder } from '../reminders.queries.ts'
import { ReminderCard } from './reminder-card.tsx'
import { draftOf, ReminderForm } from './reminder-form.tsx'
import { RemovedNotice } from './removed-notice.tsx'

/** The medicines with their changes in place, and the way to one more. */
export function ReminderList({ reminders, onAdd }: { reminders: readonly Reminder[]; onAdd: () => void }) {
  const { t } = useText()
  // What was begun and not sent stands open again.
  const [changing, setChanging] = useState<string | null>(
    () => reminders.find(({ id }) => readDraft(draftOf(id)))?.id ?? null,
  )
  const [removed, setRemoved] = useState<readonly string[]>([])
  // What was removed on this visit can be put back in its place; what went earlier is not shown. A form stays open
  // though another phone removed its reminder: what is typed in it asks when it is saved.
  const shown = reminders.filter(({ id, isRemoved }) => !isRemoved || removed.includes(id) || id === changing)
  return (
    <section className="space-y-4">
      <h2 className="text-xl font-semibold">{t('reminders.list.title')}</h2>
      <ul className="space-y-4">
        {shown.map((reminder) => (
          <li key={reminder.id}>
            <FocusSwap face={faceOf(reminder, changing)}>
              {reminder.isRemoved && changing !== reminder.id && <RemovedNotice reminder={reminder} />}
              {changing === reminder.id && (
                <ReminderForm known={reminder} takesFocus onClose={() => setChanging(null)} />
              )}
              {!reminder.isRemoved && changing !== reminder.id && (
                <ReminderCard
                  reminder={reminder}
                  onChange={() => setChanging(reminder.id)}
                  onRemoved={() => setRemoved((ids) => [...ids, reminder.id])}
                />
              )}
            </FocusSwap>
          </li>
        ))}
      </ul>
      <Button kind="quiet" icon="plus" wide data-home="list" onClick={onAdd}>
        {t('reminders.list.add')}
      </Button>
    </section>
  )
}

function faceOf({ id, isRemoved }: Reminder, changing: string | null): 'removed' | 'form' | 'card' {
  if (changing === id) return 'form'
  return isRemoved ? 'removed' : 'card'
}
