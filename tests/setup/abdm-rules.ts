import { readdirSync, readFileSync } from 'node:fs'
import { loadDataType, OperationOutcomeError, validateResource } from '@medplum/core'
import type { Bundle, Resource, StructureDefinition } from '@medplum/fhirtypes'
import { withoutHardSlices } from './fhir-validator.ts'

/**
 * What NRCeS 2.0.1 asks for beyond FHIR R4, of the profiles that are used here. Each is a path that must be there
 * wherever the path before its last step is: `identifier.type` of a Patient means one identifier, with a type.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  DocumentBundle: ['meta.versionId', 'identifier.system', 'identifier.value', 'timestamp'],
  OPConsultRecord: ['type.coding.display', 'subject.reference', 'encounter.reference', 'author.reference'],
  PrescriptionRecord: ['type.coding.display', 'subject.reference', 'author.reference', 'section.entry.type'],
  DiagnosticReportRecord: ['type.coding.display', 'subject.reference', 'section.entry.type'],
  WellnessRecord: ['type.text', 'subject.reference', 'section.title'],
  Patient: ['identifier.type.coding.display', 'identifier.value', 'name.text'],
  Practitioner: ['identifier.type.coding.display', 'identifier.value', 'name.text'],
  Organization: ['identifier.type.coding.display', 'identifier.system', 'identifier.value', 'name'],
  Encounter: ['status', 'class.code'],
  Condition: ['code.text'],
  MedicationRequest: ['subject.reference', 'authoredOn', 'requester.reference', 'dosageInstruction'],
  ServiceRequest: ['code.text', 'subject.reference', 'requester.reference'],
  DiagnosticReportLab: [
    'result.reference',
    'resultsInterpreter.reference',
    'conclusion',
    'code.coding.display',
  ],
  Observation: ['code.coding.display', 'subject.reference'],
  ObservationVitalSigns: ['code.coding.display', 'subject.reference'],
  ObservationBodyMeasurement: ['code.coding.display', 'subject.reference'],
}

const prefix = 'https://nrces.in/ndhm/fhir/r4/StructureDefinition/'
const onlySnomed: ReadonlySet<string> = new Set(['Condition', 'ServiceRequest', 'AllergyIntolerance'])

/** Each fault of a document of ABDM in words. */
export function abdmFaults(document: Bundle): string[] {
  const resources = (document.entry ?? []).flatMap(({ resource }) => resource ?? [])
  const urls = new Set((document.entry ?? []).map(({ fullUrl }) => fullUrl))
  const lost = referencesOf(document).filter((url) => !urls.has(url))
  return [
    ...(resources[0]?.resourceType === 'Composition' ? [] : ['the first entry is no Composition']),
    ...lost.map((url) => `nothing has the address ${url}`),
    ...[document, ...resources].flatMap(faultsOf),
  ]
}

function faultsOf(resource: Resource): string[] {
  const url = resource.meta?.profile?.[0] ?? ''
  const name = url.slice(prefix.length)
  const rules = required[name]
  if (!url.startsWith(prefix) || !rules) return [`${resource.resourceType}: no profile of ABDM (${url})`]
  return [
    ...rules.flatMap((path) => (has(resource, path.split('.')) ? [] : [`${name}: no ${path}`])),
    ...(onlySnomed.has(resource.resourceType) ? foreignCodes(resource) : []),
  ]
}

function has(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return value !== undefined && value !== ''
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => has(one, [step, ...rest]))
  return typeof value === 'object' && value !== null && has((value as Record<string, unknown>)[step], rest)
}

function foreignCodes(resource: Resource): string[] {
  const { code } = resource as { code?: { coding?: { system?: string }[] } }
  return (code?.coding ?? [])
    .filter(({ system }) => system !== 'http://snomed.info/sct')
    .map(({ system }) => `${resource.resourceType}: a code of ${system}`)
}

function referencesOf(bundle: Bundle): string[] {
  const found: string[] = []
  JSON.stringify(bundle, (key, value: unknown) => {
    if (key === 'reference' && typeof value === 'string') found.push(value)
    return value
  })
  return found
}

/** The folder of the package `ndhm.in`, which no registry of npm has: with it the profiles themselves are asked. */
const folder = process.env['ABDM_PROFILES']

/** Faults by the profiles of NRCeS themselves; undefined where they are not on this machine. */
export function abdmProfileFaults(): ((document: Bundle) => string[]) | undefined {
  if (!folder) return undefined
  const known = new Map<string, StructureDefinition>()
  for (const name of readdirSync(folder).filter((one) => one.startsWith('StructureDefinition-'))) {
    const one = withoutHardSlices(
      JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as StructureDefinition,
    )
    known.set(one.url, one)
    loadDataType(one)
  }
  return (document) =>
    [document, ...(document.entry ?? []).flatMap(({ resource }) => resource ?? [])].flatMap((resource) => {
      const url = resource.meta?.profile?.[0] ?? ''
      const profile = known.get(url)
      // The package has none of a prescription's composition.
      if (!profile) return url === `${prefix}PrescriptionRecord` ? [] : [`no such profile ${url}`]
      try {
        validateResource(resource, { profile })
        return []
      } catch (error) {
        if (!(error instanceof OperationOutcomeError)) throw error
        const faults = (error.outcome.issue ?? []).filter(({ severity }) => severity === 'error')
        return faults.map(
          ({ details, expression }) =>
            `${profile.name}: ${details?.text ?? ''} (${expression?.join() ?? ''})`,
        )
      }
    })
}
