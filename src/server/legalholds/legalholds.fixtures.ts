import type { HoldKind } from '../../shared/legalholds/legalholds.rules.ts'
import { buildVisit } from '../appointments/appointments.fixtures.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'

interface HoldOptions {
  encounterId: string
  kind?: HoldKind
  since?: string
}

/** Inserts an open hold. Returns its id. */
export async function buildHold(
  { store, clock, town }: Pick<AppContext, 'store' | 'clock' | 'town'>,
  { encounterId, kind = 'medicoLegal', since = dayIn(town.timeZone, clock()) }: HoldOptions,
): Promise<string> {
  const id = newId()
  const row = { id, encounter_id: encounterId, kind, number: '', police_station: '', since }
  await store.db
    .insertInto('legal_holds')
    .values({ ...row, marked_at: clock() })
    .execute()
  return id
}

let visits = 0
/** A visit of a day of its own. */
async function encounterOf({ appContext, patientId, doctorId }: Parameters<AccessRows[string]>[0]) {
  visits += 1
  return buildVisit(appContext, { patientId, doctorId, daysAgo: 60 + visits })
}

const ofHold =
  (body: object): AccessRows[string] =>
  async (known) => {
    const encounterId = await encounterOf(known)
    return { owner: 'doctor', id: await buildHold(known.appContext, { encounterId }), body }
  }

export const accessRows: AccessRows = {
  'legalholds.ofPatient': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
  'legalholds.mark': async (known) => ({
    owner: 'doctor',
    id: await encounterOf(known),
    body: { kind: 'medicoLegal', since: dayIn(known.appContext.town.timeZone, known.appContext.clock()) },
  }),
  'legalholds.end': async (known) => {
    const endedOn = dayIn(known.appContext.town.timeZone, known.appContext.clock())
    return ofHold({ endedOn })(known)
  },
  'legalholds.takeBack': ofHold({ reason: 'Another patient' }),
}
