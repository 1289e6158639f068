import type { Generated } from 'kysely'
import type { Outcome, Step, Urgency } from '../../../../shared/alarms/alarms.rules.ts'

/** What became of one way to tell somebody; null while it is on its way. */
export type TellingResult = 'shown' | 'sent' | 'noDevice' | 'gone' | 'refused' | 'needless' | 'queued'

/** Alarms, who was told of them, who is on duty for them, and text messages. */
export interface AlarmTables {
  alarms: {
    id: string
    patient_id: string
    urgency: Urgency
    appointment_id: string | null
    raised_at: Date
    due_at: Date
    told_doctors: Generated<number>
    treating_told_at: Date | null
    duty_told_at: Date | null
    desk_told_at: Date | null
    patient_told_at: Date | null
    desk_last_told_at: Date | null
    desk_tellings: Generated<number>
    worse_told_at: Date | null
    worse_tellings: Generated<number>
    acknowledged_by: string | null
    acknowledged_at: Date | null
    outcome: Outcome | 'removed' | null
    outcome_at: Date | null
    closed_at: Date | null
    closed_by: string | null
    next_at: Date | null
    owner_id: string | null
    owned_at: Date | null
  }
  alarm_readings: { alarm_id: string; observation_id: string }
  alarm_lab_results: { alarm_id: string; result_id: string }
  alarm_tellings: {
    id: string
    alarm_id: string
    step: Step | 'deputy' | 'worse' | 'owner'
    round: number
    /** Null where the desk was told, or whoever acts for the patient. */
    person_id: string | null
    channel: 'app' | 'push' | 'sms'
    at: Date
    result: TellingResult | null
  }
  alarm_outcomes: {
    id: string
    alarm_id: string
    outcome: Outcome
    handed_to_desk: boolean
    note: string
    at: Date
    by_user: string | null
  }
  duty_shifts: {
    id: string
    doctor_id: string
    deputy_id: string | null
    starts_at: Date
    ends_at: Date
    entered_by: string | null
    ended_by: string | null
  }
  sms_outbox: {
    id: string
    user_id: string | null
    patient_id: string | null
    number: string
    text: string
    created_at: Date
    sent_at: Date | null
    sent_by: string | null
  }
}
