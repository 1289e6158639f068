import type { remindersNotices as english } from '../en/reminders-notices.ts'

export const remindersNotices: typeof english = {
  missedDays: 'दो दिन से दवाई पर निशान नहीं लगा है। फ़ोन करके पूछ लें।',
}
