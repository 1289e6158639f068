import type { DispenseBody } from '../../shared/dispensing/dispensing.forms.ts'
import { barOf, leftOf } from '../../shared/dispensing/dispensing.rules.ts'
import type { SheetItem } from '../../shared/dispensing/dispensing.schemas.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { dispense } from './dispensing.operations.ts'

interface Standing {
  items: readonly SheetItem[]
  isStopped: boolean
  /** It waited on a phone without a network: the medicines are in the patient's hand. */
  hasWaited: boolean
}

/** Refuses what may not be dispensed. What was handed over without a network is kept, and flagged. */
export function judge(
  lines: DispenseBody['items'],
  { items, isStopped, hasWaited }: Standing,
): { issue: 'duplicate' | 'stopped' | null; isH1: boolean } {
  const given = lines.map((line) => {
    const item = items.find(({ id }) => id === line.itemId)
    if (!item) throw appError('notFound')
    return { item, quantity: line.quantity }
  })
  if (given.some(({ item, quantity }) => quantity > 0 && barOf(item) !== null))
    throw endpointError(dispense, 'barred')
  const isTooMuch = given.some(({ item, quantity }) => quantity > leftOf(item, item.given))
  const isGiven = given.some(({ quantity }) => quantity > 0)
  if (!hasWaited && isStopped) throw endpointError(dispense, 'stopped')
  if (!hasWaited && isTooMuch) throw endpointError(dispense, 'moreThanLeft')
  const ofStop = isStopped && isGiven ? 'stopped' : null
  const issue = isTooMuch ? 'duplicate' : ofStop
  return { issue, isH1: given.some(({ item, quantity }) => quantity > 0 && item.schedule === 'H1') }
}
