import { readSession } from '../../shared/accounts/accounts.endpoints.ts'
import { useAnswer } from './queries/queries.tsx'
import { useLatest } from './forms/use-edit.ts'

/**
 * The number given at registration, for a form that begins empty: '' until it is known, and while `draft` holds
 * something typed. Where it changes, the form is to be made anew: part of its `key`.
 */
export function useAccountPhone(draft: string, enabled: boolean): string {
  const { data } = useAnswer(readSession, { enabled })
  return useLatest(data?.phone ?? '', draft)
}
