import type { messageTexts as english } from '../en/message-texts.ts'

export const messageTexts: typeof english = {
  asked: 'नब्ज़: एक मरीज़ ने आपको लिखा है',
  answered: 'नब्ज़: डॉक्टर ने आपको लिखा है',
  overdue: 'नब्ज़: एक मरीज़ आपके जवाब के इंतज़ार में है',
}
