import { symbolOf } from '../../../shared/vitals/vitals.units.ts'
import {
  codeOf,
  conceptText,
  firstText,
  nameOf,
  objectOf,
  objectsOf,
  textOf,
  timeOf,
  type Json,
} from './fhir-json.ts'

/** One entry of a section. */
export interface SummaryItem {
  title: string
  /** Of a reading or a test. */
  value: string
  lines: string[]
  /** Of a visit. */
  doctor: string
  /** A year, a month, a day, or an instant. */
  when: string
  mark: 'unconfirmed' | 'over' | 'done' | 'provisional' | null
}

interface Reading {
  language: string
  find: (reference: unknown) => Json
}

/** What its sender took back, or says that it is not so. */
export function isWithdrawn({ status, verificationStatus }: Json): boolean {
  const said = [textOf(status), codeOf(verificationStatus)]
  return said.some((code) => code === 'entered-in-error' || code === 'refuted')
}

export function itemOf(resource: Json, { language, find }: Reading): SummaryItem {
  const say = (concept: unknown) => conceptText(concept, language)
  const [participant = {}] = objectsOf(resource['participant'])
  const [diagnosis = {}] = objectsOf(resource['diagnosis'])
  const attachment = objectOf(objectsOf(resource['content'])[0]?.['attachment'])
  const value = say(resource['valueCodeableConcept'])
  const name = firstText(
    say(resource['medicationCodeableConcept']),
    say(find(resource['medicationReference'])['code']),
    say(resource['vaccineCode']),
    say(find(diagnosis['condition'])['code']),
    say(resource['code']),
    // Of an allergy it is a bare code.
    typeof resource['type'] === 'string' ? '' : say(resource['type']),
  )
  // "Pregnant" says it all.
  const title = codeOf(resource['code']) === pregnancyStatus ? firstText(value, name) : name
  const doses = [...objectsOf(resource['dosage']), ...objectsOf(resource['dosageInstruction'])]
  const lines = [
    ...objectsOf(resource['reaction']).flatMap(({ manifestation }) => objectsOf(manifestation).map(say)),
    ...doses.flatMap((dose) => [say(dose), textOf(dose['patientInstruction'])]),
    ...partLines(resource, say),
    ...objectsOf(resource['note']).map(({ text }) => textOf(text)),
    textOf(attachment['title']),
  ]
  return {
    title,
    value: firstText(valueOf(resource), value === title ? '' : value, resource['valueString']),
    lines: [...new Set(lines)].filter((text) => text !== '' && text !== title),
    doctor: nameOf(find(participant['individual'])['name']),
    when: whenOf(resource, attachment),
    mark: markOf(resource),
  }
}

/** LOINC: pregnancy status. */
const pregnancyStatus = '82810-3'

function whenOf(resource: Json, attachment: Json): string {
  return timeOf(
    resource['effectiveDateTime'],
    objectOf(resource['effectivePeriod'])['start'],
    resource['occurrenceDateTime'],
    resource['authoredOn'],
    objectOf(resource['period'])['start'],
    resource['performedDateTime'],
    resource['onsetDateTime'],
    attachment['creation'],
  )
}

function markOf({ resourceType, status, clinicalStatus, verificationStatus }: Json): SummaryItem['mark'] {
  const clinical = codeOf(clinicalStatus)
  const isMedicine = textOf(resourceType).startsWith('Medication')
  if (['resolved', 'inactive', 'remission'].includes(clinical) || (isMedicine && status !== 'active'))
    return 'over'
  if (resourceType === 'ServiceRequest' && status === 'completed') return 'done'
  const said = codeOf(verificationStatus)
  return said === 'unconfirmed' || said === 'provisional' ? said : null
}

/** LOINC: systolic and diastolic blood pressure, written as one value. */
const pressures = ['8480-6', '8462-4']

function pressuresOf(component: unknown): Json[] {
  const parts = objectsOf(component)
  const found = pressures.flatMap((code) => parts.filter((part) => codeOf(part['code']) === code).slice(0, 1))
  return found.length === pressures.length ? found : []
}

function valueOf({ valueQuantity, component }: Json): string {
  const own = quantityText([valueQuantity])
  return own === '' ? quantityText(pressuresOf(component).map((part) => part['valueQuantity'])) : own
}

/** The components that are not the two pressures, each with its name. */
function partLines({ component }: Json, say: (concept: unknown) => string): string[] {
  const shown = new Set(pressuresOf(component))
  return objectsOf(component)
    .filter((part) => !shown.has(part))
    .map((part) => {
      const value = firstText(
        quantityText([part['valueQuantity']]),
        say(part['valueCodeableConcept']),
        part['valueString'],
      )
      return value === '' ? '' : `${say(part['code'])}: ${value}`
    })
}

/** Exactly as sent: nothing is rounded or converted. */
function quantityText(quantities: readonly unknown[]): string {
  const parts = quantities.map(objectOf).filter(({ value }) => typeof value === 'number')
  const [first] = parts
  if (!first) return ''
  const { code, unit, comparator } = first
  const symbol = symbolOf(textOf(code)) ?? ` ${firstText(unit, code)}`
  return `${textOf(comparator)}${parts.map(({ value }) => textOf(value)).join('/')}${symbol}`.trim()
}
