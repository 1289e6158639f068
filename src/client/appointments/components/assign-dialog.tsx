import { useEffect } from 'react'
import { assignAppointment, listAssignable } from '../../../shared/appointments/appointments.endpoints.ts'
import type { UnansweredRequest } from '../../../shared/appointments/appointments.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { dayText } from './day-text.ts'

interface Props {
  /** Null closes the sheet. */
  request: UnansweredRequest | null
  onClose: () => void
}

/** The desk phones a doctor who is free at that time, and confirms the request with them. */
export function AssignDialog({ request, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog open={request !== null} onClose={onClose} title={t('requestDesk.assignTitle')}>
      {request && <Doctors request={request} onClose={onClose} />}
    </Dialog>
  )
}

function Doctors({ request, onClose }: Props & { request: UnansweredRequest }) {
  const text = useText()
  return (
    <>
      <p>
        <span className="block font-semibold break-words">{request.patient.name}</span>
        {dayText(text, request.date)}, {text.time(request.time)}
      </p>
      <AssignDoctors request={request} onAssigned={onClose} isCut />
    </>
  )
}

/** Who is free at that time, each to confirm with. */
export function AssignDoctors({
  request,
  onAssigned,
  onLoaded,
  isCut = false,
}: {
  request: UnansweredRequest
  onAssigned?: () => void
  onLoaded?: () => void
  /** Scrolls by itself, so that a sheet is not longer than the window. */
  isCut?: boolean
}) {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listAssignable, { params: { id: request._id } })
  const assign = useWrite(assignAppointment, {
    onDone: ({ doctor }) => {
      showToast(t('requestDesk.assigned', { name: doctor?.name ?? '' }))
      onAssigned?.()
    },
    onError: () => void refresh('appointments'),
  })
  const hasLoaded = data !== undefined
  useEffect(() => {
    if (hasLoaded) onLoaded?.()
  }, [hasLoaded, onLoaded])
  return (
    <>
      <p>{t('requestDesk.assignLead')}</p>
      {assign.error && <Notice kind="error" title={errorText(t, assign.error)} />}
      {isPending && <Skeleton lines={4} />}
      {!isPending && !data && (
        <ErrorState text={t('requestDesk.assignFailed')} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p>{t('requestDesk.assignNone')}</p>}
      <ul className={`divide-y divide-line ${isCut ? 'max-h-[50vh] overflow-y-auto' : ''}`}>
        {data?.map(({ id, name, specialization, phone, visits }) => (
          <li key={id} className="space-y-2 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <div className="min-w-0">
                <p className="font-semibold break-words">{t('appointments.withDoctor', { name })}</p>
                <p className="text-soft break-words">{specialization}</p>
                <p className="text-sm text-soft">{t('requestDesk.assignVisits', { count: visits })}</p>
              </div>
              {phone !== '' && <PhoneLink number={phone} />}
            </div>
            <Button
              wide
              icon="check"
              busy={assign.isPending && assign.variables?.body?.doctorId === id}
              onClick={() => assign.mutate({ params: { id: request._id }, body: { doctorId: id } })}
            >
              {t('requestDesk.assignTo', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
