import type { CodeableConcept, Coding, Identifier, Resource } from '@medplum/fhirtypes'
import type { WithId } from './document.ts'
import { hl7, loinc, snomed, urlOf } from './elements.ts'

const base = 'https://nrces.in/ndhm/fhir/r4/StructureDefinition/'

/** The profiles of NRCeS 2.0.1, by which ABDM exchanges records. */
export function abdm(name: string) {
  return { profile: [base + name] }
}

const bodyMeasurements: ReadonlySet<string> = new Set(['29463-7', '8302-2', '39156-5', '56072-2'])

/** LOINC of what is a measure of the body, and no vital sign. */
export function isBodyMeasurement(resource: WithId): boolean {
  return codesOf(resource).some((code) => bodyMeasurements.has(code))
}

function codesOf(resource: WithId): string[] {
  const { code } = resource as { code?: CodeableConcept }
  return (code?.coding ?? []).flatMap((coding) => coding.code ?? [])
}

/** A resource of the patient summary as ABDM's profile of it asks for. */
export function abdmResource(resource: WithId): WithId {
  const profiled = { ...resource, meta: abdm(profileOf(resource)) } as WithId
  switch (profiled.resourceType) {
    case 'Patient':
      return { ...profiled, identifier: [identifier('MR', ownId(profiled))] }
    case 'Practitioner':
      return { ...profiled, identifier: [registrationOf(profiled.identifier?.[0], profiled)] }
    case 'Organization':
      return { ...profiled, identifier: [identifier('PRN', ownId(profiled))] }
    case 'Observation':
      return { ...profiled, code: codedBy(profiled.code, [loinc, snomed]) }
    case 'Condition':
    case 'AllergyIntolerance':
    case 'ServiceRequest':
      return { ...profiled, ...(profiled.code && { code: codedBy(profiled.code, [snomed]) }) }
    default:
      return profiled
  }
}

function profileOf(resource: WithId): string {
  if (resource.resourceType === 'DiagnosticReport') return 'DiagnosticReportLab'
  if (resource.resourceType !== 'Observation') return resource.resourceType
  if (isBodyMeasurement(resource)) return 'ObservationBodyMeasurement'
  const category = resource.category?.[0]?.coding?.[0]?.code
  return category === 'vital-signs' ? 'ObservationVitalSigns' : 'Observation'
}

const identifierNames = {
  MR: 'Medical record number',
  MD: 'Medical License number',
  PRN: 'Provider number',
} as const

function identifier(code: keyof typeof identifierNames, of: Identifier): Identifier {
  const [coding = {}] = hl7('v2-0203', code).coding
  return { type: { coding: [{ ...coding, display: identifierNames[code] }] }, ...of }
}

/** No number of ABDM is known here (ABHA, HPR, HFR): the id of the row. */
function ownId({ id }: { id?: string }): Identifier {
  return { system: 'urn:ietf:rfc:3986', value: urlOf(id ?? '') }
}

function registrationOf(known: Identifier | undefined, practitioner: WithId): Identifier {
  return identifier('MD', known?.value ? known : ownId(practitioner))
}

/** Codes of other systems are left out, the words stay; a code has its words beside it. */
function codedBy(concept: CodeableConcept, systems: readonly string[]): CodeableConcept {
  const { coding = [], ...rest } = concept
  const kept = coding.filter(({ system = '' }) => systems.includes(system))
  const shown = kept.map((one): Coding => ({
    ...one,
    display: one.display ?? concept.text ?? one.code ?? '',
  }))
  return shown.length > 0 ? { coding: shown, ...rest } : rest
}

/**
 * What these resources refer to, and what that refers to, each once, in the order of the record. The visit of a test or
 * a medicine is not followed: a laboratory's report would bring the diagnosis along.
 */
export function reachable(from: readonly Resource[], all: readonly WithId[]): WithId[] {
  const wanted = new Set(referencesOf(from, []))
  for (let before = -1; before !== wanted.size;) {
    before = wanted.size
    for (const url of referencesOf(
      all.filter(({ id }) => wanted.has(urlOf(id))),
      ['encounter'],
    ))
      wanted.add(url)
  }
  return all.filter(({ id }) => wanted.has(urlOf(id)))
}

function referencesOf(resources: readonly Resource[], except: readonly string[]): string[] {
  const found: string[] = []
  JSON.stringify(resources, (key, value: unknown) => {
    if (except.includes(key)) return undefined
    if (key === 'reference' && typeof value === 'string') found.push(value)
    return value
  })
  return found
}
