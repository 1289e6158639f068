import {
  approveDoctor,
  readmitDoctor,
  refuseDoctor,
  suspendDoctor,
} from '../../../shared/doctors/doctors.endpoints.ts'
import type { ListedDoctor } from '../../../shared/doctors/doctors.schemas.ts'
import { approvals, type ApprovalAct } from '../../../shared/doctors/doctors.approval.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText, type Translate } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** The four decisions about a doctor, each confirmed by a toast; a refusal refetches the list. */
export function useDecide(doctor: ListedDoctor) {
  const { t } = useText()
  const params = { id: doctor.id }
  const said = (act: ApprovalAct) => ({
    onDone: () => showToast(t(`doctorDesk.done.${act}`, { name: nameWithoutTitle(doctor.name) })),
    onError: (error: Error) => {
      void refresh('doctors')
      // The other two show their error in their sheet.
      if (act === 'approve' || act === 'readmit') showToast(sentenceOf(t, error), 'error')
    },
  })
  const approve = useWrite(approveDoctor, said('approve'))
  const readmit = useWrite(readmitDoctor, said('readmit'))
  const refuse = useWrite(refuseDoctor, said('refuse'))
  const suspend = useWrite(suspendDoctor, said('suspend'))
  return {
    isBusy: approve.isPending || readmit.isPending,
    approve: () => approve.mutate({ params, body: { registrationNumber: doctor.registrationNumber } }),
    readmit: () => readmit.mutate({ params }),
    /** With a reason; rejects with the server's error. */
    decide: (act: 'refuse' | 'suspend', reason: string, key: string) =>
      (act === 'refuse' ? refuse : suspend)
        .mutateAsync({ params, body: { reason }, key })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError) || !error.details?.decided) throw error
          throw new ApiError(sentenceOf(t, error), {
            status: error.status,
            code: 'told',
            feature: error.feature,
          })
        }),
  }
}

/** When another coordinator was first: who, and the decision. The doctor may have left the list. */
function sentenceOf(t: Translate, error: unknown): string {
  const text = errorText(t, error)
  const decided = error instanceof ApiError ? error.details?.decided : undefined
  const approval = approvals.find((one) => one === decided?.approval)
  if (!decided || !approval) return text
  return `${text} ${t(`doctorDesk.approvals.${approval}`)} · ${t('doctorDesk.by', { name: decided.by })}`
}
