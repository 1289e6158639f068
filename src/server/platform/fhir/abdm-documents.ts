import type {
  Bundle,
  Composition,
  CompositionSection,
  DiagnosticReport,
  Encounter,
  Reference,
  Resource,
} from '@medplum/fhirtypes'
import type { FhirEntry } from '../context/fhir.ts'
import { narrative, withoutLostEncounter, type DocumentParts, type WithId } from './document.ts'
import { idBeside, loinc, patientRef, snomed, urlOf } from './elements.ts'
import { abdm, abdmResource, isBodyMeasurement, reachable } from './abdm-resources.ts'

type Parts = Pick<DocumentParts, 'patient' | 'entries' | 'named' | 'author' | 'at' | 'id'>

interface Planned {
  /** Of NRCeS: the name of the composition's profile. */
  profile: 'OPConsultRecord' | 'PrescriptionRecord' | 'DiagnosticReportRecord' | 'WellnessRecord'
  /** The row that it is made of: its id is the same in every export. */
  of: string
  type: Composition['type']
  title: string
  date: string
  author: Reference
  encounter?: Reference<Encounter>
  sections: CompositionSection[]
  /** Resources that this document alone has. */
  own?: WithId[]
}

/** One file: `first`, and a document for each signed visit, prescription and laboratory report, and one of all readings. */
export function abdmBundle(parts: Parts, first: readonly Bundle[]): Bundle {
  const planned = [
    ...parts.entries.flatMap((entry) => consultation(entry, parts)),
    ...grouped(parts.entries, 'medications').map(prescription),
    ...grouped(parts.entries, 'results').flatMap((results) => laboratoryReport(results, parts)),
    ...readings(parts),
  ]
  const documents = [...first, ...planned.map((one) => documentOf(one, parts))]
  return {
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: urlOf(idBeside(parts.id, 'abdm')) },
    type: 'collection',
    timestamp: parts.at.toISOString(),
    entry: documents.map((resource) => ({ fullUrl: resource.identifier?.value ?? '', resource })),
  }
}

function documentOf(planned: Planned, { patient, entries, named, author, at }: Parts): Bundle {
  const { profile, of, own = [] } = planned
  const composition: Composition & { id: string } = {
    resourceType: 'Composition',
    id: idBeside(of, `${profile} composition`),
    meta: abdm(profile),
    language: 'en-IN',
    status: 'final',
    type: planned.type,
    subject: patientRef(patient.id),
    ...(planned.encounter && { encounter: planned.encounter }),
    date: planned.date,
    author: [planned.author as NonNullable<Composition['author']>[number]],
    title: planned.title,
    section: planned.sections,
  }
  const all = [
    patient,
    ...own,
    ...entries.flatMap(({ resource, with: others = [] }) => [resource, ...others]),
    ...named,
    author,
  ]
  const resources = [composition, ...reachable([composition], all).map(abdmResource)]
  const value = urlOf(idBeside(of, profile))
  return {
    resourceType: 'Bundle',
    meta: { versionId: '1', lastUpdated: at.toISOString(), ...abdm('DocumentBundle') },
    identifier: { system: 'urn:ietf:rfc:3986', value },
    type: 'document',
    timestamp: at.toISOString(),
    entry: resources.map((resource) => ({
      fullUrl: urlOf(resource.id),
      resource: withoutLostEncounter(resource, resources),
    })),
  }
}

/** A visit or call with a diagnosis or advice: of the others there is no note to send. */
function consultation(entry: FhirEntry, { entries, at }: Parts): Planned[] {
  const { resource, advice, with: diagnoses = [] } = entry
  if (resource.resourceType !== 'Encounter') return []
  const encounter = { reference: urlOf(resource.id), type: 'Encounter' } as const
  const complaint = complaintOf(resource)
  const ofVisit = (name: FhirEntry['section']) =>
    entries.filter((one) => one.section === name && encounterOf(one.resource) === encounter.reference)
  const sections = [
    ...section('422843007', 'Chief complaint section', complaint),
    ...section('439401001', 'Diagnosis', diagnoses),
    ...section(
      '721963009',
      'Order document',
      ofVisit('orders').map(({ resource: one }) => one),
    ),
    ...section(
      '721912009',
      'Medication summary document',
      ofVisit('medications').map((one) => one.resource),
    ),
    ...(advice ? [{ ...sectionHead('736271009', 'Outpatient care plan'), text: narrative([advice]) }] : []),
  ]
  const author = resource.participant?.[0]?.individual
  if (sections.length === 0 || !author) return []
  return [
    {
      profile: 'OPConsultRecord',
      of: resource.id,
      type: coded('371530004', 'Clinical consultation report'),
      title: 'Clinical consultation report',
      date: resource.period?.end ?? resource.period?.start ?? at.toISOString(),
      author,
      encounter,
      sections,
      own: complaint,
    },
  ]
}

