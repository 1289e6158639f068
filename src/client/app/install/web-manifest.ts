import type { Translate } from '../../platform/i18n/i18n.tsx'
import type { Language } from '../../platform/i18n/language.ts'

/** What a phone wants to know of an app it shall keep, in one language. The build writes one file of each. */
export function webManifest(language: Language, t: (...asked: Parameters<Translate>) => string) {
  const brand = t('shell.brand')
  return {
    // One app in three languages: who changes the language does not install it anew.
    id: '/',
    start_url: '/',
    scope: '/',
    lang: language,
    dir: 'ltr',
    name: brand,
    short_name: brand,
    description: t('appInstall.description'),
    display: 'standalone',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    categories: ['health', 'medical'],
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)],
    shortcuts: [
      shortcut(t('frame.nav.emergency'), '/emergency'),
      shortcut(t('frame.nav.hospitals'), '/hospitals'),
    ],
  }
}

function icon(name: 'icon' | 'maskable', size: number) {
  const purpose = name === 'icon' ? 'any' : 'maskable'
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

function shortcut(name: string, url: string) {
  return { name, url, icons: [icon('icon', 192)] }
}
