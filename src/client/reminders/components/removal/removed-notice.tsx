import { useEffect, useRef } from 'react'
import { restoreReminder } from '../../../../shared/reminders/reminders.endpoints.ts'
import { isForDoctor } from '../../../../shared/reminders/removal/reminders.stop-reasons.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useChange, type Reminder } from '../../reminders.queries.ts'
import { TellDoctor } from './lazy-removal.tsx'

/** Replaces a removed reminder and can restore it. It stays, because a toast would be too short for a slow reader. */
export function RemovedNotice({ reminder }: { reminder: Reminder }) {
  const { t } = useText()
  const { mutate, isPending, error } = useChange(restoreReminder)
  const place = useRef<HTMLDivElement>(null)
  const { id, name, removedBecause } = reminder
  // The pressed button is removed: focus the undo button. It stood below a question that was higher than this.
  useEffect(() => {
    place.current?.querySelector('button')?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Notice
        title={t('medicines.list.removed', { name })}
        action={
          <Button kind="quiet" busy={isPending} onClick={() => mutate({ params: { id } })}>
            {t('medicines.list.restore')}
          </Button>
        }
      >
        {error ? errorText(t, error) : removedBecause && isForDoctor(removedBecause) && <TellDoctor />}
      </Notice>
    </div>
  )
}
