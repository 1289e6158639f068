import type { Page } from '@playwright/test'

export type LayoutRule = 'narrow text' | 'off screen' | 'covered' | 'cut off' | 'past its frame' | 'left edge'
export interface LayoutFault {
  rule: LayoutRule
  /** The nearest named elements, outermost first. */
  selector: string
  text: string
}

/** Layout faults of a page at the current window size; leaves the page as it was, scrolled to the top. */
export function findLayoutFaults(page: Page): Promise<LayoutFault[]> {
  const source = inPage.map(String).join('\n')
  return page.evaluate<LayoutFault[]>(`(async () => { ${source}; return measureLayout() })()`)
}

/** Functions for the page: sent as source text, so they may use only each other. */
const inPage = [
  measureLayout,
  findNarrowText,
  findOffScreen,
  findCovered,
  coverOf,
  runsUnderBar,
  isScrolledAway,
  findCutOff,
  findPastFrame,
  findMovedHeading,
  listTexts,
  isCutBy,
  measureWith,
  pointOf,
  targetOf,
  isShown,
  pans,
  fault,
  nameOf,
]

async function measureLayout(): Promise<LayoutFault[]> {
  // Scripts that react to the window size are done after two frames.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const found = [
    ...findNarrowText(),
    ...findOffScreen(),
    ...findCovered(),
    ...findCutOff(),
    ...findPastFrame(),
    ...findMovedHeading(),
  ]
  const seen = new Map(found.map((one) => [JSON.stringify(one), one]))
  return [...seen.values()]
}

/** A box narrower than its longest word, or one with only a few characters per line. */
function findNarrowText(): LayoutFault[] {
  const measure = measureWith()
  return listTexts().flatMap(({ node, element }) => {
    let box = element
    while (getComputedStyle(box).display === 'inline' && box.parentElement) box = box.parentElement
    const style = getComputedStyle(box)
    const edges = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth]
    const room = box.offsetWidth - edges.reduce((sum, edge) => sum + Number.parseFloat(edge), 0)
    const { whiteSpace, fontSize, overflowX } = getComputedStyle(element)
    const text = node.data.trim()
    // A single line cut off by its box is another kind of fault.
    if (whiteSpace === 'nowrap' && overflowX !== 'visible') return []
    const words = whiteSpace === 'nowrap' ? [text] : text.split(/[\s\u00ad\u200b]+|(?<=[-–/·,@])/)
    const longest = Math.max(...words.map((word) => measure(element, word)))
    if (longest > room + 1) return [fault('narrow text', element, text)]
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    const isStrip = lines.size > 2 && room < 3 * Number.parseFloat(fontSize)
    return isStrip ? [fault('narrow text', element, text)] : []
  })
}

function findOffScreen(): LayoutFault[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const sideways =
    scrollWidth > clientWidth
      ? [fault('off screen', document.body, `the page is ${scrollWidth} px wide`)]
      : []
  const out = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (!isShown(element) || pans(element.parentElement)) return false
    const { left, right, width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && (right > clientWidth + 1 || left < -1)
  })
  return [...sideways, ...out.map((element) => fault('off screen', element, element.innerText))]
}

/** The visible element at the middle of each control must be that control, wherever scrolling or focus brings it. */
function findCovered(): LayoutFault[] {
  const pressable = 'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]'
  const controls = [...document.querySelectorAll<HTMLElement>(pressable)].filter(
    (control) => isShown(targetOf(control)) && !control.closest('[inert]') && !pans(control),
  )
  const focused = document.activeElement
  scrollTo({ top: 0, behavior: 'instant' })
  const atTop = controls.flatMap((control) => coverOf(control, 'at the top of the page', true))
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const atEnd = controls.flatMap((control) => coverOf(control, 'at the end of the page', true))
  const atMiddle = controls.flatMap((control) => {
    const target = targetOf(control)
    // What is off the page until focused cannot be pressed either.
    if (target.getBoundingClientRect().bottom + scrollY <= 0) return []
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    return coverOf(control, 'in the middle of the window')
  })
  scrollTo({ top: 0, behavior: 'instant' })
  const atFocus = controls.flatMap((control) => {
    control.focus()
    return document.activeElement === control ? coverOf(control, 'where the focus brings it') : []
  })
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus()
  else (document.activeElement as HTMLElement | null)?.blur()
  scrollTo({ top: 0, behavior: 'instant' })
  return [...atTop, ...atEnd, ...atMiddle, ...atFocus]
}

