import {
  listWaiting,
  readThreadOfPatient,
  sendToPatient,
} from '../../src/shared/communications/communications.doctor.endpoints.ts'
import { readThread, sendToDoctor } from '../../src/shared/communications/communications.endpoints.ts'
import { listNotices } from '../../src/shared/notifications/notifications.endpoints.ts'
import { buildToken } from '../../src/server/accounts/accounts.fixtures.ts'
import type { SignedIn } from './people.ts'
import { first, type TestTown } from './town.ts'

interface Known {
  town: TestTown
  patient: SignedIn
  doctor: SignedIn
}

interface More {
  key?: string
  redFlagsSeen?: boolean
  waitedMs?: number
  photos?: string[]
}

/** The thread of a patient and a doctor, from both sides; what it is told may change from test to test. */
export function threadOf(known: () => Known) {
  /** A sign-in of its own: the clock may have gone on for months. */
  const by = async (person: SignedIn) => ({
    token: await buildToken(first(known().town.servers).appContext, person),
  })
  return {
    by,
    async write(text: string, { redFlagsSeen, photos, ...rest }: More = {}) {
      const { town, patient, doctor } = known()
      const body = { text, ...(redFlagsSeen && { redFlagsSeen }), ...(photos && { photos }) }
      return town.api.ask(sendToDoctor, { ...(await by(patient)), params: { id: doctor.id }, body, ...rest })
    },
    async answer(
      text: string,
      upTo?: string,
      photos?: string[],
      asksToCome?: boolean,
      {
        answeredSeen,
        comeBy,
        ...rest
      }: { key?: string; waitedMs?: number; answeredSeen?: boolean; comeBy?: string } = {},
    ) {
      const { town, patient, doctor } = known()
      const body = {
        text,
        ...(upTo && { upTo }),
        ...(photos && { photos }),
        ...(asksToCome !== undefined && { asksToCome }),
        ...(answeredSeen && { answeredSeen }),
        ...(comeBy !== undefined && { comeBy }),
      }
      const params = { id: patient.patientId }
      return town.api.ask(sendToPatient, { ...(await by(doctor)), params, body, ...rest })
    },
    async thread() {
      const { town, patient, doctor } = known()
      return town.api.must(readThread, { ...(await by(patient)), params: { id: doctor.id } })
    },
    async ofPatient(person = known().doctor) {
      const { town, patient } = known()
      return town.api.must(readThreadOfPatient, { ...(await by(person)), params: { id: patient.patientId } })
    },
    waiting: async () => (await known().town.api.must(listWaiting, await by(known().doctor))).threads,
    told: async (person: SignedIn) =>
      (await known().town.api.must(listNotices, await by(person)))
        .filter(({ kind }) => kind.startsWith('communications.'))
        .map(({ kind, facts }) => ({ kind, facts })),
  }
}
