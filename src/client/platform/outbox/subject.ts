import { roomOf, type Contract } from '../../../shared/kit/contract.ts'

/**
 * What a write is about; those about one thing keep their order. A thing of its own (a reading, a request) waits
 * for nothing; what names a row is about that row; what is left (a profile) is about the room's one thing.
 */
export function subjectOf(
  contract: Pick<Contract, 'name' | 'onlyAdds'>,
  params: Record<string, string>,
  key: string,
): string {
  const room = roomOf(contract)
  if (contract.onlyAdds) return `${room}/new/${key}`
  return params['id'] === undefined ? room : `${room}/${params['id']}`
}
