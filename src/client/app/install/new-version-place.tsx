import { useEffect, useState } from 'react'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { loadMessages } from '../../platform/i18n/language.ts'

/** Offers a new version once the service worker reports it. It is never forced. */
export function NewVersionPlace() {
  const [offer, setOffer] = useState<Awaited<ReturnType<typeof loadOffer>> | null>(null)
  useEffect(() => {
    const hear = () => void loadOffer().then(setOffer, () => undefined)
    window.addEventListener('nabz:newVersion', hear)
    return () => window.removeEventListener('nabz:newVersion', hear)
  }, [])
  return offer && <offer.NewVersionOffer />
}

async function loadOffer() {
  const [offer] = await Promise.all([
    import('./new-version-offer.tsx'),
    loadMessages(messageBundle('new-version')),
  ])
  return offer
}
