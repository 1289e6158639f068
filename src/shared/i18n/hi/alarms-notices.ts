import type { alarmsNotices as english } from '../en/alarms-notices.ts'

export const alarmsNotices: typeof english = {
  raised: 'एक अलार्म जवाब का इंतज़ार कर रहा है: {patient}।',
  acknowledged: 'डॉ. {doctor} ने आपकी रीडिंग देख ली है और {phone} पर फ़ोन करेंगे। तबीयत बिगड़े तो {number} पर फ़ोन करें।',
  deskAcknowledged:
    'अस्पताल के डेस्क ने आपका अलार्म देख लिया है और {phone} पर फ़ोन करेंगे। तबीयत बिगड़े तो {number} पर फ़ोन करें।',
  unanswered: 'किसी ने जवाब नहीं दिया है। अभी {number} पर फ़ोन करें, या यहां जाएं: {hospital}।',
  unansweredUrgent:
    'किसी ने जवाब नहीं दिया है। कृपया आज ही डॉक्टर को दिखाएं, जैसे यहां: {hospital}। तबीयत बिगड़े तो {number} पर फ़ोन करें।',
  phoned: '{doctor} के अनुसार आपसे फ़ोन पर बात हो गई है। तबीयत बिगड़े तो {number} पर फ़ोन करें।',
  sentToHospital: '{doctor} का कहना है: अभी अस्पताल जाएं। जा न सकें तो {number} पर फ़ोन करें।',
  ambulanceCalled: '{doctor} के अनुसार एम्बुलेंस बुलाई गई है। कोई न आए तो {number} पर फ़ोन करें।',
  notReached: '{doctor} ने {phone} पर फ़ोन किया, पर बात नहीं हो पाई। तबीयत बिगड़े तो {number} पर फ़ोन करें।',
  typingError:
    '{doctor} को लगता है कि रीडिंग गलत लिखी गई। सही हो तो दोबारा मापें। तबीयत ठीक न लगे तो {number} पर फ़ोन करें।',
  owned: '{patient} का अलार्म अब आपकी ज़िम्मेदारी है: एक दिन से किसी ने जवाब नहीं दिया।',
}
