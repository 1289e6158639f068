import { useState } from 'react'
import { removeReminder } from '../../../../shared/reminders/reminders.endpoints.ts'
import type { StopReason } from '../../../../shared/reminders/removal/reminders.stop-reasons.ts'
import { resolveConflicts, type Answered } from '../../../../shared/kit/three-way-merge.ts'
import { useChange, type Reminder } from '../../reminders.queries.ts'
import { saidIn } from '../said-in.ts'
import { canAskWhy } from './lazy-removal.tsx'

/** Removes a reminder; one of a prescription after the question why. */
export function useRemoval(reminder: Reminder, onRemoved: () => void) {
  const { mutate, isPending, error } = useChange(removeReminder, { onDone: onRemoved, onKept: onRemoved })
  const [question, setQuestion] = useState<'none' | 'coming' | 'asked'>('none')
  const [reason, setReason] = useState<StopReason | null>(null)
  const params = { id: reminder.id }
  const bodyOf = (said: StopReason | null) => ({ from: saidIn(reminder), ...(said && { reason: said }) })

  function stop(said: StopReason | null): void {
    setQuestion('none')
    setReason(said)
    mutate({ params, body: bodyOf(said) })
  }
  async function press(): Promise<void> {
    if (!reminder.isPrescribed) return stop(null)
    setQuestion('coming')
    if (await canAskWhy()) setQuestion('asked')
    else stop(null)
  }

  return {
    error,
    isBusy: isPending || question === 'coming',
    isAsked: question === 'asked',
    press: () => void press(),
    stop,
    keep: () => setQuestion('none'),
    /** Although another device has changed it. */
    stopAnyway: (overlap: Answered) =>
      mutate({ params, body: resolveConflicts(bodyOf(reason), overlap, []) }),
  }
}
