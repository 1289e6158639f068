import { useEffect, useState, type ReactNode } from 'react'
import { listCounters } from '../../../shared/dispensing/dispensing.endpoints.ts'
import { listLaboratories } from '../../../shared/laboratory/laboratory.endpoints.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { profileOpensGate } from '../../../shared/patients/patients.rules.ts'
import { warn } from '../../platform/browser/log.ts'
import { Redirect } from '../../platform/browser/navigation.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { useActingFor } from '../../platform/session/acting-for.ts'
import type { SignedIn } from '../../platform/session/session-store.ts'
import { readStored, store } from '../../platform/storage/storage.ts'
import { Skeleton } from '../../ui/loading.tsx'

const flagKey = 'patientHasProfile'
// More than the specification's one: an emergency needs no form first, the queued write may be the profile itself, who
// helps others needs no record, a record is taken over instead of a profile, and the rights over one's account (close
// it, take one's data, change the password) need no record; nor does the work at a counter or in a laboratory.
const openPaths = new Set([
  '/profile',
  '/emergency',
  '/waiting',
  '/family/invitations',
  '/family/take-over',
  '/settings',
  '/pharmacy',
  '/pharmacy/register',
  '/lab',
])

function isOpen(path: string): boolean {
  return openPaths.has(path) || path.startsWith('/settings/')
}

/** Patients must fill in their profile first. Doctors and coordinators have no patient profile. */
export function PatientGate({
  person,
  path,
  children,
}: {
  person: SignedIn
  path: string
  children: ReactNode
}) {
  // Whoever was added has a profile.
  const isFree =
    useActingFor() !== null || person.role !== 'patient' || isOpen(path) || readStored(flagKey) === '1'
  return isFree ? children : <Check isHome={path === '/'}>{children}</Check>
}

/** At `/` whoever works at a counter or in a laboratory goes there: their account may be for that alone. */
function Check({ isHome, children }: { isHome: boolean; children: ReactNode }) {
  const { data, error, isPending } = useAnswer(readPatientProfile)
  const isComplete = data !== undefined && profileOpensGate(data)
  const mayWork = isHome && !isPending && !error && !isComplete
  const counters = useAnswer(listCounters, { enabled: mayWork })
  const laboratories = useAnswer(listLaboratories, { enabled: mayWork })
  useEffect(() => {
    if (isComplete) store(flagKey, '1')
  }, [isComplete])
  // Once and for all: a page that reads the profile itself asks again, and must not be taken away meanwhile.
  const [isAllowed, setAllowed] = useState(false)
  useEffect(() => {
    if (error) warn('the patient profile could not be checked, so the page is allowed', error)
  }, [error])
  if (error && !isAllowed) setAllowed(true)
  if (isAllowed || error) return children
  if (isPending) return <Skeleton cards={2} />
  if (isComplete) return children
  if (mayWork && (counters.isPending || laboratories.isPending)) return <Skeleton cards={2} />
  if (counters.data?.length) return <Redirect to="/pharmacy" />
  return <Redirect to={laboratories.data?.length ? '/lab' : '/profile'} />
}
