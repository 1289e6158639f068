import { askedOf, noticeVersion, purposesOf } from '../../shared/consents/consents.purposes.ts'
import type { readConsents } from '../../shared/consents/consents.endpoints.ts'
import type { AnswerOf, Role } from '../../shared/kit/endpoint.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import type { ConsentRow } from './consents.repo.ts'

export function presentConsents(
  role: Role,
  rows: readonly ConsentRow[],
  zone: string,
): AnswerOf<typeof readConsents> {
  const { needed } = askedOf(role)
  const rowOf = (purpose: string) => rows.find((row) => row.purpose === purpose)
  const isCurrent = (row: ConsentRow | undefined) =>
    row !== undefined && row.withdrawn_at === null && row.notice_version >= noticeVersion
  return {
    version: noticeVersion,
    isAsked: !isCurrent(rowOf(needed)),
    consents: purposesOf(role).map((purpose) => {
      const row = rowOf(purpose)
      return {
        purpose,
        isNeeded: purpose === needed,
        version: row?.notice_version ?? null,
        givenAt: row ? momentIn(zone, row.given_at) : null,
        withdrawnAt: row?.withdrawn_at ? momentIn(zone, row.withdrawn_at) : null,
      }
    }),
  }
}
