import type { ImmunizationFacts } from '../../shared/immunizations/immunizations.timeline.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { TimelineManifest } from '../platform/manifest/timeline.ts'
import { dosesText } from './components/dose-name.ts'

export const timeline: TimelineManifest = {
  kinds: [
    {
      kind: 'immunization',
      label: 'records.kinds.immunization',
      icon: 'syringe',
      order: 45,
      textOf({ facts }, { t }) {
        const { place, ...given } = facts as ImmunizationFacts
        const title = `${t('records.immunization.title')}: ${dosesText(t, given)}`
        return { title, lines: place === '' ? [] : [place] }
      },
      toOf: (_, reader) => (reader === 'patient' ? '/patient/vaccinations' : null),
    },
  ],
  messages: [messageBundle('immunizations')],
}
