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
 * What is to be saved: what was said here, laid over what another device saved meanwhile. Refuses where both changed
 * one field. A client that does not send its base overwrites, unless it waited and something was saved since.
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

/** Before a thing is taken away: it is as its owner saw it, or they are shown what became of it. */
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
