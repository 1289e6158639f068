import { useSyncExternalStore } from 'react'
import { familyMark } from '../../platform/storage/profile-mark.ts'
import { onStoredElsewhere } from '../../platform/storage/storage.ts'
import { useLoaded } from '../../platform/browser/use-loaded.ts'

/** Shows FamilyLine on a shared phone. */
export function FamilyPlace({ path }: { path: string }) {
  const mark = useSyncExternalStore(followMark, familyMark)
  return mark !== '' && <Line path={path} />
}

function Line({ path }: { path: string }) {
  const { value } = useLoaded(loadLine)
  return value && <value.FamilyLine key={path} path={path} />
}

const followMark = (changed: () => void) => onStoredElsewhere('nabz.family', changed)
const loadLine = () => import('./family-line.tsx')
