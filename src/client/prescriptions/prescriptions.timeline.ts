import type { PrescriptionFacts } from '../../shared/prescriptions/prescriptions.timeline.ts'
import type { TimelineManifest } from '../platform/manifest/timeline.ts'

export const timeline: TimelineManifest = {
  kinds: [
    {
      kind: 'prescription',
      label: 'records.kinds.prescription',
      icon: 'pill',
      order: 20,
      textOf({ facts }, { t, day }) {
        const { medicines, stoppedOn } = facts as PrescriptionFacts
        return {
          title: `${t('records.prescription.title')}: ${medicines.join(', ')}`,
          lines: stoppedOn ? [t('records.prescription.stopped', { date: day(stoppedOn, 'short') })] : [],
        }
      },
      toOf: (_, reader) => (reader === 'patient' ? '/prescriptions' : null),
    },
  ],
}
