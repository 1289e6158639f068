import type { lateAnswers as english } from '../en/late-answers.ts'

export const lateAnswers: typeof english = {
  title: 'जिन मैसेज का जवाब नहीं आया',
  lead: 'डॉक्टर को, या जो उनकी जगह हैं, उन्हें फ़ोन करें। मैसेज सिर्फ़ वही पढ़ते हैं।',
  doctor: 'डॉ. {name}',
  count: {
    one: '{count} मैसेज, {date}, {time} से देर',
    other: '{count} मैसेज, सबसे पुराने में {date}, {time} से देर',
  },
  away: {
    one: '{date} तक छुट्टी पर: {count} मरीज़ जवाब के इंतज़ार में',
    other: '{date} तक छुट्टी पर: {count} मरीज़ जवाब के इंतज़ार में',
  },
  standIn: 'जगह पर: डॉ. {name}',
  flagged: { one: '{count} में खतरे का लक्षण', other: '{count} में खतरे का लक्षण' },
  noPhone: 'फ़ोन नंबर नहीं है',
}
