import { buildToken } from '../../src/server/accounts/accounts.fixtures.ts'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../setup/people.ts'
import type { Persona } from './requests.ts'

/** One person of each role, signed in again whenever a request has ended their session. */
export interface People {
  tokenOf(persona: Persona): string | null
  signInAgain(persona: Persona): Promise<void>
}

export async function openPeople(appContext: AppContext): Promise<People> {
  const people: Partial<Record<Persona, SignedIn>> = {
    patient: await patientIn(appContext),
    doctor: await doctorIn(appContext),
    coordinator: await personIn(appContext, 'coordinator'),
  }
  return {
    tokenOf: (persona) => people[persona]?.token ?? null,
    async signInAgain(persona) {
      const person = people[persona]
      if (person) person.token = await buildToken(appContext, person)
    },
  }
}
