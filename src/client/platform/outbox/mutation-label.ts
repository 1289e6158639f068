import type { ComponentType } from 'react'
import type { Text, TextValues } from '../i18n/i18n.tsx'
import type { MessageBundle } from '../i18n/language.ts'
import type { EditBase } from '../conflicts/edit-conflict.ts'
import type { Draft } from '../session/drafts.ts'
import type { QueuedMutation } from './queued-mutation.ts'

/** A feature's description of its queued writes: `x.queued.ts`, found by its file name. */
export interface QueuedManifest {
  /** The feature's own messages, with the `x.queued` sentences and the refusals, and others that its labels use. */
  messages: readonly MessageBundle[]
  /** By endpoint name. */
  labels: Readonly<Record<string, MutationLabel>>
}

/** How one kind of queued write is described to the user. */
export interface MutationLabel {
  /** The values for the sentence `x.queued.{endpoint}`. */
  facts: (entry: QueuedMutation, text: Text) => TextValues
  /** Picks the sentence when one endpoint has several. */
  kind?: (entry: QueuedMutation) => string
  /** The record's fields as translated rows, to compare with what another device changed. */
  rows?: RowsOf
  /** The same, fetched once there is a question: for a record with many fields. */
  loadRows?: () => Promise<{ rowsOf: RowsOf }>
  /** The form to edit it in; absent or undefined when it cannot be edited. */
  edit?: (entry: QueuedMutation) => Typed | undefined
  /** Loads what changes it where it waits: for a write with files or answers, which a draft could not keep. */
  changeInPlace?: (entry: QueuedMutation) => LoadChange | undefined
  /** What is added to the body when it is sent again in spite of this refusal, which said so. */
  accepting?: (code: string) => object | undefined
}

export type RowsOf = (text: Text, record: Record<string, unknown>) => Row[]

export type LoadChange = () => Promise<{ ChangeInPlace: ComponentType<{ entry: QueuedMutation }> }>

/** A form's path, the name of its draft and the draft's content. */
export interface Typed {
  path: string
  draft: string
  typed: Pick<Draft, 'values' | 'base'>
}

/** One labelled field; the component that shows it words an empty value. */
export interface Row {
  field: string
  label: string
  value: string
}

/** Form fields taken from the body as strings, and the base of the edit. */
export function typedFrom(body: unknown): Typed['typed'] {
  const { from: _, isBack: __, ...said } = (body ?? {}) as EditBase
  const fields = Object.entries(said).map(([field, value]) => [field, String(value)])
  return { values: Object.fromEntries(fields) as object, base: baseIn(body) }
}

export function baseIn(body: unknown): EditBase {
  const { from = {}, isBack } = (body ?? {}) as EditBase
  return { from, isBack }
}
