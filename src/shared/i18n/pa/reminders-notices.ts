import type { remindersNotices as english } from '../en/reminders-notices.ts'

export const remindersNotices: typeof english = {
  missedDays: 'ਦੋ ਦਿਨ ਤੋਂ ਦਵਾਈ ’ਤੇ ਨਿਸ਼ਾਨ ਨਹੀਂ ਲੱਗਾ। ਫ਼ੋਨ ਕਰ ਕੇ ਪੁੱਛ ਲਵੋ।',
}
