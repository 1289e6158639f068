import type { DispenseFacts } from '../../shared/dispensing/dispensing.timeline.ts'
import type { TimelineManifest } from '../platform/manifest/timeline.ts'

export const timeline: TimelineManifest = {
  kinds: [
    {
      kind: 'dispense',
      label: 'records.kinds.dispense',
      icon: 'check',
      order: 25,
      textOf({ facts }, { t, choose }) {
        const { medicines, missing, facility, facilityHi, facilityPa } = facts as DispenseFacts
        const names = missing.join(', ')
        const isGiven = medicines.length > 0
        const notGiven = t('records.dispense.missing', { names })
        return {
          title: isGiven ? `${t('records.dispense.title')}: ${medicines.join(', ')}` : notGiven,
          lines: [
            ...(isGiven && names !== '' ? [notGiven] : []),
            choose({ en: facility, hi: facilityHi || facility, pa: facilityPa || facility }),
          ],
        }
      },
      toOf: (_, reader) => (reader === 'patient' ? '/prescriptions' : null),
    },
  ],
}
