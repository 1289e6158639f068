import type { Text, TextValues } from '../i18n.tsx'
import type { Begun } from '../overlap.ts'
import type { Waiting } from './waiting.ts'

/** How a room speaks of one of its writes that waits; its door hands these out by the contract's name. */
export interface Wording {
  /** What fills the sentence in the book `waiting.kinds`. */
  facts: (entry: Waiting, text: Text) => TextValues
  /** Where one contract says several things: which sentence. */
  kind?: (entry: Waiting) => string
  /** What it is about, field by field, in the language of this moment: for what another device changed meanwhile. */
  rows?: (text: Text, record: Record<string, unknown>) => Row[]
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

/** One field as a person reads it; an empty value is said in words by whoever shows it. */
export interface Row {
  field: string
  label: string
  value: string
}

/** The fields of a form that are the body as it is, and what it began with: see use-edit.ts. */
export function typedFrom(body: unknown): Record<string, string> {
  const { from, isBack, ...said } = (body ?? {}) as Begun
  const fields = Object.entries(said).map(([field, value]) => [field, String(value)])
  return {
    ...(Object.fromEntries(fields) as Record<string, string>),
    ...begunAs({ from: from ?? {}, isBack }),
  }
}

/** As a form remembers it. */
export function begunAs({ from, isBack }: Begun): { begun: string } {
  return { begun: JSON.stringify({ from, isBack }) }
}
