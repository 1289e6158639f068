import type { Text } from '../../platform/i18n/i18n.tsx'

/** Formats as `1.2 MB`, always up, so that a small size is not 0. */
export function writeSize(number: Text['number'], bytes: number): string {
  const tenths = Math.ceil(bytes / 100_000)
  return `${number(tenths / 10)} MB`
}
