import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import type { Action } from '../../../../shared/appointments/appointments.lifecycle.ts'
import { ScheduleCard } from './schedule-card.tsx'
import { useDecisions } from './use-decisions.ts'

// Lazy: most visits to the schedule open no sheet.
const CancelDialog = lazy(async () => ({ default: (await import('../cancel-dialog.tsx')).CancelDialog }))
const RejectDialog = lazy(async () => ({ default: (await import('../reject-dialog.tsx')).RejectDialog }))

interface Asking {
  action: 'reject' | 'cancel'
  appointment: Appointment
}

/** The actions on a doctor's appointments, and the confirmation sheets, to be rendered once per page. */
export function useScheduleActions() {
  const { decide, reject, busyWith, lastError } = useDecisions()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [hasAsked, setHasAsked] = useState(false)

  function act(action: Action, appointment: Appointment): void {
    // The two are the patient's.
    if (action === 'takeOffer' || action === 'declineOffer') return
    if (action === 'reject' || action === 'cancel') {
      setHasAsked(true)
      setAsking({ action, appointment })
    } else decide(action, appointment)
  }
  const asked = (action: Asking['action']) => (asking?.action === action ? asking.appointment : null)

  return {
    act,
    busyWith,
    errorOf: ({ _id }: Appointment) => (lastError?.id === _id ? lastError.error : null),
    // Stays mounted once opened, so that a sheet can animate its closing.
    sheets: (
      <Suspense>
        {hasAsked && (
          <>
            <RejectDialog
              appointment={asked('reject')}
              onClose={() => setAsking(null)}
              onConfirm={(appointment, reason) => {
                setAsking(null)
                reject(appointment, reason)
              }}
            />
            <CancelDialog appointment={asked('cancel')} by="doctor" onClose={() => setAsking(null)} />
          </>
        )}
      </Suspense>
    ),
  }
}

/** Cards with actions, and their sheets. */
export function useScheduleCards(): {
  list: (appointments: readonly Appointment[]) => ReactNode
  sheets: ReactNode
} {
  const { act, busyWith, errorOf, sheets } = useScheduleActions()
  return {
    sheets,
    list: (appointments) => (
      <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {appointments.map((appointment) => (
          <li key={appointment._id}>
            <ScheduleCard
              appointment={appointment}
              busyWith={(action) => busyWith(action, appointment)}
              error={errorOf(appointment)}
              onAction={(action) => act(action, appointment)}
            />
          </li>
        ))}
      </ul>
    ),
  }
}
