/**
 * FHIR resources of any server, as they came: no property is sure to be there, or to be of the type that FHIR says.
 * Nothing here throws.
 */
export type Json = Readonly<Record<string, unknown>>

/** An object; an empty one for anything else. */
export function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

/** The objects of a list, or the one that stands in place of a list. */
export function objectsOf(value: unknown): Json[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one)).map(objectOf)
}

/** A text or a number; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** The first text that is not empty. */
export function firstText(...values: unknown[]): string {
  return values.map(textOf).find((text) => text !== '') ?? ''
}

/** The first code of a CodeableConcept. */
export function codeOf(concept: unknown): string {
  return textOf(objectsOf(objectOf(concept)['coding'])[0]?.['code'])
}

/** What a CodeableConcept, a list of them or a code says, in the reader's language where the sender's server had it. */
export function conceptText(concept: unknown, language: string): string {
  if (typeof concept === 'string') return concept
  const [first = {}] = objectsOf(concept)
  const displays = objectsOf(first['coding']).map(({ display }) => display)
  return firstText(translationOf(objectOf(first['_text']), language), first['text'], ...displays)
}

/** By the extension `translation`. */
function translationOf(element: Json, language: string): string {
  const translations = objectsOf(element['extension']).map(({ extension }) => objectsOf(extension))
  const found = translations.find((parts) =>
    parts.some(({ url, valueCode }) => url === 'lang' && valueCode === language),
  )
  return textOf(found?.find(({ url }) => url === 'content')?.['valueString'])
}

/** A HumanName: its text, or its parts. */
export function nameOf(names: unknown): string {
  const [name = {}] = objectsOf(names)
  const given = Array.isArray(name['given']) ? name['given'].map(textOf) : []
  return firstText(name['text'], [...given, textOf(name['family'])].filter(Boolean).join(' '))
}

/** The first year, month, day or instant; empty if there is none. */
export function timeOf(...values: unknown[]): string {
  const isTime = (text: string) =>
    /^\d{4}(-\d\d(-\d\d(T.+)?)?)?$/.test(text) && !Number.isNaN(Date.parse(text))
  return values.map(textOf).find(isTime) ?? ''
}

/** The words of a narrative, without its marks. */
export function narrativeText(text: unknown): string {
  const { div } = objectOf(text)
  if (typeof div !== 'string') return ''
  // Parsed as a document of its own, in which nothing runs or is fetched.
  const { body } = new DOMParser().parseFromString(div, 'text/html')
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove()
  return body.textContent.replace(/\s+/g, ' ').trim()
}

/** Of a file; null for what is no JSON. */
export function jsonOf(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content)) as unknown
  } catch {
    return null
  }
}

/**
 * The first document of a file that holds several, as an export for ABDM does: the summary of all of it. Any other
 * file as it is.
 */
export function firstDocument(content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bundle = objectOf(jsonOf(content))
  if (bundle['type'] !== 'collection') return content
  const inside = objectsOf(bundle['entry']).map(({ resource }) => objectOf(resource))
  const document = inside.find(({ type }) => type === 'document')
  return document ? new TextEncoder().encode(JSON.stringify(document)) : content
}
