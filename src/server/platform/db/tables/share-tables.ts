import type { ColumnType, Generated } from 'kysely'
import type { ShareContent } from '../../../../shared/shares/shares.rules.ts'

export interface ShareTables {
  shares: {
    id: string
    patient_id: ColumnType<string, string, never>
    /** Null once the account was erased. */
    made_by: string | null
    address_hash: ColumnType<Buffer, Buffer, never>
    content: ColumnType<ShareContent, ShareContent, never>
    pin_digest: ColumnType<Buffer | null, Buffer | null, never>
    wrong_pins: Generated<number>
    ciphertext: string | null
    made_at: ColumnType<Date, Date, never>
    expires_at: ColumnType<Date, Date, never>
    ended_at: Date | null
  }
  share_openings: {
    id: ColumnType<string, string, never>
    share_id: ColumnType<string, string, never>
    recipient: ColumnType<string, string, never>
    /** Signed in here; of a name that somebody typed, and of an erased account, none. */
    doctor_id: ColumnType<string | null, string | null | undefined, never>
    opened_at: ColumnType<Date, Date, never>
  }
  /** Nothing but the end is ever changed. */
  record_grants: {
    id: ColumnType<string, string, never>
    patient_id: ColumnType<string, string, never>
    doctor_id: ColumnType<string, string, never>
    /** Null once the account was erased. */
    granted_by: ColumnType<string | null, string | null, never>
    granted_at: ColumnType<Date, Date, never>
    ends_at: ColumnType<Date, Date, never>
    ended_at: Date | null
  }
}
