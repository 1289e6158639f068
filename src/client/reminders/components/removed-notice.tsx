import { useEffect, useRef } from 'react'
import { restoreReminder } from '../../../shared/reminders/reminders.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useChange, type Reminder } from '../reminders.queries.ts'

/** Replaces a removed reminder and can restore it. It stays, because a toast would be too short for a slow reader. */
export function RemovedNotice({ reminder }: { reminder: Reminder }) {
  const { t } = useText()
  const { mutate, isPending, error } = useChange(restoreReminder)
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is removed: focus the undo button.
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div ref={place}>
      <Notice
        title={t('medicines.list.removed', { name: reminder.name })}
        action={
          <Button kind="quiet" busy={isPending} onClick={() => mutate({ params: { id: reminder.id } })}>
            {t('medicines.list.restore')}
          </Button>
        }
      >
        {error ? errorText(t, error) : undefined}
      </Notice>
    </div>
  )
}
