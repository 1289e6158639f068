import type { ConditionCode, ConditionKind, ConditionStatus } from './conditions.codes.ts'

interface Entry {
  kind: ConditionKind
  code: ConditionCode
  /** Absent where all hold now. */
  status?: ConditionStatus
}

/**
 * Without a "none" beside an entry that holds now: somebody from whom that entry is hidden may have said it, and whoever
 * reads the entry must not read both.
 */
export function withoutContradicted<T extends Entry>(entries: readonly T[]): T[] {
  const holds = ({ status = 'active' }: Entry) => status === 'active'
  const isContradicted = (none: T) =>
    entries.some((other) => other.kind === none.kind && other.code !== 'none' && holds(other))
  return entries.filter((one) => one.code !== 'none' || !holds(one) || !isContradicted(one))
}
