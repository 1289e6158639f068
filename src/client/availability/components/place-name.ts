import type { Text } from '../../platform/i18n/i18n.tsx'

/** Of a facility, in the reader's language where it has one. */
export function placeName(
  { choose }: Text,
  { name, nameHi, namePa }: { name: string; nameHi: string; namePa: string },
): string {
  return choose({ en: name, hi: nameHi || name, pa: namePa || name })
}
