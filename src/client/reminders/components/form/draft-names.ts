export const draftOfNew = 'reminders.add'
export const draftOf = (id: string) => `reminders.change.${id}`
