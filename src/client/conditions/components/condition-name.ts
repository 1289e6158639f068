import type { Condition } from '../../../shared/conditions/conditions.schemas.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'

/** Such as `Penicillin, amoxicillin: Mox`, or the person's own words alone. */
export function conditionName(
  t: Text['t'],
  { kind, code, text }: Pick<Condition, 'kind' | 'code' | 'text'>,
): string {
  if (code === 'none') return t(`conditions.none.${kind}`)
  if (code === 'other') return text
  const name = t(`conditions.codes.${code}`)
  return text === '' ? name : `${name}: ${text}`
}
