import { lazy } from 'react'
import { OpenOnPress } from '../../ui/open-on-press.tsx'
import type { PatientImmunizationsProps } from './patient-immunizations.tsx'

const PatientImmunizations = lazy(async () => ({
  default: (await import('./patient-immunizations.tsx')).PatientImmunizations,
}))

/** The vaccination card of a patient for the doctor, fetched on a press. */
export function ImmunizationsPlace({ label, ...props }: PatientImmunizationsProps & { label: string }) {
  return (
    <OpenOnPress label={label} icon="syringe">
      <PatientImmunizations {...props} />
    </OpenOnPress>
  )
}
