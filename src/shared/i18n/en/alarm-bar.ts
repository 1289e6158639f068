/** The bar on every page while an alarm waits, and its sound. */
export const alarmBar = {
  title: 'Alarms',
  critical: {
    one: '{count} alarm waits. Phone the patient now.',
    other: '{count} alarms wait. Phone the patients now.',
  },
  urgent: {
    one: '{count} amber alarm waits for a call',
    other: '{count} amber alarms wait for a call',
  },
  sms: {
    one: '{count} text message waits to be sent',
    other: '{count} text messages wait to be sent',
  },
  openSms: 'See the messages',
  open: {
    one: 'See the alarm',
    other: 'See the alarms',
  },
  sound: {
    mute: 'Mute this tab',
    muted: 'The sound of this tab is off. Alarms are only shown.',
    unmute: 'Turn the sound on',
  },
}
