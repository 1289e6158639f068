import { roomOf, type Contract } from '../../shared/kit/contract.ts'
import type { Asked } from './api.ts'

/** `['appointments', 'appointments.list', {}, {from}]`: the room first, so that a change in it finds all of its own. */
export function keyOf<C extends Contract>(contract: C, asked: Pick<Asked<C>, 'params' | 'query'> = {}) {
  return [roomOf(contract), contract.name, asked.params ?? {}, asked.query ?? {}] as const
}