/**
 * What covers the middle of a control. `inPassing` ignores what is outside the window or under a bar, since it is not
 * in view yet.
 */
function coverOf(control: HTMLElement, how: string, inPassing = false): LayoutFault[] {
  const target = targetOf(control)
  const { x, y } = pointOf(target)
  const hit = document.elementFromPoint(x, y)
  if (hit && (target.contains(hit) || hit.closest('label')?.contains(control))) return []
  if (inPassing && (!hit || runsUnderBar(target) || isScrolledAway(target, x, y))) return []
  const by = hit ? nameOf(hit) : 'the edge of the window'
  return [fault('covered', control, `${control.innerText || control.ariaLabel || ''} (${how}, by ${by})`)]
}

/** Whether this point lies outside a box that scrolls, other than the page: it is not in view yet. */
function isScrolledAway(control: HTMLElement, x: number, y: number): boolean {
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
    const { top, right, bottom, left } = box.getBoundingClientRect()
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight
    if (scrolls && (x < left || x > right || y < top || y > bottom)) return true
  }
  return false
}

/** Whether it extends under a full-width bar fixed to the top or bottom of the window. */
function runsUnderBar(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect()
  return [1, innerHeight - 2].some((edge) => {
    for (let one = document.elementFromPoint(1, edge); one; one = one.parentElement) {
      const bar = one.getBoundingClientRect()
      const stays = /fixed|sticky/.test(getComputedStyle(one).position)
      const isBar = bar.width >= document.documentElement.clientWidth - 1 && bar.height < innerHeight / 2
      if (stays && isBar && bottom > bar.top && top < bar.bottom) return true
    }
    return false
  })
}

/** Text cut off by its own box or one around it, and text that does not fit its field. */
function findCutOff(): LayoutFault[] {
  const boxes = new Map<HTMLElement, boolean>()
  const texts = listTexts().flatMap(({ node, element }) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    // Marks above and below the line may overflow it.
    const slack = Number.parseFloat(getComputedStyle(element).fontSize) / 2
    const rect = range.getBoundingClientRect()
    let isFree = getComputedStyle(element).position === 'fixed'
    for (let box: HTMLElement | null = element; box && !isFree; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowX + overflowY)) break
      if (isCutBy(box, rect, slack, boxes)) return [fault('cut off', element, node.data)]
      isFree = getComputedStyle(box).position === 'fixed'
    }
    return []
  })
  const measure = measureWith()
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  const narrow = fields.filter(isShown).flatMap((field) => {
    if (field instanceof HTMLInputElement && !/^(text|search|email|tel|password)$/.test(field.type)) return []
    const shown =
      field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : field.value || field.placeholder
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    const arrow = field instanceof HTMLSelectElement && getComputedStyle(field).appearance !== 'none' ? 20 : 0
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow
    return shown && measure(field, shown) > room + 1 ? [fault('cut off', field, shown)] : []
  })
  return [...texts, ...narrow]
}

function isCutBy(box: HTMLElement, text: DOMRect, slack: number, known: Map<HTMLElement, boolean>): boolean {
  const { overflowX, overflowY } = getComputedStyle(box)
  const clips = /hidden|clip/
  const isBody = box === document.body || box === document.documentElement
  if (isBody || !clips.test(overflowX + overflowY)) return false
  const rect = box.getBoundingClientRect()
  if (clips.test(overflowX) && (text.left < rect.left - 1 || text.right > rect.right + 1)) return true
  if (clips.test(overflowY) && (text.top < rect.top - slack || text.bottom > rect.bottom + slack)) return true
  // An ellipsis hides the overflow from the rectangles.
  const isOver = known.get(box) ?? (clips.test(overflowX) && box.scrollWidth > box.clientWidth + 1)
  known.set(box, isOver)
  return isOver && getComputedStyle(box).textOverflow === 'ellipsis'
}

