import { sql } from 'kysely'
import { timeAt } from '../../shared/kit/time/day-minutes.ts'
import type { Season } from '../../shared/kit/time/clinic-hours.ts'
import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'
import { seasonOf } from './availability.presenter.ts'

/** When the doctor was there, and was not. */
export async function exportAvailability(tx: Tx, { account }: Exporting): Promise<ExportedSection[]> {
  if (!account) return []
  const sessions = await tx
    .selectFrom('doctor_sessions as s')
    .innerJoin('facilities as f', 'f.id', 's.facility_id')
    .select(['s.id', 'f.name as facility', 's.weekday', 's.opens_minute', 's.closes_minute', 's.kind'])
    .select(['s.capacity', 's.slot_minutes as slotMinutes', 's.from_day as since', 's.until_day as until'])
    .select(['s.season_from', 's.season_until'])
    .where('s.doctor_id', '=', account.id)
    .orderBy('s.from_day')
    .orderBy('s.id')
    .execute()
  const leave = await tx
    .selectFrom('doctor_leave as l')
    .innerJoin('users as away', 'away.id', 'l.doctor_id')
    .leftJoin('users as s', 's.id', 'l.stand_in_id')
    .select(['l.id', 'away.name as doctor', 'l.from_day as since', 'l.until_day as until'])
    .select(['s.name as standIn'])
    // Why the doctor is away stays with that doctor and the desk.
    .select(sql<string>`case when l.doctor_id = ${account.id} then l.reason else '' end`.as('reason'))
    .where((is) => is.or([is('l.doctor_id', '=', account.id), is('l.stand_in_id', '=', account.id)]))
    .orderBy('l.from_day')
    .orderBy('l.id')
    .execute()
  const weekly = sessions.map(
    ({ opens_minute, closes_minute, weekday, season_from, season_until, ...row }) => ({
      ...row,
      days: [weekday],
      time: [
        `${timeAt(opens_minute)}-${timeAt(closes_minute)}`,
        ...inSeason(seasonOf({ season_from, season_until })),
      ].join(', '),
    }),
  )
  const columns = ['facility', 'days', 'time', 'since', 'until'] as const
  return [
    section('availability.sessions', weekly, columns, { days: 'exportFile.weekdays' }),
    section('availability.leave', leave, ['doctor', 'since', 'until', 'standIn', 'reason']),
  ]
}

/** `04-16/10-15`, as months and days. */
function inSeason(season: Season | null): string[] {
  return season ? [`${season.from}/${season.until}`] : []
}
