import type {
  Bundle,
  CompositionSection,
  Organization,
  Patient,
  Reference,
  Resource,
} from '@medplum/fhirtypes'
import {
  everySection,
  fhirSections,
  requiredSections,
  type FhirSection,
} from '../../../shared/kit/fhir-sections.ts'
import type { FhirEntry } from '../context/fhir.ts'
import { findIn } from '../http/errors/sentences.ts'
import { hl7, ips, loinc, patientRef, urlOf } from './elements.ts'

export type WithId<R extends Resource = Resource> = R & { id: string }

export interface DocumentParts {
  patient: WithId<Patient>
  entries: readonly FhirEntry[]
  /** The doctors and facilities that the entries refer to. */
  named: readonly WithId[]
  /** What was asked for; the rest is withheld. */
  sections: readonly FhirSection[]
  /** Who made it, of which town. */
  author: WithId<Organization>
  id: string
  compositionId: string
  at: Date
}

/** An International Patient Summary, as a document of FHIR R4. */
export function documentOf(parts: DocumentParts): Bundle {
  const { patient, entries, named, author, id, compositionId, at } = parts
  const shown = entries.filter(({ section }) => parts.sections.includes(section))
  const resources: WithId[] = [
    {
      resourceType: 'Composition',
      id: compositionId,
      meta: ips('Composition'),
      language: 'en',
      status: 'final',
      type: { coding: [{ system: loinc, code: '60591-5', display: 'Patient summary Document' }] },
      subject: patientRef(patient.id),
      date: at.toISOString(),
      author: [{ reference: urlOf(author.id), type: 'Organization' }],
      title: 'Patient Summary',
      section: everySection.flatMap((name) => sectionOf(name, shown, parts.sections.includes(name))),
    },
    patient,
    ...shown.flatMap(({ resource, with: others = [] }) => [resource, ...others]),
    ...named,
    author,
  ]
  return {
    resourceType: 'Bundle',
    meta: ips('Bundle'),
    identifier: { system: 'urn:ietf:rfc:3986', value: urlOf(id) },
    type: 'document',
    timestamp: at.toISOString(),
    entry: resources.map((resource) => ({
      fullUrl: urlOf(resource.id),
      resource: withoutLostEncounter(resource, resources),
    })),
  }
}

/** A medicine may have been prescribed in a visit that is not over, or not asked for. */
export function withoutLostEncounter(resource: WithId, all: readonly WithId[]): Resource {
  if (!('encounter' in resource)) return resource
  const { encounter, ...rest } = resource
  const url = (encounter as Reference | undefined)?.reference
  return all.some(({ id }) => urlOf(id) === url) ? resource : rest
}

/** A section that must be there says why it is empty. `notasked`: nobody has said anything, not even that there is none. */
function sectionOf(name: FhirSection, entries: readonly FhirEntry[], isAsked: boolean): CompositionSection[] {
  const own = entries.filter(({ section }) => section === name)
  const isRequired = (requiredSections as readonly FhirSection[]).includes(name)
  if (own.length === 0 && !isRequired) return []
  const title = findIn('en')(`summary.sections.${name}`) ?? name
  const head = { title, code: { coding: [{ system: loinc, code: fhirSections[name] }] } }
  if (own.length === 0) {
    const reason = isAsked ? 'notasked' : 'withheld'
    const said = findIn('en')(`summary.empty.${reason}`) ?? reason
    return [{ ...head, text: narrative([said]), emptyReason: hl7('list-empty-reason', reason) }]
  }
  return [
    {
      ...head,
      text: narrative(own.map(({ line }) => line)),
      entry: own.map(({ resource }) => ({ reference: urlOf(resource.id), type: resource.resourceType })),
    },
  ]
}

export function narrative(lines: readonly string[]) {
  const items = lines.map((line) => `<li>${escapeXml(line)}</li>`).join('')
  return {
    status: 'generated' as const,
    div: `<div xmlns="http://www.w3.org/1999/xhtml"><ul>${items}</ul></div>`,
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Without the control characters that XML has no place for. */
function escapeXml(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>]/g, (sign) => escapes[sign] ?? '')
}
