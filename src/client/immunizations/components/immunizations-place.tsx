import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Skeleton } from '../../ui/loading.tsx'
import type { PatientImmunizationsProps } from './patient-immunizations.tsx'

addIcons(featurePaths)

const PatientImmunizations = lazy(async () => ({
  default: (await import('./patient-immunizations.tsx')).PatientImmunizations,
}))

/** The vaccination card of a patient for the doctor, fetched on a press. */
export function ImmunizationsPlace({ label, ...props }: PatientImmunizationsProps & { label: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button kind="quiet" icon="syringe" onClick={() => setOpen(true)}>
        {label}
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <PatientImmunizations {...props} />
    </Suspense>
  )
}
