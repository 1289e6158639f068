import { onLanguage, shownNow } from '../../platform/i18n/language.ts'

let link: HTMLLinkElement | null = null

/** Links the web manifest of the current language, also on a page that came without one. */
export function linkManifest(): void {
  if (!import.meta.env.PROD || link) return
  link = document.querySelector('link[rel=manifest]') ?? document.createElement('link')
  link.rel = 'manifest'
  name()
  // Moving the element would make the browser load it again.
  if (!link.isConnected) document.head.append(link)
  onLanguage(name)
}

function name(): void {
  const address = `/manifest-${shownNow().language}.webmanifest`
  if (link && link.getAttribute('href') !== address) link.href = address
}
