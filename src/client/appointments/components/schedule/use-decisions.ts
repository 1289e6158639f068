import { useState } from 'react'
import {
  acceptAppointment,
  finishAppointment,
  rejectAppointment,
  startAppointment,
} from '../../../../shared/appointments/appointments.endpoints.ts'
import type { Rejection } from '../../../../shared/appointments/appointments.rejections.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { navigate } from '../../../platform/browser/navigation.tsx'
import { refresh } from '../../../platform/queries/queries.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'
import { useChange } from '../../appointments.queries.ts'

/** The request is no longer this doctor's. */
const goneCodes = new Set(['alreadyDecided', 'movedOn', 'lapsed'])

export interface DecisionError {
  id: string
  error: Error
}

/** Accept, reject, start and finish for a list of appointments, with the last error and its card. */
export function useDecisions() {
  const { t, time } = useText()
  const [lastError, setLastError] = useState<DecisionError | null>(null)

  function hear(error: Error, asked: { params?: { id: string } | undefined }): void {
    void refresh('appointments')
    // An already decided request may leave the list, so its message must not be on the card.
    if (error instanceof ApiError && goneCodes.has(error.code)) showToast(errorText(t, error), 'error')
    else setLastError({ id: asked.params?.id ?? '', error })
  }

  const accept = useChange(acceptAppointment, {
    onDone: ({ _id, patient, time: at }) => {
      keepCursor(_id)
      showToast(t('appointments.schedule.accepted', { patient: patient.name, time: time(at) }))
    },
    onError: hear,
  })
  const reject = useChange(rejectAppointment, {
    onDone: ({ _id, offer }, { body }) => {
      keepCursor(_id)
      if (offer) showToast(t('appointments.schedule.inPersonOffered'))
      else
        showToast(
          t(
            body?.reason === 'hospital'
              ? 'appointments.schedule.sentToHospital'
              : 'appointments.schedule.rejected',
          ),
        )
    },
    onError: hear,
  })
  const start = useChange(startAppointment, {
    onDone: ({ _id, patient }) => {
      void refresh('queue')
      showToast(t('appointments.schedule.started', { patient: patient.name }))
      navigate(`/doctor/encounters/${_id}`)
    },
    onError: hear,
  })
  const finish = useChange(finishAppointment, {
    onDone: ({ _id, patient }) => {
      void refresh('queue')
      keepCursor(_id)
      showToast(t('appointments.schedule.finished', { patient: patient.name }))
    },
    onError: hear,
  })
  const changes = { accept, reject, start, finish }

  return {
    lastError,
    reject({ _id }: Appointment, reason: Rejection): void {
      setLastError(null)
      reject.mutate({ params: { id: _id }, body: { reason } })
    },
    decide(action: 'accept' | 'start' | 'finish', { _id }: Appointment): void {
      setLastError(null)
      changes[action].mutate({ params: { id: _id } })
    },
    busyWith(action: keyof typeof changes, { _id }: Appointment): boolean {
      return changes[action].isPending && changes[action].variables?.params?.id === _id
    },
  }
}

/** The pressed button or its card is removed: keep the focus as near as possible. */
function keepCursor(id: string): void {
  requestAnimationFrame(() => {
    // A past appointment may be folded and cannot be focused.
    for (const near of [`request-${id}`, `row-${id}`, 'page']) {
      if (document.activeElement === document.body)
        document.getElementById(near)?.focus({ preventScroll: true })
    }
  })
}
