import { everySection, fhirSections, type FhirSection } from '../../../shared/kit/fhir-sections.ts'
import { valueText, type Unit } from '../../../shared/vitals/vitals.units.ts'

/** What a page shows of a patient summary. */
export interface Summary {
  patient: { name: string; gender: string; birth: string }
  sections: SummarySection[]
}
interface SummarySection {
  name: FhirSection
  items: SummaryItem[]
  empty: 'notasked' | 'withheld' | null
}
export interface SummaryItem {
  id: string
  title: string
  /** Of a reading. */
  value: string
  lines: string[]
  /** Of a visit. */
  doctor: string
  /** A day, or an instant. */
  when: string
  mark: 'unconfirmed' | 'over' | 'provisional' | null
}

interface Concept {
  text?: string
  _text?: { extension?: { extension?: { url: string; valueCode?: string; valueString?: string }[] }[] }
}
interface Amount {
  value?: number
  code?: Unit
}
/** The properties that are shown, of all kinds of resources. */
interface Resource {
  resourceType: string
  id?: string
  name?: { text?: string }[]
  gender?: string
  birthDate?: string
  code?: Concept & { coding?: { code?: string }[] }
  type?: Concept
  section?: {
    code?: { coding?: { code?: string }[] }
    entry?: { reference?: string }[]
    emptyReason?: { coding?: { code?: string }[] }
  }[]
  status?: string
  clinicalStatus?: { coding?: { code?: string }[] }
  verificationStatus?: { coding?: { code?: string }[] }
  reaction?: { manifestation?: Concept[] }[]
  medicationCodeableConcept?: Concept
  dosage?: Concept[]
  dosageInstruction?: (Concept & { patientInstruction?: string })[]
  valueQuantity?: Amount
  valueCodeableConcept?: Concept
  component?: { valueQuantity?: Amount }[]
  note?: { text?: string }[]
  effectiveDateTime?: string
  effectivePeriod?: { start?: string }
  authoredOn?: string
  period?: { start?: string }
  participant?: { individual?: { reference?: string } }[]
  diagnosis?: { condition?: { reference?: string } }[]
  content?: { attachment?: { title?: string; creation?: string } }[]
}
interface Entry {
  fullUrl?: string
  resource: Resource
}

/** Null if it is no such document. */
export function readSummary(bundle: unknown, language: string): Summary | null {
  const entries = (bundle as { entry?: Entry[] } | null)?.entry ?? []
  const resources = new Map(entries.map(({ fullUrl = '', resource }) => [fullUrl, resource]))
  const all = entries.map(({ resource }) => resource)
  const composition = all.find(({ resourceType }) => resourceType === 'Composition')
  const patient = all.find(({ resourceType }) => resourceType === 'Patient')
  if (!composition || !patient) return null
  const find = (reference = '') => resources.get(reference)
  return {
    patient: {
      name: patient.name?.[0]?.text ?? '',
      gender: patient.gender ?? '',
      birth: patient.birthDate ?? '',
    },
    sections: everySection.flatMap((name) => {
      const one = composition.section?.find(({ code }) => code?.coding?.[0]?.code === fhirSections[name])
      if (!one) return []
      const empty = one.emptyReason?.coding?.[0]?.code
      const shown = (one.entry ?? []).flatMap(({ reference }) => find(reference) ?? [])
      return [
        {
          name,
          items: shown.map((resource) => itemOf(resource, { language, find })),
          empty: empty === 'withheld' || empty === 'notasked' ? empty : null,
        },
      ]
    }),
  }
}

interface Reading {
  language: string
  find: (reference?: string) => Resource | undefined
}

function itemOf(resource: Resource, { language, find }: Reading): SummaryItem {
  const say = (concept: Concept | undefined) => textIn(concept, language)
  const doctor = find(resource.participant?.[0]?.individual?.reference)?.name?.[0]?.text ?? ''
  const diagnosis = say(find(resource.diagnosis?.[0]?.condition?.reference)?.code)
  const attachment = resource.content?.[0]?.attachment
  const names = [
    say(resource.medicationCodeableConcept),
    diagnosis,
    say(resource.code),
    say(resource.type),
  ].filter((text) => text !== '')
  const [title = ''] = resource.valueCodeableConcept ? [say(resource.valueCodeableConcept)] : names
  const lines = [
    ...(resource.reaction ?? []).flatMap(({ manifestation = [] }) => manifestation.map(say)),
    ...[...(resource.dosage ?? []), ...(resource.dosageInstruction ?? [])].map(say),
    ...(resource.dosageInstruction ?? []).map(({ patientInstruction = '' }) => patientInstruction),
    ...(resource.note ?? []).map(({ text = '' }) => text),
    attachment?.title ?? '',
  ]
  return {
    id: resource.id ?? title,
    title,
    value: valueOf(resource),
    lines: lines.filter((text) => text !== '' && text !== title),
    doctor,
    when: whenOf(resource),
    mark: markOf(resource),
  }
}

function whenOf(resource: Resource): string {
  const { effectiveDateTime, effectivePeriod, authoredOn, period, content } = resource
  const creation = content?.[0]?.attachment?.creation
  return effectiveDateTime ?? effectivePeriod?.start ?? authoredOn ?? period?.start ?? creation ?? ''
}

function markOf({ resourceType, status, clinicalStatus, verificationStatus }: Resource): SummaryItem['mark'] {
  const isOver = clinicalStatus?.coding?.[0]?.code === 'resolved'
  const isMedicine = resourceType.startsWith('Medication')
  if (isOver || (isMedicine && status !== 'active')) return 'over'
  const said = verificationStatus?.coding?.[0]?.code
  return said === 'unconfirmed' || said === 'provisional' ? said : null
}

function valueOf({ valueQuantity, component = [] }: Resource): string {
  const parts = valueQuantity ? [valueQuantity] : component.flatMap(({ valueQuantity: one }) => one ?? [])
  const values = parts.flatMap(({ value }) => value ?? [])
  const unit = parts[0]?.code
  return values.length === 0 || unit === undefined ? '' : valueText(values, unit)
}

/** In the reader's language, where the sender's server had it. */
function textIn(concept: Concept | undefined, language: string): string {
  const translations = concept?._text?.extension ?? []
  const found = translations.find(({ extension = [] }) =>
    extension.some(({ url, valueCode }) => url === 'lang' && valueCode === language),
  )
  const said = found?.extension?.find(({ url }) => url === 'content')?.valueString
  return said ?? concept?.text ?? ''
}
