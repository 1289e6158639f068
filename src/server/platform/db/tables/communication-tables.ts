import type { ColumnType, Generated } from 'kysely'
import type { RedFlag } from '../../../../shared/red-flags/red-flags.flags.ts'

/** Messages between patients and the doctors who treat them. */
export interface CommunicationTables {
  communication_threads: {
    id: string
    patient_id: string
    doctor_id: string
    last_at: Date
    patient_read_until: Date | null
    doctor_read_until: Date | null
    /** Null while no message waits for an answer. */
    answer_due_at: Date | null
    red_flags: Generated<RedFlag[]>
    overdue_told_at: Date | null
    /** The day on which the patient was last reminded of a visit, or passed by. */
    come_by_told_on: string | null
  }
  communications: {
    id: string
    thread_id: string
    sender: 'patient' | 'doctor'
    /** Null once the account was erased. */
    written_by: string | null
    /** Empty only with photos. */
    payload: ColumnType<string, string, never>
    /** How many documents were sent with it. */
    photos: ColumnType<number, number | undefined, never>
    /** By the stand-in of the thread's doctor. */
    by_stand_in: ColumnType<boolean, boolean | undefined, never>
    /** The doctor wants to see the patient. */
    asks_to_come: ColumnType<boolean, boolean | undefined, never>
    /** The last day on which the patient is asked to come. */
    come_by: ColumnType<string | null, string | null | undefined, never>
    sent_at: ColumnType<Date, Date, never>
    received_at: ColumnType<Date, Date, never>
    answer_due_at: ColumnType<Date | null, Date | null, never>
    red_flags: ColumnType<RedFlag[], RedFlag[], never>
    red_flag_rules: ColumnType<string | null, string | null, never>
  }
}
