export interface Block {
  element: HTMLElement
  text: string
}

const leftOut = '[aria-hidden=true], .sr-only, select, textarea'

/** What stands on a page, block by block in its order, as it is to be read aloud: nothing folded, hidden or typed. */
export function readableBlocks(root: Element): Block[] {
  const words = new Map<HTMLElement, string[]>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    const text = textContent?.trim() ?? ''
    if (text === '' || !parentElement || !isShown(parentElement)) continue
    const block = blockOf(parentElement)
    words.set(block, [...(words.get(block) ?? []), text])
  }
  return Array.from(words, ([element, texts]) => ({ element, text: texts.join(' ') }))
}

function isShown(element: Element): boolean {
  // Missing before Safari 17.4, which then reads what is folded, too.
  const isVisible =
    'checkVisibility' in element ? element.checkVisibility({ visibilityProperty: true }) : true
  return isVisible && element.closest(leftOut) === null
}

/** The element that begins a line of its own. */
function blockOf(element: HTMLElement): HTMLElement {
  const isInline = getComputedStyle(element).display.startsWith('inline')
  return isInline && element.parentElement ? blockOf(element.parentElement) : element
}

/** The blocks from this heading to the one before the next heading. */
export function sectionOf(heading: Element, blocks: readonly Block[]): Block[] {
  const isOf = ({ element }: Block) => heading.contains(element)
  const start = blocks.findIndex(isOf)
  const rest = blocks
    .slice(start)
    .findIndex((block) => !isOf(block) && block.element.closest('h1, h2') !== null)
  return start < 0 ? [] : blocks.slice(start, rest < 0 ? undefined : start + rest)
}
