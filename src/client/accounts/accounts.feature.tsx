import type { LazyScreenDoor } from '../platform/feature.ts'
import type { Shelf } from '../platform/language.ts'

/** One for each screen: a page that was drawn with the words of one has none of the other's. */
function words(): readonly Shelf[] {
  const shelf = {
    en: () => import('../../shared/messages/en/entrance.ts'),
    hi: () => import('../../shared/messages/hi/entrance.ts'),
    pa: () => import('../../shared/messages/pa/entrance.ts'),
  }
  return [shelf]
}

const screens: readonly LazyScreenDoor[] = [
  { path: '/login', roles: 'guest', words: words(), load: () => import('./screens/login.screen.tsx') },
  { path: '/register', roles: 'guest', words: words(), load: () => import('./screens/register.screen.tsx') },
]

export const accounts = { name: 'accounts', screens }
