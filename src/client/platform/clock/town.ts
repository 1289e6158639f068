import type { Town } from '../../../shared/town/town.schemas.ts'

let known: Town | null = null

/** The place this deployment serves, as embedded in the page. Throws when the page has none. */
export function town(): Town {
  known ??= readPage()
  if (!known) throw new Error('the page does not name its town')
  return known
}

export function isTownKnown(): boolean {
  known ??= readPage()
  return known !== null
}

/** For rendering outside a browser, and for the development server, whose page has no town. */
export function setTown(place: Town): void {
  known = place
}

function readPage(): Town | null {
  if (typeof document === 'undefined') return null
  const written = document.getElementById('nabz-town')?.textContent
  return written ? (JSON.parse(written) as Town) : null
}
