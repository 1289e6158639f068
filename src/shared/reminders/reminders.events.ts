/** What helpers are told, with the patient's consent: `tells_missed` in patient_helpers. */
export const toldReminderEvents = ['reminders.missedDays'] as const
