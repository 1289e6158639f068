import { useEffect, useRef } from 'react'
import { restoreReminder } from '../../../shared/reminders/reminders.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useChange, type Reminder } from '../reminders.queries.ts'

/** In the place of what was removed, with the way back. It stays: six seconds would be short for a slow reader. */
export function RemovedNotice({ reminder }: { reminder: Reminder }) {
  const { t } = useText()
  const { mutate, isPending, error } = useChange(restoreReminder)
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the cursor goes to what takes it back.
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <div ref={place}>
      <Notice
        title={t('reminders.list.removed', { name: reminder.name })}
        action={
          <Button kind="quiet" busy={isPending} onClick={() => mutate({ params: { id: reminder.id } })}>
            {t('reminders.list.restore')}
          </Button>
        }
      >
        {error ? errorText(t, error) : undefined}
      </Notice>
    </div>
  )
}
