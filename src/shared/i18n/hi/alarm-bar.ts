import type { alarmBar as english } from '../en/alarm-bar.ts'

export const alarmBar: typeof english = {
  title: 'अलार्म',
  critical: {
    one: '{count} अलार्म जवाब का इंतज़ार कर रहा है। मरीज़ को अभी फ़ोन करें।',
    other: '{count} अलार्म जवाब का इंतज़ार कर रहे हैं। मरीज़ों को अभी फ़ोन करें।',
  },
  urgent: {
    one: '{count} नारंगी अलार्म फ़ोन का इंतज़ार कर रहा है',
    other: '{count} नारंगी अलार्म फ़ोन का इंतज़ार कर रहे हैं',
  },
  sms: {
    one: '{count} मैसेज भेजना बाकी है',
    other: '{count} मैसेज भेजने बाकी हैं',
  },
  openSms: 'मैसेज देखें',
  open: {
    one: 'अलार्म देखें',
    other: 'अलार्म देखें',
  },
  sound: {
    mute: 'इस टैब की आवाज़ बंद करें',
    muted: 'इस टैब की आवाज़ बंद है। अलार्म केवल दिखेंगे।',
    unmute: 'आवाज़ चालू करें',
  },
}
