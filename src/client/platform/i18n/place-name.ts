import type { Text } from './i18n.tsx'

/** Of a place, in the reader's language where it has one. */
export function placeName(
  { choose }: Pick<Text, 'choose'>,
  { name, nameHi, namePa }: { name: string; nameHi?: string | undefined; namePa?: string | undefined },
): string {
  return choose({ en: name, hi: nameHi || name, pa: namePa || name })
}
