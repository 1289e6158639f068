import type { EncounterFacts } from '../../shared/encounters/encounters.timeline.ts'
import type { Text } from '../platform/i18n/i18n.tsx'
import type { TimelineManifest } from '../platform/manifest/timeline.ts'

function linesOf(facts: EncounterFacts, { t, choose }: Text): string[] {
  const { hasNote, diagnosisStatus, facility, facilityHi, facilityPa } = facts
  const place = choose({ en: facility, hi: facilityHi || facility, pa: facilityPa || facility })
  return [
    ...(hasNote ? [] : [t('records.encounter.noNote')]),
    ...(hasNote && diagnosisStatus === 'provisional' ? [t('records.encounter.provisional')] : []),
    ...(place === '' ? [] : [place]),
  ]
}

export const timeline: TimelineManifest = {
  kinds: [
    {
      kind: 'encounter',
      label: 'records.kinds.encounter',
      icon: 'file-text',
      order: 10,
      textOf({ facts }, text) {
        const { type, diagnosis } = facts as EncounterFacts
        const what = text.t(`records.encounter.${type}`)
        const title = diagnosis === '' ? what : `${what}: ${diagnosis}`
        return { title, lines: linesOf(facts as EncounterFacts, text) }
      },
      toOf({ id, facts, saidBy }, reader) {
        if (reader === 'doctor') return saidBy.isYou ? `/doctor/encounters/${id}` : null
        return (facts as EncounterFacts).hasNote ? '/patient/visits' : `/patient/private/${id}`
      },
    },
  ],
}
