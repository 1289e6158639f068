import { dialled } from '../../../../shared/kit/text/digits.ts'
import { navigate } from '../../../platform/browser/navigation.tsx'
import { useHotkeys } from '../../../platform/hotkeys/use-hotkeys.ts'
import type { useChoice } from '../../../ui/workbench/use-choice.ts'
import type { useScheduleActions } from '../schedule/use-schedule-cards.tsx'
import { beginOrEnd, openedAt, phoneOf, type BenchRow } from './bench-rows.ts'

interface Told {
  choice: ReturnType<typeof useChoice<BenchRow>>
  actions: ReturnType<typeof useScheduleActions>
  next?: (() => void) | undefined
  give?: (() => void) | undefined
  find: () => void
  showKeys: () => void
}

/** The keys of a list of patients; what is not allowed for the chosen row does nothing. */
export function useBenchKeys({ choice, actions, next, give, find, showKeys }: Told): { open: () => void } {
  const { row } = choice
  const appointment = row?.appointment
  const patientId = appointment?.patient.id
  const phone = row ? phoneOf(row) : ''

  function decide(action: 'accept' | 'reject' | 'start' | 'finish' | undefined): (() => void) | undefined {
    if (!action || !appointment?.allowedActions.includes(action)) return undefined
    return () => {
      if (!actions.busyWith(action, appointment)) actions.act(action, appointment)
    }
  }

  useHotkeys({
    j: () => choice.move(1),
    k: () => choice.move(-1),
    a: decide('accept'),
    r: decide('reject'),
    f: decide(row && beginOrEnd(row)),
    n: next,
    g: give,
    m: patientId === undefined ? undefined : () => navigate(`/doctor/patients/${patientId}/messages`),
    c: phone === '' ? undefined : () => location.assign(`tel:${dialled(phone)}`),
    '/': find,
    '?': showKeys,
  })

  return {
    open(): void {
      const to = row && openedAt(row)
      if (to !== undefined) navigate(to)
    },
  }
}
