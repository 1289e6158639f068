import type { ExportedSection } from '../platform/context/exporting.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { features } from './features.ts'

/** What all features together know and do of one person: one after another, in one transaction. */
export const featureHooks: Pick<
  AppContext,
  'closeAccount' | 'exportData' | 'fhir' | 'retention' | 'timeline'
> = {
  timeline: features.flatMap(({ timeline }) => timeline ?? []),
  fhir: {
    sources: features.flatMap(({ fhir }) => fhir ?? []),
    async patient(tx, patientId) {
      for (const { fhirNamed } of features)
        if (fhirNamed?.patient) return await fhirNamed.patient(tx, patientId)
      throw new Error('No feature has patients.')
    },
    async practitioners(tx, ids) {
      for (const { fhirNamed } of features)
        if (fhirNamed?.practitioners) return await fhirNamed.practitioners(tx, ids)
      return []
    },
    async organizations(tx, ids) {
      for (const { fhirNamed } of features)
        if (fhirNamed?.organizations) return await fhirNamed.organizations(tx, ids)
      return []
    },
  },
  async closeAccount(tx, closing) {
    for (const feature of features) await feature.closeAccount?.(tx, closing)
  },
  async exportData(tx, exporting) {
    const sections: ExportedSection[] = []
    for (const feature of features) sections.push(...((await feature.exportData?.(tx, exporting)) ?? []))
    return sections
  },
  retention: {
    async lastEntry(tx, patientId) {
      let last: Date | null = null
      for (const { retention } of features) {
        const at = (await retention?.lastEntry(tx, patientId)) ?? null
        if (at && (last === null || at > last)) last = at
      }
      return last
    },
    async heldUntil(tx, patientId) {
      const days: (string | null)[] = []
      for (const { retention } of features)
        days.push(...((await retention?.heldUntil?.(tx, patientId)) ?? []))
      return days
    },
    async erase(tx, record) {
      for (const feature of features) await feature.retention?.erase(tx, record)
    },
    async eraseAccount(tx, account) {
      for (const feature of features) await feature.eraseAccount?.(tx, account)
    },
  },
}
