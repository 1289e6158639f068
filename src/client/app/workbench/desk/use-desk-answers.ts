import { listDeskAlarms, listSms } from '../../../../shared/alarms/alarms.endpoints.ts'
import { listUnanswered } from '../../../../shared/appointments/appointments.endpoints.ts'
import { listToReview } from '../../../../shared/breakglass/breakglass.endpoints.ts'
import { listLate } from '../../../../shared/communications/communications.desk.endpoints.ts'
import { listDoctors } from '../../../../shared/doctors/doctors.endpoints.ts'
import { refreshEveryMs, useAnswer } from '../../../platform/queries/queries.tsx'
import type { DeskAnswers } from './desk-tasks.ts'

const refetchEveryMs = refreshEveryMs

/** The lists of the desk that need somebody, each fresh by itself. */
export function useDeskAnswers() {
  const alarms = useAnswer(listDeskAlarms, { refetchEveryMs })
  const sms = useAnswer(listSms, { refetchEveryMs })
  const requests = useAnswer(listUnanswered, {
    query: { order: 'soonest', limit: '100' },
    refetchEveryMs,
  })
  const accesses = useAnswer(listToReview, { refetchEveryMs })
  const late = useAnswer(listLate, { refetchEveryMs })
  const awaiting = useAnswer(listDoctors, { query: { approval: 'awaiting' }, refetchEveryMs })
  const all = [alarms, sms, requests, accesses, late, awaiting]
  const answers: DeskAnswers = {
    alarms: alarms.data,
    sms: sms.data,
    requests: requests.data,
    accesses: accesses.data,
    late: late.data,
    awaiting: awaiting.data,
  }
  return {
    answers,
    isPending: all.some((one) => one.isPending),
    /** A list is missing: what waits in it is not shown. */
    hasFailed: all.some(({ data, error }) => error !== undefined && data === undefined),
    retry: () => void Promise.all(all.map((one) => one.refetch())),
    /** More wait than are shown. */
    isCut: {
      alarms: (alarms.data?.open ?? 0) - (alarms.data?.alarms.length ?? 0),
      accesses: accesses.data?.more === true,
      requests: Boolean(requests.data?.next ?? requests.data?.inDoubtNext),
      awaiting: Boolean(awaiting.data?.next),
    },
  }
}
