import { useText } from '../../platform/i18n/i18n.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { signOut } from '../../platform/sign-out/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import type { SheetProps } from '../shell/sheet-on-press.tsx'

/** Signing in as a doctor signs this user out, so ask first. */
export function Sheet({ open, onClose }: SheetProps) {
  const { t } = useText()
  const name = useSession()?.person.name
  return (
    <Dialog open={open} onClose={onClose} title={t('home.join.question')}>
      <p>{t('home.join.text', { name })}</p>
      <DialogActions>
        <Button icon="log-out" onClick={signOut}>
          {t('home.join.confirm')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('home.join.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
