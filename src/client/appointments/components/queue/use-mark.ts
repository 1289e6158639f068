import { markEntry } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useWrite, type Write } from '../../../platform/queries/queries.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'

/** What the staff does with one number; a refusal is said, and the line is read again. */
export function useMark(): Write<typeof markEntry> {
  const { t } = useText()
  return useWrite(markEntry, {
    onError: (error) => {
      showToast(errorText(t, error), 'error')
      void refresh('queue')
    },
  })
}
