import type { AccessRows } from '../platform/context/access-rows.ts'
import { cursorAfter } from '../../shared/kit/pages.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { Entry } from '../../shared/vitals/grading/vitals.interpret.ts'
import { unknownAdult, type Person } from '../../shared/vitals/grading/vitals.person.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { gradedRows } from './vitals.grading.ts'

export interface ReadingOptions extends Entry {
  patientId: string
  /** YYYY-MM-DD; today by default. */
  date?: string
  /** When it was recorded; now by default. */
  at?: Date
  /** A man of 34 by default. */
  person?: Person
}

const man: Person = { ...unknownAdult, ageInYears: 34, gender: 'Male' }

/** A statement has at most 65,535 parameters. */
const atOnce = 1_000

/** Inserts readings as if they had been typed, without notifications. For tests, seeds and benches. */
export async function buildReadings(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  wishes: readonly ReadingOptions[],
): Promise<void> {
  const now = appContext.clock()
  const zone = appContext.town.timeZone
  const today = dayIn(zone, now)
  const rows = wishes.flatMap(({ date = today, at = now, person = man, ...said }) =>
    gradedRows(
      { ...said, date, person },
      { by: null, submittedAt: at, submittedOn: dayIn(zone, at), now: at, today },
    ),
  )
  for (let at = 0; at < rows.length; at += atOnce) {
    await appContext.store.db
      .insertInto('observations')
      .values(rows.slice(at, at + atOnce))
      .execute()
  }
}

export const accessRows: AccessRows = {
  'vitals.remove': async (known) => ({ owner: 'patient', id: await criticalReading(known) }),
  'vitals.restore': async (known) => ({ owner: 'patient', id: await criticalReading(known) }),
  'vitals.ofPatient': ({ patientId }) => Promise.resolve({ owner: 'doctor', id: patientId }),
  'vitals.moreOfPatient': ({ patientId }) =>
    Promise.resolve({
      owner: 'doctor',
      id: patientId,
      query: { type: 'bloodPressure', after: `2030-01-01.${placeInList}` },
    }),
}
const placeInList = cursorAfter({ at: new Date('2030-01-01'), id: newId() })

async function criticalReading({ appContext, patientId }: Parameters<AccessRows[string]>[0]) {
  await buildReadings(appContext, [{ patientId, type: 'bloodPressure', value: '190/125' }])
  const { id } = await appContext.store.db
    .selectFrom('observations')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
