import { lazy, Suspense } from 'react'
import { listCounters } from '../../../shared/dispensing/dispensing.endpoints.ts'
import { listLaboratories } from '../../../shared/laboratory/laboratory.endpoints.ts'
import { useKnownAnswer } from '../../platform/queries/queries.tsx'
import type { WorkTitles } from './work-tiles.tsx'

const WorkTiles = lazy(async () => ({ default: (await import('./work-tiles.tsx')).WorkTiles }))

/** The way to the counter and the laboratory, first for their members: few, so that nobody's home asks the server for it. */
export function WorkPlaces({ titles }: { titles: WorkTitles }) {
  const counters = useKnownAnswer(listCounters) ?? []
  const laboratories = useKnownAnswer(listLaboratories) ?? []
  if (counters.length === 0 && laboratories.length === 0) return null
  return (
    <Suspense>
      <WorkTiles counters={counters} laboratories={laboratories} titles={titles} />
    </Suspense>
  )
}
