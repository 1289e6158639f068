export const family = {
  title: 'Family phone',
  lead: 'Several people can use Nabz on this phone, each with their own PIN.',
  ask: {
    title: 'Do others use this phone too?',
    text: 'Each person can set a PIN, so nobody sees another person’s information.',
    yes: 'Yes, set a PIN',
    no: 'No, only me',
    later: 'You can find this later in the menu at the top, under “Family phone”.',
  },
  unable: 'This browser cannot keep people apart safely. Please use a newer one.',
  start: {
    title: 'Choose your PIN',
    text: 'You will need it to come back after someone else has used this phone.',
    submit: 'Save PIN',
    limits:
      'A PIN keeps relatives and guests out of your health data. It does not stop an expert who takes the phone apart.',
    done: 'Your PIN is set. Your information on this phone is locked for others.',
  },
  pin: 'PIN',
  pinHint: '4 to 6 digits, not 1234 and not your year of birth',
  again: 'Type the PIN again',
  old: 'Current PIN',
  who: { title: 'Who are you?', none: 'Nobody else has a PIN on this phone yet.' },
  state: { signIn: 'Opens with the password' },
  enter: {
    title: '{name}’s PIN',
    submit: 'Open',
    wrong: {
      one: 'Wrong PIN. {count} try left.',
      other: 'Wrong PIN. {count} tries left.',
    },
    locked:
      'Too many wrong tries. {name} has to log in with the password once, with network. Nothing is lost.',
    over: 'The PIN is right, but this login has expired. Please log in with the password once. Nothing is lost.',
    password: 'Log in with the password',
  },
  add: 'Someone else: log in',
  addHint: 'Your information is locked until you come back with your PIN.',
  change: { title: 'Change PIN', done: 'The new PIN is set.' },
  gate: {
    lead: 'Others use this phone too. With a PIN nobody else sees your information.',
    once: 'Or without a PIN: what you read and type here is removed from this phone when you log out, or when nobody touches it for 5 minutes. What could not be sent yet stays locked until you log in again.',
    submit: 'Only this once',
  },
  once: 'You are here without a PIN: when you leave, your information is removed from this phone. Choose a PIN to keep it.',
  lock: {
    title: 'Auto-lock',
    text: 'If nobody touches the phone for this long, your information is locked. Your PIN opens it again.',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    locked: 'Nobody touched the phone for a while, so it locked itself. Your PIN opens it where you were.',
  },
  noPin: 'Please choose a new PIN. Without one, only your password opens your information.',
  alone: {
    title: 'Only I use this phone',
    text: 'The PIN will be removed. Nothing of yours is lost.',
    submit: 'Remove PIN',
    others: 'Others still have something on this phone. First each of them has to log out here.',
  },
  line: { stranger: 'Others use this phone. Choose your PIN', closed: 'You have locked information here' },
  closed:
    'What you left on this phone is still locked. Please log out and log in again with network; then it opens.',
  fields: {
    pinDigits: 'A PIN has 4 to 6 digits',
    pinObvious: 'This PIN is too easy to guess. Please choose another',
    pinsDiffer: 'The two PINs are not the same',
    pinWrong: 'This is not your PIN',
  },
  refusals: {
    notYours: 'This cannot be opened here.',
    notFresh: 'For your safety, please log out and log in with your password first. Then choose a new PIN.',
  },
}
