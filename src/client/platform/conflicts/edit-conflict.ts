import type { ErrorDetails } from '../../../shared/kit/wire-error.ts'

/** What goes with a write about something that another device may change: see src/shared/kit/three-way-merge.ts. */
export interface EditBase {
  from?: object | undefined
  /** It was removed elsewhere, and its owner puts it back. */
  isBack?: boolean | undefined
}

/** What another device of the same person did meanwhile, and what is to be decided. */
export interface Overlap {
  isRemoved: boolean
  saved: Record<string, unknown>
  asks: readonly string[]
}

/** Nothing is to be chosen field by field: it is gone, or was to be taken away. */
export function isUnseen({ isRemoved }: Overlap, saysSomething: boolean): boolean {
  return isRemoved || !saysSomething
}

/** The question in a refusal; null where there is none. */
export function overlapIn(refusal: { code: string; details?: ErrorDetails | undefined }): Overlap | null {
  const { code, details: { saved = {}, asks = [] } = {} } = refusal
  const isRemoved = code === 'removedMeanwhile'
  return isRemoved || (code === 'changedMeanwhile' && asks.length > 0) ? { isRemoved, saved, asks } : null
}
