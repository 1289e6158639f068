import type { BodyOf } from '../../shared/kit/endpoint.ts'
import { idFromKey } from '../../shared/kit/own-ids.ts'
import {
  addReminder,
  changeReminder,
  countStock,
  listReminders,
  markDose,
  removeReminder,
  restoreReminder,
} from '../../shared/reminders/reminders.endpoints.ts'
import type { ReminderBody } from '../../shared/reminders/reminders.forms.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import { knownAnswer } from '../platform/query/query-client.ts'
import { queuedNow, type QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { baseIn, type MutationLabel, type QueuedManifest } from '../platform/outbox/mutation-label.ts'
import { reminderRows } from './components/reminder-rows.ts'
import { typed } from './components/reminder-values.ts'

/** The reminder's name, if it is in the cached list. */
const ofKnown: MutationLabel = { facts: ({ params }) => ({ name: findName(params['id']) }) }

export const queued: QueuedManifest = {
  messages: [messageBundle('reminders'), messageBundle('medicines'), messageBundle('reminder-form')],
  labels: {
    [addReminder.name]: {
      facts: ({ body }) => ({ name: (body as ReminderBody).name }),
      edit: ({ body }) => ({
        path: '/reminders',
        draft: 'reminders.add',
        typed: { values: typed(body as ReminderBody) },
      }),
    },
    [changeReminder.name]: {
      facts: ({ body }) => ({ name: (body as ReminderBody).name }),
      edit: ({ body, params }) => ({
        path: '/reminders',
        draft: `reminders.change.${params['id']}`,
        typed: { values: typed(body as ReminderBody), base: baseIn(body) },
      }),
      rows: reminderRows,
    },
    [removeReminder.name]: { ...ofKnown, rows: reminderRows },
    [restoreReminder.name]: ofKnown,
    [countStock.name]: {
      facts: ({ params, body }) => ({ name: findName(params['id']), left: String((body as Counted).left) }),
    },
    [markDose.name]: {
      kind: (entry) => `${markDose.name}.${bodyOf(entry).state ?? 'none'}`,
      facts: (entry, { day, time }) => ({
        name: findName(entry.params['id']),
        date: day(bodyOf(entry).day, 'short'),
        time: time(bodyOf(entry).time),
      }),
    },
  },
}

type Counted = BodyOf<typeof countStock>

function bodyOf({ body }: QueuedMutation) {
  return body as { day: string; time: string; state: string | null }
}

function findName(id: string | undefined): string {
  const known = knownAnswer(listReminders)?.reminders.find((one) => one.id === id)
  const made = queuedNow().find(({ to, key }) => to.name === addReminder.name && idFromKey(key) === id)
  return known?.name ?? (made?.body as ReminderBody | undefined)?.name ?? '…'
}
