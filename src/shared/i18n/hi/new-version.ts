import type { newVersion as english } from '../en/new-version.ts'

export const newVersion: typeof english = {
  ready: 'ऐप का नया वर्शन आ गया है।',
  reload: 'फिर से खोलें',
}
