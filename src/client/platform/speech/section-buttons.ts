const marker = 'section-listen'
/** A press on these does what they are for. */
const withOwnPress = 'a, button, summary, label'

/** Keeps a button at the end of each section heading inside `root`, also of those that come later; returns what
 * takes them away. React does not know of them: a heading whose text changes loses its button and gets a new one. */
export function addSectionButtons(
  root: Element,
  { word, press }: { word: string; press: (heading: Element) => void },
): () => void {
  const hear = ({ target }: Event) => {
    const heading = target instanceof Element ? target.closest('h2') : null
    const own = heading?.querySelector(`.${marker}`)
    const pressed = target instanceof Element ? target.closest(withOwnPress) : null
    if (heading && own && (pressed === null || pressed === own)) press(heading)
  }
  const addMissing = () => {
    for (const heading of root.querySelectorAll('h2')) if (!heading.closest('dialog')) addTo(heading, word)
  }
  const observer = new MutationObserver(addMissing)
  addMissing()
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  root.addEventListener('click', hear)
  return () => {
    observer.disconnect()
    root.removeEventListener('click', hear)
    for (const button of root.querySelectorAll(`h2 > .${marker}`)) button.remove()
    for (const heading of root.querySelectorAll('h2[data-named]')) {
      heading.removeAttribute('aria-label')
      heading.removeAttribute('data-named')
    }
  }
}

function addTo(heading: Element, word: string): void {
  const own = heading.querySelector(`.${marker}`)
  const title = heading.textContent.trim()
  if (title === '' || (!own && (heading.closest(withOwnPress) || heading.querySelector(withOwnPress)))) return
  const button = own ?? heading.appendChild(document.createElement('button'))
  // A change without a difference would call the observer again and again.
  if (own && own.getAttribute('aria-label') === `${word}: ${title}`) return
  button.className = marker
  button.setAttribute('type', 'button')
  button.setAttribute('aria-label', `${word}: ${title}`)
  // Otherwise a heading would be named by its text and its button.
  if (heading.hasAttribute('aria-label') && !heading.hasAttribute('data-named')) return
  heading.setAttribute('aria-label', title)
  heading.setAttribute('data-named', '')
}
