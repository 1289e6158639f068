import type { Text, TextValues } from '../i18n.tsx'
import type { Waiting } from './waiting.ts'

/** How a room speaks of one of its writes that waits; its door hands these out by the contract's name. */
export interface Wording {
  /** What fills the sentence in the book `waiting.kinds`. */
  facts: (entry: Waiting, text: Text) => TextValues
  /** Where one contract says several things: which sentence. */
  kind?: (entry: Waiting) => string
  /** The form it was typed into; absent where there is nothing to change. */
  edit?: (entry: Waiting) => Typed
}
export type Wordings = Readonly<Record<string, Wording>>

/** A form, the name of its draft and what its fields hold. */
export interface Typed {
  path: string
  draft: string
  values: Record<string, string>
}

/** The fields of a form that are the body as it is. */
export function typedFrom(body: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(body ?? {}).map(([field, value]) => [field, String(value)]))
}
