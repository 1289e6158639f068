import type { TextKey } from '../i18n/i18n.tsx'
import type { MessageBundle } from '../i18n/language.ts'

/** The part of a feature's manifest about the list of a patient's records: `x.record.ts`, found by its name. */
export interface RecordManifest {
  to: string
  /** A name of ui/icons/icon-paths-features.ts. The type stays open here, because platform does not know ui. */
  icon: string
  title: TextKey
  lead: TextKey
  /** The messages of title and lead, when they are not in `patientRecords`. */
  messages?: MessageBundle
  /** Ascending, across all features. */
  order: number
}
