import type { newVersion as english } from '../en/new-version.ts'

export const newVersion: typeof english = {
  ready: 'ਐਪ ਦਾ ਨਵਾਂ ਵਰਜ਼ਨ ਆ ਗਿਆ ਹੈ।',
  reload: 'ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ',
}
