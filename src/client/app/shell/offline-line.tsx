import { useEffect, useState, useSyncExternalStore } from 'react'
import { isCutOff, oldestShown, onAge } from '../../platform/query/answer-age.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadMessages } from '../../platform/i18n/language.ts'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { addIcons, Icon } from '../../ui/icons/icon.tsx'

addIcons(featurePaths)

/** Says that there is no network, and how old the shown data is. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine, yes)
  const isCut = useSyncExternalStore(onAge, isCutOff, no)
  const fetchedAt = useSyncExternalStore(onAge, oldestShown, nothing)
  const isOffline = !isOnline || isCut
  return (
    <output className="block">
      {(isOffline || fetchedAt !== null) && (
        <p
          data-print="no"
          className="flex items-center justify-center gap-2 bg-mustard-tint px-4 py-2 text-sm text-ink"
        >
          <Icon name={isOffline ? 'wifi-off' : 'hourglass'} />
          <OfflineText isOffline={isOffline} fetchedAt={fetchedAt} />
        </p>
      )}
    </output>
  )
}

function OfflineText({ isOffline, fetchedAt }: { isOffline: boolean; fetchedAt: number | null }) {
  const { t } = useText()
  const [age, setAge] = useState<Awaited<ReturnType<typeof loadAgeText>> | null>(null)
  useEffect(() => {
    // Not with useLoaded: a failure must not reload the page.
    if (fetchedAt !== null) loadAgeText().then(setAge, () => undefined)
  }, [fetchedAt])
  if (fetchedAt !== null && age) return <age.AgeText isOffline={isOffline} fetchedAt={fetchedAt} />
  return <span>{t('frame.offline')}</span>
}

/** Prefetched, because it is needed offline. */
export async function loadAgeText() {
  const [age] = await Promise.all([import('./age-text.tsx'), loadMessages(messageBundle('ago'))])
  return age
}

const yes = () => true
const no = () => false
const nothing = () => null

function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
