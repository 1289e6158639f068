import { lazy, Suspense } from 'react'

const LaboratoryCard = lazy(async () => ({ default: (await import('./laboratory-card.tsx')).LaboratoryCard }))

/** Few are members of a laboratory: the card is fetched after the page. */
export function LaboratoryPlace({ title }: { title: string }) {
  return (
    <Suspense>
      <LaboratoryCard title={title} />
    </Suspense>
  )
}
