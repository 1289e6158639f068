import { addCondition, endCondition } from '../../shared/conditions/conditions.endpoints.ts'
import type { ConditionEntry, OwnConditionEntry } from '../../shared/conditions/conditions.forms.ts'
import { conditionName } from '../platform/i18n/condition-name.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { typedFrom, type QueuedManifest } from '../platform/outbox/mutation-label.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('conditions')],
  labels: {
    [addCondition.name]: {
      facts: ({ body }, { t }) => {
        const entry = body as ConditionEntry
        return { kind: t(`conditions.kinds.${entry.kind}`), name: conditionName(t, entry) }
      },
      edit: ({ body }) => {
        const { kind, isPrivate = false } = body as Partial<OwnConditionEntry>
        const { values, base } = typedFrom(body)
        // The others are text.
        const typed = { values: { ...values, isPrivate }, base }
        return { path: '/patient/conditions', draft: `conditions.add.${kind}`, typed }
      },
    },
    [endCondition.name]: { facts: () => ({}) },
  },
}
