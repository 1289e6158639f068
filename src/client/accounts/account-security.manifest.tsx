import { agoMessages } from '../platform/i18n/ago.ts'
import type { MessageBundle } from '../platform/i18n/language.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { FeatureManifest } from '../platform/manifest/manifest.ts'

const securityMessages = messageBundle('account-security')
const secondFactorMessages = messageBundle('second-factor')
/** What a write that needs the network says without one. */
export const networkMessages = messageBundle('waiting')
/** The sentences of the feature's refusals. */
export const accountMessages: MessageBundle = {
  en: () => import('../../shared/i18n/en/auth.ts'),
  hi: () => import('../../shared/i18n/hi/auth.ts'),
  pa: () => import('../../shared/i18n/pa/auth.ts'),
}

/** The screens after sign-in; not in accounts.manifest.tsx, because every sign-in page loads that one. */
export const accountSecurity: FeatureManifest = {
  name: 'accounts',
  screens: [
    {
      path: '/settings/password',
      roles: 'signedIn',
      messages: [securityMessages, networkMessages, accountMessages],
      load: () => import('./screens/password.screen.tsx'),
    },
    {
      path: '/settings/close',
      roles: ['patient', 'doctor'],
      messages: [securityMessages, networkMessages, accountMessages],
      load: () => import('./screens/close.screen.tsx'),
    },
    {
      path: '/settings/sessions',
      roles: 'signedIn',
      messages: [securityMessages, networkMessages, agoMessages],
      load: () => import('./screens/sessions.screen.tsx'),
    },
    {
      path: '/settings/second-factor',
      roles: ['coordinator'],
      messages: [secondFactorMessages, networkMessages, accountMessages, agoMessages],
      load: () => import('./screens/second-factor.screen.tsx'),
    },
    {
      path: '/settings/recovery',
      roles: 'signedIn',
      messages: [securityMessages, networkMessages, accountMessages, agoMessages],
      load: () => import('./screens/recovery-codes.screen.tsx'),
    },
  ],
}
