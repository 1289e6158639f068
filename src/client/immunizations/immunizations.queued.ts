import { addImmunization, markImmunizationWrong } from '../../shared/immunizations/immunizations.endpoints.ts'
import type { ImmunizationEntry } from '../../shared/immunizations/immunizations.forms.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { typedFrom, type QueuedManifest } from '../platform/outbox/mutation-label.ts'
import { dosesText } from './components/dose-name.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('immunizations')],
  labels: {
    [addImmunization.name]: {
      facts: ({ body }, { t }) => ({ names: dosesText(t, body as ImmunizationEntry) }),
      edit: ({ body }) => ({
        path: '/patient/vaccinations',
        draft: 'immunizations.add.other',
        // Vaccines are a list, which the form keeps as such.
        typed: { ...typedFrom(body), values: body as object },
      }),
    },
    [markImmunizationWrong.name]: { facts: () => ({}) },
  },
}
