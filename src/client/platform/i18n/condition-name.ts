import type { Condition } from '../../../shared/conditions/conditions.schemas.ts'
import type { Translate } from './i18n.tsx'
import { messageBundle } from './namespaces.ts'

/** For the manifest of a screen that names allergies or illnesses. */
export const conditionMessages = messageBundle('conditions')

/** Such as `Penicillin, amoxicillin: Mox`, or the person's own words alone. */
export function conditionName(
  t: Translate,
  { kind, code, text }: Pick<Condition, 'kind' | 'code' | 'text'>,
): string {
  if (code === 'none') return t(`conditions.none.${kind}`)
  if (code === 'other') return text
  const name = t(`conditions.codes.${code}`)
  return text === '' ? name : `${name}: ${text}`
}
