import type { outbox as english } from '../en/outbox.ts'

export const outbox: typeof english = {
  waiting: { one: '{count} चीज़ भेजनी बाकी है', other: '{count} चीज़ें भेजनी बाकी हैं' },
  question: { one: '{count} पर आपका जवाब चाहिए', other: '{count} पर आपका जवाब चाहिए' },
  kept: 'इस फ़ोन में सेव हो गया। नेटवर्क आते ही भेज दिया जाएगा।',
  mark: 'भेजना बाकी',
  markQuestion: 'आपका जवाब चाहिए',
  refusals: {
    needsNetwork: 'इसके लिए नेटवर्क चाहिए। कुछ भेजा नहीं गया। नेटवर्क आने पर फिर कोशिश करें।',
    notKept: 'नेटवर्क नहीं है, और इस फ़ोन में रखने की जगह नहीं है। यह सेव नहीं हुआ। नेटवर्क आने पर फिर कोशिश करें।',
  },
}
