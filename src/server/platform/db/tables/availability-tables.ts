import type { ColumnType, Generated } from 'kysely'
import type { Source } from '../../../../shared/appointments/queue/appointments.queue.rules.ts'
import type { SessionKind } from '../../../../shared/availability/availability.rules.ts'
import type { Day } from './account-tables.ts'

export interface AvailabilityTables {
  doctor_sessions: {
    id: string
    doctor_id: string
    facility_id: string
    /** 0 is Sunday. */
    weekday: number
    /** Minutes from midnight in the town. */
    opens_minute: number
    closes_minute: number
    kind: SessionKind
    capacity: number | null
    slot_minutes: number | null
    from_day: Day
    /** Inclusive, without one it goes on. The day before `from_day`, and it never took place. */
    until_day: Day | null
    /** Month and day as one number, 416 for 16 April, both inclusive; without them the whole year. */
    season_from: number | null
    season_until: number | null
    entered_by: string | null
    ended_by: string | null
    created_at: Date
  }
  session_days: {
    session_id: string
    day: Day
    last_token: number
  }
  /** One number of a session on one day. */
  queue_entries: {
    id: string
    session_id: string
    day: Day
    token: number
    source: Source
    /** Somebody without one is known by what was said at the counter. */
    appointment_id: string | null
    name: Generated<string>
    age: Generated<number | null>
    village: Generated<string>
    phone: Generated<string>
    called_at: Generated<Date | null>
    absent_at: Generated<Date | null>
    ended_at: Generated<Date | null>
    cancelled_at: Generated<Date | null>
    leave_told_at: Generated<Date | null>
    entered_by: Generated<string | null>
    created_at: Date
  }
  /** Until it expires; then the row counts for nothing. */
  slot_holds: {
    patient_id: string
    doctor_id: string
    session_id: string
    starts_at: Date
    duration_minutes: number
    /** Computed by PostgreSQL from the start and the duration. */
    slot: ColumnType<string, never, never>
    expires_at: Date
  }
  doctor_leave: {
    id: string
    doctor_id: string
    from_day: Day
    until_day: Day
    /** For the doctor and the desk. */
    reason: string
    entered_by: string | null
    /** Who reads and answers messages meanwhile. */
    stand_in_id: Generated<string | null>
    created_at: Date
  }
}
