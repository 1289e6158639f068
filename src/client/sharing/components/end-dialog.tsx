import type { endAccess, endHelping } from '../../../shared/sharing/sharing.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

interface Props {
  /** The helper's or the invitation's; null: closed. */
  id: string | null
  endpoint: typeof endAccess | typeof endHelping
  title: string
  text: string
  action: string
  onClose: () => void
}

/** Asks before access ends, from either side. */
export function EndDialog({ id, endpoint, title, text, action, onClose }: Props) {
  const { t } = useText()
  const { mutate, isPending, error } = useWrite(endpoint, {
    onDone: () => {
      onClose()
      showToast(t('sharing.ended'))
      void refresh('patients')
    },
  })
  return (
    <Dialog open={id !== null} onClose={onClose} title={title}>
      <p>{text}</p>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <DialogActions>
        <Button kind="danger" busy={isPending} onClick={() => id !== null && mutate({ params: { id } })}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('sharing.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
