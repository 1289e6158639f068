import { dayIn } from '../../shared/kit/town-time.ts'
import type { Typed } from '../../shared/vitals/vitals.parse.ts'
import type { House } from '../platform/http/call.ts'
import { gradedRow } from './vitals.grading.ts'

export interface ReadingWish extends Typed {
  personId: string
  /** YYYY-MM-DD; today when left out. */
  date?: string
  /** When it was written down; now when left out. */
  at?: Date
  ageInYears?: number
}

/** Readings as they would stand there, had they been typed; nobody is told. For tests, seeds and benches. */
export async function buildReadings(
  house: Pick<House, 'store' | 'clock' | 'town'>,
  wishes: readonly ReadingWish[],
): Promise<void> {
  const now = house.clock()
  const today = dayIn(house.town.timeZone, now)
  const rows = wishes.map(({ date = today, at = now, ageInYears = 34, ...said }) =>
    gradedRow({ ...said, date, ageInYears }, { now: at, today }),
  )
  await house.store.db.insertInto('vital_readings').values(rows).execute()
}
