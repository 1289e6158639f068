import type { Language } from '../../../platform/i18n/language.ts'
import { wireReading } from './wire-reading.ts'

/**
 * Adds to the written page what needs a script: search, one open card in browsers that do not know `<details name>`,
 * the card in the address, and reading aloud. Works on the document and not in React, so that the
 * cards are of use before any script (decision 0068). Returns how to take it away again.
 */
export function wireFirstAid(root: HTMLElement, language: Language): () => void {
  const over = new AbortController()
  const { signal } = over
  const reading = wireReading(root, language)
  // `toggle` does not bubble.
  root.addEventListener('toggle', (event) => follow(root, event.target, reading.stop), {
    signal,
    capture: true,
  })
  wireSearch(root, signal)
  openNamed(root)
  addEventListener('hashchange', () => openNamed(root), { signal })
  addEventListener('beforeprint', () => openForPrint(root), { signal })
  return () => {
    over.abort()
    reading.end()
  }
}

const cardsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLDetailsElement>('details[id]')]

/** `/first-aid#snakeBite`. */
function openNamed(root: HTMLElement): void {
  const named = cardsIn(root).find(({ id }) => `#${id}` === location.hash)
  if (named) named.open = true
}

function follow(root: HTMLElement, target: EventTarget | null, stopReading: () => void): void {
  const card = cardsIn(root).find((one) => one === target)
  if (!card) return
  stopReading()
  if (!card.open) {
    if (location.hash === `#${card.id}`) history.replaceState(null, '', location.pathname + location.search)
    return
  }
  for (const other of cardsIn(root)) if (other !== card) other.open = false
  history.replaceState(null, '', `#${card.id}`)
  card.scrollIntoView({ block: 'nearest' })
}

/** The words and rules of search are fetched once somebody goes to the field; until then all cards stay in view. */
function wireSearch(root: HTMLElement, signal: AbortSignal): void {
  const search = root.querySelector<HTMLInputElement>('[data-aid=search]')
  if (!search) return
  const showMatches = () =>
    void import('../../../../shared/emergency/emergency.search.ts').then(
      ({ findCards }) => showFound(root, findCards(search.value)),
      () => undefined,
    )
  search.addEventListener('focus', showMatches, { signal })
  search.addEventListener('input', showMatches, { signal })
  search.form?.addEventListener('submit', (event) => event.preventDefault(), { signal })
  if (search.value) showMatches()
}

function showFound(root: HTMLElement, found: readonly string[]): void {
  for (const card of cardsIn(root)) card.parentElement?.toggleAttribute('hidden', !found.includes(card.id))
  root.querySelector('[data-aid=none]')?.toggleAttribute('hidden', found.length > 0)
}

/** On paper every card is there: without `name`, several may be open. */
function openForPrint(root: HTMLElement): void {
  const closed = cardsIn(root).filter(({ open }) => !open)
  const name = closed[0]?.name ?? ''
  for (const card of closed) {
    card.removeAttribute('name')
    card.open = true
  }
  addEventListener(
    'afterprint',
    () => {
      for (const card of closed) {
        card.open = false
        card.name = name
      }
    },
    { once: true },
  )
}
