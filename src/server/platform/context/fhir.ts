import type { Practitioner, Organization, Patient, Resource } from '@medplum/fhirtypes'
import type { FhirSection } from '../../../shared/kit/fhir-sections.ts'
import type { Viewer } from '../../../shared/kit/sensitive.ts'
import type { Tx } from '../db/database.ts'

/** One entry of a section: the resource, and the line that says it to somebody who reads. */
export interface FhirEntry {
  section: FhirSection
  resource: Resource & { id: string }
  line: string
  /** The id of the prescription or of the laboratory's order that it is part of. */
  partOf?: string
  /** Of a visit: what the doctor advised, for which the resource has no place. */
  advice?: string
  /** Resources that it refers to and that stand in no section of their own. */
  with?: readonly (Resource & { id: string })[]
}

export interface FhirAsked {
  patientId: string
  /** Who reads it: each source leaves out what they may not see (platform/auth/care/sensitive.ts). */
  viewer: Viewer
  /** The town's day, by which a course of medicine is over, and its time zone. */
  today: string
  zone: string
  /** Of readings, the newest of them. */
  mostReadings: number
}

/** What a feature knows of a patient as FHIR R4: rows, and a pure mapping of each. */
export interface FhirSource {
  /** Where its entries stand. It is not read if none of these is asked for. */
  sections: readonly FhirSection[]
  read(tx: Tx, asked: FhirAsked): Promise<FhirEntry[]>
}

/** Whom the entries are about and name: each asked once, with the ids that entries refer to. */
export interface FhirNamed {
  patient?(tx: Tx, patientId: string): Promise<Patient & { id: string }>
  practitioners?(tx: Tx, ids: readonly string[]): Promise<(Practitioner & { id: string })[]>
  organizations?(tx: Tx, ids: readonly string[]): Promise<(Organization & { id: string })[]>
}
