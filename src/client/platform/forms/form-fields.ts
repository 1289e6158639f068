/** Reads form values from the DOM, where they may have been typed before hydration or by a password manager. */

/** The element's current value; undefined when the form does not show this field. */
export function readField(id: string): string | undefined {
  const element = document.getElementById(id)
  if (!element) return undefined
  if (isInput(element)) return element.value
  return element.querySelector<HTMLInputElement>('input:checked')?.value ?? ''
}

/** Focuses the first of these fields in page order. */
export function focusFirst(ids: string[]): void {
  const elements = ids.map((id) => document.getElementById(id)).filter((element) => element !== null)
  const first = elements.find((one) => elements.every((other) => one === other || isBefore(one, other)))
  if (!first) return
  const target = isInput(first)
    ? first
    : (first.querySelector<HTMLElement>('input:checked') ?? first.querySelector<HTMLElement>('input'))
  target?.focus()
  // A phone's keyboard covers half of the page and would hide the field.
  first.scrollIntoView({ block: 'center' })
}

function isInput(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return /^(input|select|textarea)$/i.test(element.tagName)
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
