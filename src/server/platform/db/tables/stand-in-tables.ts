import type { Day } from './account-tables.ts'

export interface StandInTables {
  /** A view: who stands in for a doctor on leave, without those who are away themselves or not approved. */
  stand_ins: {
    stand_in_id: string | null
    doctor_id: string | null
    from_day: Day | null
    until_day: Day | null
    created_at: Date | null
  }
  /** A view: the orders with results to review of doctors on leave, for their stand-ins; see `stand-ins.ts`. */
  stood_in_labs: {
    stand_in_id: string | null
    doctor_id: string | null
    patient_id: string | null
    order_id: string | null
    from_day: Day | null
    until_day: Day | null
    /** Until when it opens the record. */
    ends_at: Date | null
  }
  /** A view: the follow-ups that are due while the doctor is on leave, for the stand-ins. */
  stood_in_follow_ups: {
    stand_in_id: string | null
    doctor_id: string | null
    patient_id: string | null
    encounter_id: string | null
    from_day: Day | null
    until_day: Day | null
  }
  /** A view: the threads of doctors on leave, for their stand-ins; see `src/server/communications/stand-in/`. */
  stood_in_threads: {
    stand_in_id: string | null
    doctor_id: string | null
    patient_id: string | null
    thread_id: string | null
    from_day: Day | null
    until_day: Day | null
  }
}
