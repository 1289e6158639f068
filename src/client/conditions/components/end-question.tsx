import type { ConditionEnd } from '../../../shared/conditions/conditions.codes.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'

interface Props {
  /** Of the entry; null while nothing is asked. */
  name: string | null
  isPending: boolean
  error: Error | null
  onEnd: (as: ConditionEnd) => void
  onKeep: () => void
}

/** An illness that is over was once true; a mistake never was. */
export function EndQuestion({ name, isPending, error, onEnd, onKeep }: Props) {
  const { t } = useText()
  return (
    <Dialog open={name !== null} onClose={onKeep} title={t('conditions.ask.title', { name: name ?? '' })}>
      <p>{t('conditions.ask.text')}</p>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <DialogActions>
        <Button busy={isPending} onClick={() => onEnd('resolved')}>
          {t('conditions.ask.resolved')}
        </Button>
        <Button kind="danger" busy={isPending} onClick={() => onEnd('entered-in-error')}>
          {t('conditions.ask.wrong')}
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          {t('conditions.ask.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
