import { lazy, Suspense, useState } from 'react'
import { hasDraft } from '../../platform/session/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Skeleton } from '../../ui/loading.tsx'
import type { PatientLabsProps } from './patient-labs.tsx'

addIcons(featurePaths)

const PatientLabs = lazy(async () => ({ default: (await import('./patient-labs.tsx')).PatientLabs }))

/** The laboratory of a patient for the doctor: fetched on a press, or where an order was begun. */
export function LabsPlace({ label, ...props }: PatientLabsProps & { label: string }) {
  const [isOpen, setOpen] = useState(() => hasDraft(`labs.order.${props.patientId}`))
  if (!isOpen)
    return (
      <Button kind="quiet" icon="test-tube" onClick={() => setOpen(true)}>
        {label}
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <PatientLabs {...props} />
    </Suspense>
  )
}
