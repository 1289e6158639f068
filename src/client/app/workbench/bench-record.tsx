import { AlarmsOfPatient } from '../../alarms/alarms.manifest.tsx'
import { PatientConditions } from '../../conditions/conditions.manifest.tsx'
import { EarlierNotes } from '../../encounters/encounters.manifest.tsx'
import { Medicines } from '../records/known-medicines.tsx'
import { Readings } from '../records/known-parts.tsx'
import { BenchPrescription } from './bench-prescription.tsx'

/** What the record knows of the chosen patient: alarms, allergies and illnesses, medicines, last readings, notes. */
export function BenchRecord({ patientId, begunId }: { patientId: string; begunId: string | undefined }) {
  return (
    <>
      {begunId !== undefined && <BenchPrescription visitId={begunId} />}
      <div className="bench-alarms empty:hidden">
        <AlarmsOfPatient patientId={patientId} />
      </div>
      <PatientConditions patientId={patientId} mayWrite visitId={begunId} />
      <Medicines patientId={patientId} />
      <Readings patientId={patientId} />
      <EarlierNotes patientId={patientId} />
    </>
  )
}
