import { roomOf, type Contract } from '../../../shared/kit/contract.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import type { Waiting } from './waiting.ts'

/**
 * What a write is about; those about one thing keep their order. A thing of its own (a reading, a request) waits
 * for nothing, and what is said about it later waits behind it; what names a row is about that row; what is left (a profile) is about the room's one thing.
 */
export function subjectOf(
  contract: Pick<Contract, 'name' | 'onlyAdds'>,
  params: Record<string, string>,
  key: string,
): string {
  const room = roomOf(contract)
  const id = contract.onlyAdds ? (idFromKey(key) ?? key) : params['id']
  return id === undefined ? room : `${room}/${id}`
}

/** What was said about a thing that this one makes: without it, the server would not know of what they speak. */
export function followersOf(entry: Waiting, all: readonly Waiting[]): Waiting[] {
  if (!entry.subject.endsWith(`/${idFromKey(entry.key)}`)) return []
  return all.filter(({ subject, seq }) => subject === entry.subject && seq > entry.seq)
}
