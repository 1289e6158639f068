import type { ObservationFacts } from '../../shared/vitals/vitals.timeline.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { TimelineManifest } from '../platform/manifest/timeline.ts'

export const timeline: TimelineManifest = {
  kinds: [
    {
      kind: 'observation',
      label: 'records.kinds.observation',
      icon: 'heart-pulse',
      order: 40,
      textOf({ facts }, { t }) {
        const { type, value, grade, isOnlyUnanswered } = facts as ObservationFacts
        const graded = grade && t(isOnlyUnanswered ? 'vitalSigns.unanswered' : `vitalSigns.grades.${grade}`)
        return {
          title: `${t(`vitalSigns.types.${type}`)}: ${value}`,
          lines: graded === null ? [] : [graded],
          isAlarming: grade === 'critical',
        }
      },
      toOf: (_, reader) => (reader === 'patient' ? '/vitals' : null),
    },
  ],
  messages: [messageBundle('vital-signs')],
}
