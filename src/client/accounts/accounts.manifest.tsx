import type { LazyScreenManifest } from '../platform/manifest/manifest.ts'
import { bundleOfPage, type MessageBundle } from '../platform/i18n/language.ts'

/** A separate bundle object per screen: a prerendered page contains the messages of its own screen only. */
function authMessages(): readonly MessageBundle[] {
  const bundle = bundleOfPage('auth', {
    en: () => import('../../shared/i18n/en/auth.ts'),
    hi: () => import('../../shared/i18n/hi/auth.ts'),
    pa: () => import('../../shared/i18n/pa/auth.ts'),
  })
  return [bundle]
}

const screens: readonly LazyScreenManifest[] = [
  {
    path: '/login',
    roles: 'guest',
    messages: authMessages(),
    load: () => import('./screens/login.screen.tsx'),
  },
  {
    path: '/register',
    roles: 'guest',
    messages: authMessages(),
    load: () => import('./screens/register.screen.tsx'),
  },
  {
    path: '/recover',
    roles: 'guest',
    messages: authMessages(),
    load: () => import('./screens/recover.screen.tsx'),
  },
]

export const accounts = { name: 'accounts', screens }
