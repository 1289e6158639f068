import { idFromKey } from '../../../shared/kit/own-ids.ts'
import {
  addReminder,
  changeReminder,
  listReminders,
  markDose,
  removeReminder,
  restoreReminder,
} from '../../../shared/reminders/reminders.contract.ts'
import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import { knownAnswer } from '../../platform/answers.ts'
import { waitingNow, type Waiting } from '../../platform/outbox/waiting.ts'
import { begunAs, type Wording, type Wordings } from '../../platform/outbox/wording.ts'
import type { Begun } from '../../platform/overlap.ts'
import { reminderRows, typed } from './reminder-rows.ts'

/** Its name, as far as this phone knows the list. */
const ofKnown: Wording = { facts: ({ params }) => ({ name: findName(params['id']) }) }

export const remindersWaiting: Wordings = {
  [addReminder.name]: {
    facts: ({ body }) => ({ name: (body as ReminderBody).name }),
    edit: ({ body }) => ({ path: '/reminders', draft: 'reminders.add', values: typed(body as ReminderBody) }),
  },
  [changeReminder.name]: {
    facts: ({ body }) => ({ name: (body as ReminderBody).name }),
    edit: ({ body, params }) => ({
      path: '/reminders',
      draft: `reminders.change.${params['id']}`,
      values: { ...typed(body as ReminderBody), ...begunIn(body) },
    }),
    rows: reminderRows,
  },
  [removeReminder.name]: { ...ofKnown, rows: reminderRows },
  [restoreReminder.name]: ofKnown,
  [markDose.name]: {
    kind: (entry) => `${markDose.name}.${bodyOf(entry).state ?? 'none'}`,
    facts: (entry, { day, time }) => ({
      name: findName(entry.params['id']),
      date: day(bodyOf(entry).day, 'short'),
      time: time(bodyOf(entry).time),
    }),
  },
}

function begunIn(body: unknown) {
  const { from = {}, isBack } = body as Begun
  return begunAs({ from, isBack })
}

function bodyOf({ body }: Waiting) {
  return body as { day: string; time: string; state: string | null }
}

function findName(id: string | undefined): string {
  const known = knownAnswer(listReminders)?.reminders.find((one) => one.id === id)
  const made = waitingNow().find(({ to, key }) => to.name === addReminder.name && idFromKey(key) === id)
  return known?.name ?? (made?.body as ReminderBody | undefined)?.name ?? '…'
}
