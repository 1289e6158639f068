import { lazy, Suspense, type ComponentType } from 'react'
import { loadMessages } from '../../platform/i18n/language.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'

// Without a network the page is complete without it.
const Card = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  const loaded = await Promise.all([
    import('./ring-offer-card.tsx'),
    loadMessages(messageBundle('devices')),
  ]).catch(() => null)
  return { default: loaded?.[0].RingOfferCard ?? (() => null) }
})
interface Props {
  about: 'answer' | 'alarm'
}

/** Where a patient waits for news: whether this phone may ring, if it could and does not. */
export function RingOfferPlace({ about }: Props) {
  return (
    <Suspense>
      <Card about={about} />
    </Suspense>
  )
}
