import type { TimelineEntry } from '../../../shared/kit/timeline.ts'
import type { Text, TextKey } from '../i18n/i18n.tsx'
import type { MessageBundle } from '../i18n/language.ts'

export interface EntryText {
  title: string
  /** What else the entry says, one line each. */
  lines?: readonly string[]
  /** It needs help now. */
  isAlarming?: boolean
}

/** One kind of entries in the timeline of a patient. */
export interface TimelineKind {
  /** As the server's timeline of the feature names it. */
  kind: string
  /** On the button that shows only these. */
  label: TextKey
  /** A name of ui/icons/icon-paths-features.ts. The type stays open here, because platform does not know ui. */
  icon: string
  /** Ascending, across all features. */
  order: number
  textOf(entry: TimelineEntry, text: Text): EntryText
  /** The page where it stands; null: none for this reader. */
  toOf(entry: TimelineEntry, reader: 'patient' | 'doctor'): string | null
}

/** The part of a feature's manifest about the timeline: `x.timeline.ts`, found by its name. */
export interface TimelineManifest {
  kinds: readonly TimelineKind[]
  /** Besides `records`. */
  messages?: readonly MessageBundle[]
}
