import { idFromKey } from '../../../shared/kit/own-ids.ts'
import {
  addReminder,
  changeReminder,
  listReminders,
  markDose,
  removeReminder,
  restoreReminder,
} from '../../../shared/reminders/reminders.contract.ts'
import { everyDay } from '../../../shared/reminders/reminders.schedule.ts'
import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import { knownAnswer } from '../../platform/answers.ts'
import { waitingNow, type Waiting } from '../../platform/outbox/waiting.ts'
import type { Wording, Wordings } from '../../platform/outbox/wording.ts'

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
      values: typed(body as ReminderBody),
    }),
  },
  [removeReminder.name]: ofKnown,
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

function bodyOf({ body }: Waiting) {
  return body as { day: string; time: string; state: string | null }
}

function findName(id: string | undefined): string {
  const known = knownAnswer(listReminders)?.reminders.find((one) => one.id === id)
  const made = waitingNow().find(({ to, key }) => to.name === addReminder.name && idFromKey(key) === id)
  return known?.name ?? (made?.body as ReminderBody | undefined)?.name ?? '…'
}

/** The body as the form's fields hold it: see typed-reminder.ts. */
function typed({ name, dosage, times, days, endsOn }: ReminderBody): Record<string, string> {
  const fields = Object.fromEntries([0, 1, 2, 3].map((n) => [`time${n + 1}`, times[n] ?? '']))
  return {
    name,
    dosage,
    ...fields,
    days: days.length < everyDay.length ? days.join('') : '',
    endsOn: endsOn ?? '',
  }
}
