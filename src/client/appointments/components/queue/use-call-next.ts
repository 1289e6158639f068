import { callNext } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import type { QueueEntry } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'

/** Ends who is inside and calls the next one; `onCalled` hears whom. */
export function useCallNext(
  line: AnswerOf<typeof callNext> | null,
  onCalled?: (called: QueueEntry | undefined) => void,
) {
  const { t } = useText()
  const next = useWrite(callNext, {
    onDone: ({ entries }) => {
      const called = entries.find(({ state }) => state === 'inside')
      showToast(
        called ? t('queue.calledNow', { token: called.token, name: called.name }) : t('queue.nobodyWaits'),
      )
      onCalled?.(called)
    },
  })
  const inside = line?.entries.filter(({ state }) => state === 'inside') ?? []
  const [first] = inside
  const waits = line?.entries.some(({ state }) => state === 'waiting') ?? false
  const afterInside = waits ? t('queue.doneNext') : t('queue.done')
  const withNobodyInside = waits ? t('queue.next') : null
  return {
    inside,
    error: next.error,
    /** What the press does; null if there is nobody to call or to end. */
    word: first ? afterInside : withNobodyInside,
    mayBeAbsent: first !== undefined && !inside.some(({ isStarted }) => isStarted),
    call(wasThere: boolean): void {
      if (!line || next.isPending) return
      next.mutate({ params: { id: line.sessionId }, body: { inside: first?.id ?? null, wasThere } })
    },
    isCalling: (wasThere: boolean) => next.isPending && next.variables?.body?.wasThere === wasThere,
  }
}
