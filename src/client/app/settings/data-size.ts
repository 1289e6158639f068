import type { Text } from '../../platform/i18n/i18n.tsx'

/** `1.2 MB`; a little is `0.1 MB` and never nothing. */
export function writeSize(number: Text['number'], bytes: number): string {
  const tenths = Math.ceil(bytes / 100_000)
  return `${number(tenths / 10)} MB`
}
