import { buildToken } from '../../src/server/accounts/accounts.fixtures.ts'
import type { Server } from '../../src/server/app/server.ts'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import type { Role } from '../../src/shared/kit/endpoint.ts'

/** One person of each role in the crowd, who has something in every list. */
export interface Subjects {
  tokens: Record<Role, string>
  known: { appContext: AppContext; patientId: string; doctorId: string }
  /** The facility at whose pharmacy counter they all are. */
  counterId: string
}

/** See crowd.ts: the 300th takes a medicine, has a helper, a paper and a visit ahead, and volunteers. */
const usernames: Record<Role, string> = {
  patient: 'crowd-300',
  doctor: 'crowd-doctor-0',
  coordinator: 'crowd-coordinator-0',
}

export async function findSubjects({ appContext }: Server): Promise<Subjects> {
  const find = async (role: Role) => {
    const username = usernames[role]
    const { id, name } = await appContext.store.db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    return { id, token: await buildToken(appContext, { id, name, username, role, patientId: '' }) }
  }
  const [patient, doctor, coordinator] = [
    await find('patient'),
    await find('doctor'),
    await find('coordinator'),
  ]
  const { patient_id: patientId } = await appContext.store.db
    .selectFrom('patient_guardians')
    .select('patient_id')
    .where('user_id', '=', patient.id)
    .where('relation', '=', 'self')
    .executeTakeFirstOrThrow()
  const { facility_id: counterId } = await appContext.store.db
    .selectFrom('memberships')
    .select('facility_id')
    .where('user_id', '=', doctor.id)
    .where('role', '=', 'pharmacist')
    .executeTakeFirstOrThrow()
  return {
    counterId,
    tokens: { patient: patient.token, doctor: doctor.token, coordinator: coordinator.token },
    known: { appContext, patientId, doctorId: doctor.id },
  }
}
