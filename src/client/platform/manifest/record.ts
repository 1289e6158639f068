import type { TextKey } from '../i18n/i18n.tsx'
import type { MessageBundle } from '../i18n/language.ts'

/** The part of a feature's manifest about the list of a patient's records: `x.record.ts`, found by its name. */
export interface RecordManifest {
  to: string
  /** A name of ui/icons/icon-paths-features.ts. The type stays open here, because platform does not know ui. */
  icon: string
  title: TextKey
  lead: TextKey
  /** With title and lead, where they are not among the messages `patientRecords`. */
  messages?: MessageBundle
  /** Ascending, across all features. */
  order: number
}
