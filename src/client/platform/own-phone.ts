import { readSession } from '../../shared/accounts/accounts.endpoints.ts'
import { useAnswer } from './queries/queries.tsx'
import { useLatest } from './forms/use-edit.ts'

/**
 * The phone number from the registration, for an empty form: '' until it is known, and while `draft` exists. Use it in
 * the form's `key`: a change must remount it.
 */
export function useAccountPhone(draft: string, enabled: boolean): string {
  const { data } = useAnswer(readSession, { enabled })
  return useLatest(data?.phone ?? '', draft)
}
