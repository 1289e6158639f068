import { lazy } from 'react'
import { hasDraft } from '../../platform/session/drafts.ts'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { OpenOnPress } from '../../ui/open-on-press.tsx'
import type { PatientLabsProps } from './patient-labs.tsx'

addIcons(featurePaths)

const PatientLabs = lazy(async () => ({ default: (await import('./patient-labs.tsx')).PatientLabs }))

/** The laboratory of a patient for the doctor: fetched on a press, or where an order was begun. */
export function LabsPlace({ label, ...props }: PatientLabsProps & { label: string }) {
  return (
    <OpenOnPress label={label} icon="test-tube" open={hasDraft(`labs.order.${props.patientId}`)}>
      <PatientLabs {...props} />
    </OpenOnPress>
  )
}
