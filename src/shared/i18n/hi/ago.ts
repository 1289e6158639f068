import type { ago as english } from '../en/ago.ts'

export const ago: typeof english = {
  now: 'अभी-अभी',
  today: 'आज',
  minutes: { one: '{count} मिनट पहले', other: '{count} मिनट पहले' },
  hours: { one: '{count} घंटा पहले', other: '{count} घंटे पहले' },
  days: { one: '{count} दिन पहले', other: '{count} दिन पहले' },
  weeks: { one: '{count} हफ़्ता पहले', other: '{count} हफ़्ते पहले' },
  seen: {
    offline: 'नेटवर्क नहीं है। यह जानकारी {ago} की है।',
    late: 'अभी कुछ नया नहीं आया है। यह जानकारी {ago} की है।',
  },
}
