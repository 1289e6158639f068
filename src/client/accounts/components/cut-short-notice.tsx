import { useSyncExternalStore } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { readCut } from '../../platform/session/session-store.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says why somebody who was working is asked to log in again. The prerendered page comes without it. */
export function CutShortNotice() {
  const { t } = useText()
  const isCut = useSyncExternalStore(followNothing, isCutShort, () => false)
  return isCut && <Notice>{t('accounts.login.cutShort')}</Notice>
}

function isCutShort(): boolean {
  return readCut() !== null
}

// The cut happened before this page came up.
function followNothing(): () => void {
  return () => undefined
}
