import type { ReactNode } from 'react'
import { PatientAlarms } from '../alarms/patient-alarms.tsx'

/** Above a patient's readings: who knows of them, and who does not. */
export function Gate({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        <PatientAlarms hasNumbers={false} />
      </div>
      {children}
    </>
  )
}
