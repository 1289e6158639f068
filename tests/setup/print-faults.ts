import type { Page } from '@playwright/test'

/** A4 without margins, in CSS pixels. */
const sheet = { width: 688, height: 1017 }

/** What is wrong with a page on paper: controls, and text that is only readable on its background. */
export async function findPrintFaults(page: Page): Promise<string[]> {
  const viewport = page.viewportSize() ?? sheet
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  const faults = await page.evaluate(listPrintFaults)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(viewport)
  return faults
}

async function listPrintFaults(): Promise<string[]> {
  // Print styles are applied after two frames.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const isPrinted = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const pressed = [...document.querySelectorAll<HTMLElement>('button, nav, [role=tab], [role=tablist]')]
  const faults = pressed
    .filter((element) => isPrinted(element) && element.offsetWidth > 1)
    .map((element) => `printed: ${element.outerHTML.slice(0, 120)}`)
  // Printers omit backgrounds: every text must be visible on white.
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, number>()
  const luminance = (color: string): number => {
    const value = known.get(color) ?? measure(color)
    known.set(color, value)
    return value
  }
  const measure = (color: string): number => {
    if (!pen) throw new Error('This browser cannot read colours.')
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim() || !isPrinted(element)) continue
    if (element.closest('script, style, noscript, select, .sr-only')) continue
    if (1.05 / (luminance(getComputedStyle(element).color) + 0.05) >= 4.5) continue
    faults.push(`white on white: ${node.nodeValue.trim()}`)
  }
  return faults
}
