import type { ErrorDetails } from '../../../shared/kit/wire-error.ts'

/** Sent with an edit that another device may conflict with: see src/shared/kit/three-way-merge.ts. */
export interface EditBase {
  from?: object | undefined
  /** Deleted elsewhere, and the owner restores it. */
  isBack?: boolean | undefined
}

/** A conflict with another device of the same user. `asks`: the fields to decide. */
export interface Overlap {
  isRemoved: boolean
  saved: Record<string, unknown>
  asks: readonly string[]
}

/** No choice by field: the record was deleted elsewhere, or this device deletes it. */
export function isUnseen({ isRemoved }: Overlap, saysSomething: boolean): boolean {
  return isRemoved || !saysSomething
}

/** Reads the conflict from an error; null when there is none. */
export function overlapIn(refusal: { code: string; details?: ErrorDetails | undefined }): Overlap | null {
  const { code, details: { saved = {}, asks = [] } = {} } = refusal
  const isRemoved = code === 'removedMeanwhile'
  return isRemoved || (code === 'changedMeanwhile' && asks.length > 0) ? { isRemoved, saved, asks } : null
}
