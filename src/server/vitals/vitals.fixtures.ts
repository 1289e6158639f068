import { dayIn } from '../../shared/kit/time/town-time.ts'
import type { Typed } from '../../shared/vitals/vitals.parse.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { gradedRow } from './vitals.grading.ts'

export interface ReadingOptions extends Typed {
  personId: string
  /** YYYY-MM-DD; today when left out. */
  date?: string
  /** When it was written down; now when left out. */
  at?: Date
  ageInYears?: number
}

/** Readings as they would stand there, had they been typed; nobody is told. For tests, seeds and benches. */
export async function buildReadings(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  wishes: readonly ReadingOptions[],
): Promise<void> {
  const now = appContext.clock()
  const today = dayIn(appContext.town.timeZone, now)
  const rows = wishes.map(({ date = today, at = now, ageInYears = 34, ...said }) =>
    gradedRow({ ...said, date, ageInYears }, { now: at, today }),
  )
  await appContext.store.db.insertInto('vital_readings').values(rows).execute()
}
