import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { TellLines } from './tell-lines.tsx'

/** With the address and phone of the patient one acts for, as far as this phone knows them. */
export function OwnTellLines() {
  const isPatient = useSession()?.person.role === 'patient'
  const { data } = useAnswer(readPatientProfile, { enabled: isPatient })
  return <TellLines address={data?.address} phone={data?.phone} />
}
