import type { Leave, ListedSession } from '../../shared/availability/availability.schemas.ts'
import type { Season } from '../../shared/kit/time/clinic-hours.ts'
import { timeAt } from '../../shared/kit/time/day-minutes.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { LeaveRow, SessionRow } from './availability.repo.ts'

export function presentSession(row: SessionRow): ListedSession {
  return {
    id: row.id,
    facility: { id: row.facility_id, name: row.name, nameHi: row.name_hi, namePa: row.name_pa },
    weekday: row.weekday,
    opens: timeAt(row.opens_minute),
    closes: timeAt(row.closes_minute),
    kind: row.kind,
    capacity: row.capacity,
    slotMinutes: row.slot_minutes,
    from: row.from_day,
    until: row.until_day,
    season: seasonOf(row),
  }
}

export function presentLeave({ stand_in_id: id, stand_in: name, ...row }: LeaveRow): Leave {
  return { ...row, standIn: id === null ? null : { id, name: nameWithoutTitle(name ?? '') } }
}

/** 416 is `04-16`. */
export function seasonOf(row: Pick<SessionRow, 'season_from' | 'season_until'>): Season | null {
  const { season_from: first, season_until: last } = row
  return first === null || last === null ? null : { from: monthDay(first), until: monthDay(last) }
}

function monthDay(number: number): string {
  const digits = String(number).padStart(4, '0')
  return `${digits.slice(0, 2)}-${digits.slice(2)}`
}

export function seasonColumns(season: Season | null) {
  const number = (day: string) => Number(day.replace('-', ''))
  return {
    season_from: season && number(season.from),
    season_until: season && number(season.until),
  }
}
