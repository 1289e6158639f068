import type { Text, TextValues } from '../i18n/i18n.tsx'
import type { MessageBundle } from '../i18n/language.ts'
import type { EditBase } from '../conflicts/edit-conflict.ts'
import type { Draft } from '../session/drafts.ts'
import type { QueuedMutation } from './queued-mutation.ts'

/** The part of a feature's manifest about its writes that wait: `x.queued.ts`, found by its name. */
export interface QueuedManifest {
  /** Its own messages, with the sentences `x.queued` and the refusals, and others that its labels read from. */
  messages: readonly MessageBundle[]
  /** By the name of the endpoint. */
  labels: Readonly<Record<string, MutationLabel>>
}

/** How a feature speaks of one of its writes that waits. */
export interface MutationLabel {
  /** What fills the sentence `x.queued.{endpoint}` of the messages. */
  facts: (entry: QueuedMutation, text: Text) => TextValues
  /** Where one endpoint says several things: which sentence. */
  kind?: (entry: QueuedMutation) => string
  /** What it is about, field by field, in the language of this moment: for what another device changed meanwhile. */
  rows?: (text: Text, record: Record<string, unknown>) => Row[]
  /** The form it was typed into; absent where there is nothing to change. */
  edit?: (entry: QueuedMutation) => Typed
}

/** A form, the name of its draft, and what that holds. */
export interface Typed {
  path: string
  draft: string
  typed: Pick<Draft, 'values' | 'base'>
}

/** One field as a person reads it; an empty value is said in words by whoever shows it. */
export interface Row {
  field: string
  label: string
  value: string
}

/** The fields of a form that are the body as it is, each a text, and the base of the edit. */
export function typedFrom(body: unknown): Typed['typed'] {
  const { from: _, isBack: __, ...said } = (body ?? {}) as EditBase
  const fields = Object.entries(said).map(([field, value]) => [field, String(value)])
  return { values: Object.fromEntries(fields) as object, base: baseIn(body) }
}

export function baseIn(body: unknown): EditBase {
  const { from = {}, isBack } = (body ?? {}) as EditBase
  return { from, isBack }
}
