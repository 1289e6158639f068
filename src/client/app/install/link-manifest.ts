import { onLanguage, shownNow } from '../../platform/i18n/language.ts'

let link: HTMLLinkElement | null = null

/** Names the manifest in the reader's language, also on a page that came before the sign-in and named none. */
export function linkManifest(): void {
  if (!import.meta.env.PROD || link) return
  link = document.querySelector('link[rel=manifest]') ?? document.createElement('link')
  link.rel = 'manifest'
  name()
  // Moved within the page, it would be read anew.
  if (!link.isConnected) document.head.append(link)
  onLanguage(name)
}

function name(): void {
  const address = `/manifest-${shownNow().language}.webmanifest`
  if (link && link.getAttribute('href') !== address) link.href = address
}
