import type { ListedSession } from '../../shared/availability/availability.schemas.ts'
import { timeAt } from '../../shared/kit/time/day-minutes.ts'
import type { SessionRow } from './availability.repo.ts'

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
  }
}
