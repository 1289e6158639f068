import { useSyncExternalStore } from 'react'
import { useText } from '../platform/i18n.tsx'
import { Icon } from '../ui/icon.tsx'

/** Says that the phone knows of no network. It may be wrong the other way round, so nothing depends on it. */
export function OfflineLine() {
  const { t } = useText()
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="block">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-mustard-tint px-4 py-2 text-sm text-ink">
          <Icon name="wifi-off" />
          <span>{t('frame.offline')}</span>
        </p>
      )}
    </output>
  )
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
