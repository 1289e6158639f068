import type { ReactNode } from 'react'
import { OwnAlarms } from '../../alarms/alarms.manifest.tsx'

/** Above a patient's readings: who knows of them, and who does not. */
export function Gate({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        <OwnAlarms hasNumbers={false} />
      </div>
      {children}
    </>
  )
}
