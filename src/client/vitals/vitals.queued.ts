import { dayIn } from '../../shared/kit/time/town-time.ts'
import { removeVital, restoreVital, addVital } from '../../shared/vitals/vitals.endpoints.ts'
import type { VitalEntry } from '../../shared/vitals/vitals.forms.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { town } from '../platform/clock/town.ts'
import { typedFrom, type Typed, type QueuedManifest } from '../platform/outbox/mutation-label.ts'

export const queued: QueuedManifest = {
  messages: [messageBundle('vitals'), messageBundle('vital-signs')],
  labels: {
    [addVital.name]: {
      facts: ({ body }, { t }) => {
        const { type, value } = body as VitalEntry
        return { type: t(`vitalSigns.types.${type}`), value }
      },
      edit: ({ body, submittedAt }) => formOf(body as VitalEntry, new Date(submittedAt)),
    },
    [removeVital.name]: { facts: () => ({}) },
    [restoreVital.name]: { facts: () => ({}) },
  },
}

function formOf(entry: VitalEntry, said: Date): Typed {
  const { type, value } = entry
  // Even if it is sent on another day, it belongs to the day of the write.
  const date = entry.date || dayIn(town().timeZone, said)
  if (type === 'height' || type === 'weight') {
    return { path: '/vitals', draft: 'vitals.body', typed: { values: { [type]: value } } }
  }
  return { path: '/vitals', draft: 'vitals.add', typed: typedFrom({ ...entry, date }) }
}
