import type { MedicineFacts } from '../../shared/reminders/timeline/reminders.timeline.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { TimelineManifest } from '../platform/manifest/timeline.ts'

export const timeline: TimelineManifest = {
  messages: [messageBundle('stop-reasons')],
  kinds: [
    {
      kind: 'medicine',
      label: 'records.kinds.medicine',
      icon: 'clock',
      order: 30,
      textOf({ facts }, { t, day }) {
        const { name, endsOn, because } = facts as MedicineFacts
        return {
          title: `${t('records.medicine.title')}: ${name}`,
          lines: [
            ...(endsOn ? [t('records.medicine.until', { date: day(endsOn, 'short') })] : []),
            ...(because ? [t('stopReasons.because', { reason: t(`stopReasons.${because}`) })] : []),
          ],
        }
      },
      toOf: (_, reader) => (reader === 'patient' ? '/reminders' : null),
    },
  ],
}
