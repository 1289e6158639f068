import { useSyncExternalStore } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { readCut } from '../../platform/session/session-store.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says why an active user has to sign in again. Not part of the prerendered page. */
export function CutShortNotice() {
  const { t } = useText()
  const isCut = useSyncExternalStore(followNothing, isCutShort, () => false)
  return isCut && <Notice>{t('accounts.login.cutShort')}</Notice>
}

function isCutShort(): boolean {
  return readCut() !== null
}

// The session ended before this page loaded, so nothing can change.
function followNothing(): () => void {
  return () => undefined
}