/** In the words of who asked for the visit: nobody has confirmed it. */
function complaintOf(encounter: Encounter & { id: string }): WithId[] {
  const said = encounter.reasonCode?.[0]
  if (!said || !encounter.subject) return []
  return [
    {
      resourceType: 'Condition',
      id: idBeside(encounter.id, 'complaint'),
      code: said,
      subject: encounter.subject,
      encounter: { reference: urlOf(encounter.id), type: 'Encounter' },
    },
  ]
}

function encounterOf(resource: Resource): string | undefined {
  return (resource as { encounter?: Reference }).encounter?.reference
}

function prescription(items: [FhirEntry, ...FhirEntry[]]): Planned {
  const [{ resource, partOf = '' }] = items
  const { authoredOn = '', requester = {} } = resource as { authoredOn?: string; requester?: Reference }
  return {
    profile: 'PrescriptionRecord',
    of: partOf,
    type: coded('440545006', 'Prescription record'),
    title: 'Prescription record',
    date: authoredOn,
    author: requester,
    sections: section(
      '440545006',
      'Prescription record',
      items.map((one) => one.resource),
      items,
    ),
  }
}

type Performers = NonNullable<DiagnosticReport['performer']>

/** Of an order with a value: what the laboratory said, and which tests it has not answered yet. */
function laboratoryReport(results: [FhirEntry, ...FhirEntry[]], { entries, patient }: Parts): Planned[] {
  const [{ resource, partOf = '' }] = results
  if (resource.resourceType !== 'Observation') return []
  const { performer = [], issued = '' } = resource
  const ordered = entries.filter((one) => one.section === 'orders' && one.partOf === partOf)
  const isWhole = ordered.every(({ resource: one }) => (one as { status?: string }).status === 'completed')
  const report: DiagnosticReport & { id: string } = {
    resourceType: 'DiagnosticReport',
    id: idBeside(partOf, 'report'),
    ...(ordered.length > 0 && { basedOn: ordered.map((one) => refTo(one.resource) as Reference<never>) }),
    status: isWhole ? 'final' : 'partial',
    category: [coded('15220000', 'Laboratory test')],
    code: { coding: [{ system: loinc, code: '11502-2', display: 'Laboratory report' }] },
    subject: patientRef(patient.id),
    issued,
    performer: performer as Performers,
    resultsInterpreter: performer as Performers,
    result: results.map((one) => refTo(one.resource) as Reference<never>),
    conclusion: 'Values and flags as the laboratory gave them; nobody has written a conclusion.',
  }
  return [
    {
      profile: 'DiagnosticReportRecord',
      of: partOf,
      type: coded('721981007', 'Diagnostic studies report'),
      title: 'Laboratory report',
      date: issued,
      author: performer[0] ?? {},
      sections: section('4241000179101', 'Laboratory report', [report], results),
      own: [report],
    },
  ]
}

/** Readings that people took themselves. A section goes by its title here. */
function readings({ entries, patient, author, at }: Parts): Planned[] {
  const own = entries.filter(
    ({ section: name, partOf }) => name === 'vitalSigns' || (name === 'results' && partOf === undefined),
  )
  const isSign = (one: FhirEntry) => one.section === 'vitalSigns'
  const kinds = [
    ['Vital Signs', own.filter((one) => isSign(one) && !isBodyMeasurement(one.resource))],
    ['Body Measurement', own.filter((one) => isBodyMeasurement(one.resource))],
    ['Other Observations', own.filter((one) => !isSign(one) && !isBodyMeasurement(one.resource))],
  ] as const
  if (own.length === 0) return []
  return [
    {
      profile: 'WellnessRecord',
      of: patient.id,
      type: { text: 'Wellness Record' },
      title: 'Wellness Record',
      date: at.toISOString(),
      author: refTo(author),
      sections: kinds.flatMap(([title, shown]) =>
        shown.length === 0
          ? []
          : [{ title, text: linesOf(shown), entry: shown.map((one) => refTo(one.resource)) }],
      ),
    },
  ]
}

/** The entries of a section by the prescription or the order that they are part of. */
function grouped(entries: readonly FhirEntry[], name: FhirEntry['section']): [FhirEntry, ...FhirEntry[]][] {
  const groups = new Map<string, [FhirEntry, ...FhirEntry[]]>()
  for (const entry of entries) {
    if (entry.section !== name || entry.partOf === undefined) continue
    const group = groups.get(entry.partOf)
    if (group) group.push(entry)
    else groups.set(entry.partOf, [entry])
  }
  return [...groups.values()]
}

function coded(code: string, display: string) {
  return { coding: [{ system: snomed, code, display }], text: display }
}

function sectionHead(code: string, display: string): CompositionSection {
  return { title: display, code: coded(code, display) }
}

function section(
  code: string,
  display: string,
  resources: readonly WithId[],
  lines: readonly FhirEntry[] = [],
): CompositionSection[] {
  if (resources.length === 0) return []
  const text = lines.length > 0 ? { text: linesOf(lines) } : {}
  return [{ ...sectionHead(code, display), ...text, entry: resources.map(refTo) }]
}

function linesOf(entries: readonly FhirEntry[]) {
  return narrative(entries.map(({ line }) => line))
}

function refTo({ id, resourceType: type }: WithId): Reference {
  return { reference: urlOf(id), type }
}
