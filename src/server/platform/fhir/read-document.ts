import type { Bundle, Organization } from '@medplum/fhirtypes'
import { everySection, type FhirSection } from '../../../shared/kit/fhir-sections.ts'
import type { Viewer } from '../../../shared/kit/sensitive.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import type { FhirEntry } from '../context/fhir.ts'
import type { AppContext } from '../context/request-context.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../runtime/ids.ts'
import { abdmBundle } from './abdm-documents.ts'
import { documentOf, type DocumentParts } from './document.ts'
import { ips } from './elements.ts'

export interface DocumentAsked {
  patientId: string
  viewer: Viewer
  now: Date
  sections?: readonly FhirSection[]
  mostReadings?: number
}

/** No number of readings: all of them. */
const allReadings = 1_000_000

type Sources = Pick<AppContext, 'fhir' | 'town'>

/** The record of one patient as a patient summary, of what each feature gives. */
export async function readDocument(tx: Tx, sources: Sources, asked: DocumentAsked): Promise<Bundle> {
  return documentOf(await readParts(tx, sources, asked))
}

/** The whole record: the patient summary, and the documents of ABDM. */
export async function readAbdmBundle(tx: Tx, sources: Sources, asked: DocumentAsked): Promise<Bundle> {
  const parts = await readParts(tx, sources, asked)
  return abdmBundle(parts, [documentOf(parts)])
}

async function readParts(
  tx: Tx,
  { fhir, town }: Sources,
  { patientId, viewer, now, sections = everySection, mostReadings = allReadings }: DocumentAsked,
): Promise<DocumentParts> {
  const zone = town.timeZone
  const asked = { patientId, viewer, today: dayIn(zone, now), zone, mostReadings }
  const entries: FhirEntry[] = []
  for (const source of fhir.sources) {
    if (!source.sections.some((one) => sections.includes(one))) continue
    entries.push(...(await source.read(tx, asked)))
  }
  const shown = entries.filter(({ section }) => sections.includes(section))
  const author: Organization & { id: string } = {
    resourceType: 'Organization',
    id: newId(),
    meta: ips('Organization'),
    name: `Nabz, ${town.name.en}`,
  }
  return {
    patient: await fhir.patient(tx, patientId),
    entries: shown,
    named: [
      ...(await fhir.practitioners(tx, referredTo(shown, 'Practitioner'))),
      ...(await fhir.organizations(tx, referredTo(shown, 'Organization'))),
    ],
    sections,
    author,
    id: newId(),
    compositionId: newId(),
    at: now,
  }
}

/** The ids that the resources refer to, each once. */
function referredTo(entries: readonly FhirEntry[], type: string): string[] {
  const ids = new Set<string>()
  JSON.stringify(
    entries.map(({ resource, with: others }) => [resource, others]),
    (_, value: unknown) => {
      if (isReference(value) && value.type === type) ids.add(value.reference.slice('urn:uuid:'.length))
      return value
    },
  )
  return [...ids]
}

function isReference(value: unknown): value is { reference: string; type: string } {
  return typeof value === 'object' && value !== null && 'reference' in value && 'type' in value
}
