import type { newVersion as english } from '../en/new-version.ts'

export const newVersion: typeof english = {
  ready: 'ਐਪ ਦਾ ਨਵਾਂ ਰੂਪ ਤਿਆਰ ਹੈ।',
  reload: 'ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ',
}
