import { everySection, fhirSections, type FhirSection } from '../../../shared/kit/fhir-sections.ts'
import {
  codeOf,
  firstText,
  nameOf,
  narrativeText,
  objectOf,
  objectsOf,
  textOf,
  timeOf,
  type Json,
} from './fhir-json.ts'
import { isWithdrawn, itemOf, type SummaryItem } from './summary-item.ts'

/** What a page shows of a patient summary. */
export interface Summary {
  patient: { name: string; gender: string; birth: string }
  /** Who made it: a person or a place; empty if nobody is named. */
  author: string
  /** A day, or an instant. */
  date: string
  sections: SummarySection[]
}
export interface SummarySection {
  /** Null for a section that our summaries do not have: it has the title that its sender wrote. */
  name: FhirSection | null
  title: string
  items: SummaryItem[]
  /** What the sender wrote of the whole section, where no entry can be shown. */
  narrative: string
  empty: EmptyReason | null
}
const emptyReasons = ['notasked', 'withheld', 'nilknown', 'unavailable'] as const
type EmptyReason = (typeof emptyReasons)[number]

type Find = (reference: unknown) => Json

/** Of our own server or of any other. Null if it is no FHIR document about a patient. */
export function readSummary(bundle: unknown, language: string): Summary | null {
  const entries = objectsOf(objectOf(bundle)['entry'])
  const all = entries.map(({ resource }) => objectOf(resource))
  const composition = all.find(({ resourceType }) => resourceType === 'Composition')
  const patient = all.find(({ resourceType }) => resourceType === 'Patient')
  if (!composition || !patient) return null
  const find = finder(entries)
  return {
    patient: {
      name: nameOf(patient['name']),
      gender: textOf(patient['gender']),
      birth: timeOf(patient['birthDate']),
    },
    author: authorOf(composition, find),
    date: timeOf(composition['date']),
    sections: sectionsOf(composition, { language, find }),
  }
}

/** By the address of the entry, or by type and id, with which some servers refer to it. */
function finder(entries: readonly Json[]): Find {
  const known = new Map<string, Json>()
  for (const { fullUrl, resource } of entries) {
    const found = objectOf(resource)
    known.set(`${textOf(found['resourceType'])}/${textOf(found['id'])}`, found)
    known.set(textOf(fullUrl), found)
  }
  return (reference) => {
    const asked = textOf(objectOf(reference)['reference'])
    return known.get(asked) ?? known.get(asked.split('/').slice(-2).join('/')) ?? {}
  }
}

function authorOf(composition: Json, find: Find): string {
  const named = [...objectsOf(composition['author']), objectOf(composition['custodian'])]
  return firstText(...named.flatMap((reference) => [ownName(find(reference)), reference['display']]))
}

/** Of an organization it is a text, of a person a HumanName. */
function ownName({ name }: Json): string {
  return typeof name === 'string' ? name : nameOf(name)
}

interface Reading {
  language: string
  find: Find
}

/** Ours in the order in which a doctor reads them, then those that only the sender has. */
function sectionsOf(composition: Json, reading: Reading): SummarySection[] {
  const said = sectionsIn(composition)
  const ours = everySection.flatMap((name) =>
    said
      .filter(({ code }) => codeOf(code) === fhirSections[name])
      .map((section) => sectionOf(section, name, reading)),
  )
  const known = new Set<string>(Object.values(fhirSections))
  const others = said
    .filter(({ code }) => !known.has(codeOf(code)))
    .map((section) => sectionOf(section, null, reading))
  return [...ours, ...others.filter(({ items, narrative }) => items.length > 0 || narrative !== '')]
}

/** Sections may hold sections. */
function sectionsIn(holder: Json): Json[] {
  return objectsOf(holder['section']).flatMap((section) => [section, ...sectionsIn(section)])
}

function sectionOf(section: Json, name: FhirSection | null, { language, find }: Reading): SummarySection {
  const items = objectsOf(section['entry'])
    .map(find)
    .filter((resource) => textOf(resource['resourceType']) !== '' && !isWithdrawn(resource))
    .map((resource) => itemOf(resource, { language, find }))
  const reason = codeOf(section['emptyReason'])
  return {
    name,
    title: textOf(section['title']),
    items,
    narrative: items.length === 0 && reason === '' ? narrativeText(section['text']) : '',
    empty: emptyReasons.find((one) => one === reason) ?? null,
  }
}
