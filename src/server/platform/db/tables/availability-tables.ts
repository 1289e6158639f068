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
    entered_by: string | null
    ended_by: string | null
    created_at: Date
  }
  session_days: {
    session_id: string
    day: Day
    last_token: number
  }
  doctor_leave: {
    id: string
    doctor_id: string
    from_day: Day
    until_day: Day
    /** For the doctor and the desk. */
    reason: string
    entered_by: string | null
    created_at: Date
  }
}