/** Text of a control that runs into the frame of the control or over it. */
function findPastFrame(): LayoutFault[] {
  return listTexts().flatMap(({ node, element }) => {
    const control = element.closest<HTMLElement>('a, button, label, summary')
    if (!control || getComputedStyle(control).display === 'inline') return []
    const { paddingLeft, paddingRight } = getComputedStyle(control)
    const { left, right } = control.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(node)
    const isPast = [...range.getClientRects()].some(
      (text) =>
        text.left < left + Math.min(4, Number.parseFloat(paddingLeft)) - 1 ||
        text.right > right - Math.min(4, Number.parseFloat(paddingRight)) + 1,
    )
    return isPast ? [fault('past its frame', control, node.data)] : []
  })
}

/** On wide screens every heading must be at the left edge of the page area. */
function findMovedHeading(): LayoutFault[] {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1')
  if (!main || !heading || innerWidth < 1280) return []
  const edge = main.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(main).paddingLeft)
  const left = heading.getBoundingClientRect().left
  const isAway = Math.abs(left - edge) > 1
  return isAway
    ? [fault('left edge', heading, `${heading.innerText} (at ${Math.round(left)}, not ${Math.round(edge)})`)]
    : []
}

/** Every visible text node, with its element. */
function listTexts(): { node: Text; element: HTMLElement }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: { node: Text; element: HTMLElement }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!(node instanceof Text) || node.data.trim() === '' || !(element instanceof HTMLElement)) continue
    if (element.closest('select, script, style, noscript, svg') || !isShown(element) || pans(element))
      continue
    // Skips text for screen readers only.
    if (element.offsetWidth > 1 || getComputedStyle(element).display === 'inline')
      texts.push({ node, element })
  }
  return texts.filter(({ element }) => !element.closest('.sr-only'))
}

/** Measures the width of an unbroken word. */
function measureWith(): (element: HTMLElement, word: string) => number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('This browser cannot measure text.')
  return (element, word) => {
    pen.font = getComputedStyle(element).font
    return pen.measureText(word).width
  }
}

/** The middle of its largest rectangle: a link in a sentence may span two lines. */
function pointOf(element: HTMLElement): { x: number; y: number } {
  const area = ({ width, height }: DOMRect) => width * height
  const [largest] = [...element.getClientRects()].toSorted((a, b) => area(b) - area(a))
  const { left, top, width, height } = largest ?? element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** A checkbox or radio is pressed by its label. */
function targetOf(control: HTMLElement): HTMLElement {
  const isBox = control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)
  return isBox ? (control.labels?.[0] ?? control) : control
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** A map pans within its frame: what is outside can be reached. */
function pans(element: Element | null): boolean {
  return Boolean(element?.closest('[data-pans]'))
}

function fault(rule: LayoutRule, element: Element, text: string): LayoutFault {
  return { rule, selector: nameOf(element), text: text.replace(/\s+/g, ' ').trim().slice(0, 90) }
}

function nameOf(element: Element): string {
  const names: string[] = []
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const id = one.id && !/[:«_]/.test(one.id) ? `#${one.id}` : ''
    const mark = ['href', 'name', 'role', 'aria-label'].find((name) => one.hasAttribute(name))
    const named = id || (mark ? `[${mark}="${one.getAttribute(mark)}"]` : '')
    if (one === element || named) names.unshift(one.tagName.toLowerCase() + named)
    if (id || names.length === 3) break
  }
  return names.join(' ') || element.tagName.toLowerCase()
}
