import { useSyncExternalStore } from 'react'
import { familyMark } from '../platform/family/family-mark.ts'
import { onStoredElsewhere } from '../platform/storage.ts'
import { useLoaded } from '../platform/use-loaded.ts'

/** On a phone that several share. */
export function FamilyPlace({ path }: { path: string }) {
  const mark = useSyncExternalStore(followMark, familyMark)
  return mark !== '' && <Line path={path} />
}

function Line({ path }: { path: string }) {
  const { value } = useLoaded(loadLine)
  return value && <value.FamilyLine key={path} path={path} />
}

const followMark = (changed: () => void) => onStoredElsewhere('nabz.family', changed)
const loadLine = () => import('./family/family-line.tsx')
