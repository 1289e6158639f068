import type { Operation } from '../../operations/operation.ts'
import { changedSince, mergeThreeWay, type Base } from '../../../../shared/kit/three-way-merge.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { endpointError } from '../errors/app-error.ts'

interface Saved<T> {
  values: T
  /** When that was saved. */
  at: Date
}
type Telling = Operation & { refusals: { changedMeanwhile: number } }
interface EditBase<T> {
  from?: Base<T> | undefined
}

/**
 * What to save: this request's changes, merged with what another device saved meanwhile. Refuses when both changed
 * the same field. A client that sends no base overwrites, unless its write was delayed and something was saved since.
 */
export function mergeWithSaved<T extends object>(
  operation: Telling,
  { submittedAt }: Pick<RequestContext, 'submittedAt'>,
  { from, said }: EditBase<T> & { said: T },
  saved: Saved<T> | undefined,
): T {
  if (!saved) return said
  const base = from ?? (saved.at > submittedAt ? {} : undefined)
  if (!base) return said
  const { merged, asks } = mergeThreeWay(said, base, saved.values)
  if (asks.length > 0) throw changedMeanwhile(operation, saved.values, asks)
  return merged
}

/** Before a removal: refuses when the row has changed since its owner last saw it. */
export function rejectUnseen<T extends object>(
  operation: Telling,
  { submittedAt }: Pick<RequestContext, 'submittedAt'>,
  { from }: EditBase<T>,
  saved: Saved<T>,
): void {
  const base = from ?? (saved.at > submittedAt ? {} : undefined)
  const asks = base ? changedSince(base, saved.values) : []
  if (asks.length > 0) throw changedMeanwhile(operation, saved.values, asks)
}

function changedMeanwhile(operation: Telling, saved: object, asks: string[]) {
  return endpointError(operation, 'changedMeanwhile', { details: { saved: { ...saved }, asks } })
}
