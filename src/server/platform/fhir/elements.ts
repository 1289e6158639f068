import type {
  CodeableConcept,
  Coding,
  Extension,
  Organization,
  Patient,
  Practitioner,
  Quantity,
  Reference,
} from '@medplum/fhirtypes'
import { v5 } from 'uuid'
import { findIn, type Language } from '../http/errors/sentences.ts'

/** The other languages of a text. The element beside a primitive one begins with `_`. */
interface Translations {
  extension: Extension[]
}
export type Concept = CodeableConcept & { _text?: Translations }
export type Texts = Record<Language, string>

export const snomed = 'http://snomed.info/sct'
export const loinc = 'http://loinc.org'
export const ucum = 'http://unitsofmeasure.org'

export function ips(name: string) {
  return { profile: [`http://hl7.org/fhir/uv/ips/StructureDefinition/${name}-uv-ips`] }
}

/** Resources of one document refer to each other by these: they are nowhere else. */
export function urlOf(id: string): string {
  return `urn:uuid:${id}`
}

export function patientRef(id: string): Reference<Patient> {
  return { reference: urlOf(id), type: 'Patient' }
}

export function doctorRef(id: string): Reference<Practitioner> {
  return { reference: urlOf(id), type: 'Practitioner' }
}

export function facilityRef(id: string): Reference<Organization> {
  return { reference: urlOf(id), type: 'Organization' }
}

/** The id of a second resource that is made of the same row: the same one in every export. */
export function idBeside(id: string, what: string): string {
  return v5(what, id)
}

/** A message in three languages; English is the text. */
export function named(key: string): Texts {
  const of = (language: Language) => findIn(language)(key) ?? key
  return { en: of('en'), hi: of('hi'), pa: of('pa') }
}

export function translated({ en, hi, pa }: Texts): { text: string; _text?: Translations } {
  if (hi === en && pa === en) return { text: en }
  return { text: en, _text: { extension: [translation('hi', hi), translation('pa', pa)] } }
}

function translation(language: string, text: string): Extension {
  return {
    url: 'http://hl7.org/fhir/StructureDefinition/translation',
    extension: [
      { url: 'lang', valueCode: language },
      { url: 'content', valueString: text },
    ],
  }
}

export function concept(texts: Texts | string, coding: readonly Coding[] = []): Concept {
  const text = typeof texts === 'string' ? { text: texts } : translated(texts)
  return { ...(coding.length > 0 && { coding: [...coding] }), ...text }
}

/** A code of HL7's own code systems. */
export function hl7(system: string, code: string): CodeableConcept & { coding: Coding[] } {
  return { coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }] }
}

export function quantity(value: number, code: string): Quantity {
  return { value, unit: code, system: ucum, code }
}
