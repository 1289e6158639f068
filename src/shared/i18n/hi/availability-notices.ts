import type { availabilityNotices as english } from '../en/availability-notices.ts'

export const availabilityNotices: typeof english = {
  standIn:
    'डॉ. {doctor} {date} से {until} तक छुट्टी पर हैं; उनकी जगह आप देखेंगे। उनके बाकी मैसेज, लैब रिपोर्ट और फिर आने वाले मरीज़ आपके साथ दिखेंगे।',
  standInEnded: 'डॉ. {doctor} अब छुट्टी पर नहीं हैं। उनकी जगह अब आपको नहीं देखना है।',
}
