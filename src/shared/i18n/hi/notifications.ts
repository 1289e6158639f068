import type { notifications as english } from '../en/notifications.ts'

export const notifications: typeof english = {
  title: 'नई सूचनाएं',
  forPerson: '{name} के लिए: {sentence}',
  more: { one: '{count} और', other: '{count} और' },
  showMore: 'और दिखाएं',
  again: 'फिर से पूछें',
  open: 'देखें',
  seen: 'ठीक है',
  seenAll: 'सब पढ़ लिया',
  seenShown: 'ये पढ़ लीं',
  redFlag: 'लिखी तकलीफ़ में खतरे का लक्षण है।',
  away: 'डॉ. {away} अभी उपलब्ध नहीं हैं।',
  next: 'अगले खाली समय: {times}।',
  place: 'जगह: {place}',
}
