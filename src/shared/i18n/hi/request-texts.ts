import type { requestTexts as english } from '../en/request-texts.ts'

export const requestTexts: typeof english = {
  push: {
    title: 'नब्ज़: एक अनुरोध आपके जवाब का इंतज़ार कर रहा है',
    open: 'खोलने के लिए यहां दबाएं।',
  },
}
