import type { ReactNode } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { type QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

interface Props {
  entry: QueuedMutation
  isOpen: boolean
  onClose: () => void
  /** The dependent writes, which are deleted too. */
  children?: ReactNode
}

export function DiscardDialog({ entry, isOpen, onClose, children }: Props) {
  const { t } = useText()
  async function discard(): Promise<void> {
    const { discard: discardEntry } = await loadOutbox()
    const isGone = await discardEntry(entry)
    onClose()
    showToast(t(isGone ? 'waiting.gone' : 'waiting.tooLate'))
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('waiting.ask.title')}>
      <p>{t('waiting.ask.text')}</p>
      {children}
      <DialogActions>
        <Button kind="danger" onClick={() => void discard()}>
          {t('waiting.ask.confirm')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('waiting.ask.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
