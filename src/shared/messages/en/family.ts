export const family = {
  title: 'Family phone',
  lead: 'Several people can use Nabz on this phone, each behind their own PIN.',
  ask: {
    title: 'Do others use this phone too?',
    text: 'In a family one phone often serves everyone. Each of you can then have a PIN, and nobody sees what belongs to another.',
    yes: 'Yes, set a PIN',
    no: 'No, only me',
    later: 'You find this later in the menu at the top, under "Family phone".',
  },
  unable: 'This browser cannot keep people apart safely. Please use a newer one.',
  start: {
    title: 'Choose your PIN',
    text: 'You need it when you come back to this phone after somebody else.',
    submit: 'Save PIN',
    limits:
      'A PIN keeps relatives and guests out of your health data. It does not stop an expert who takes the phone apart.',
    done: 'Your PIN is set. Your things on this phone are locked for others.',
  },
  pin: 'PIN',
  pinHint: '4 to 6 digits, not 1234 and not your year of birth',
  again: 'PIN once more',
  old: 'Your PIN until now',
  who: { title: 'Who is it?', none: 'Nobody else has a PIN on this phone yet.' },
  state: { signIn: 'Opens with the password' },
  enter: {
    title: 'PIN of {name}',
    submit: 'Open',
    wrong: {
      one: 'This is not the PIN. {count} try is left.',
      other: 'This is not the PIN. {count} tries are left.',
    },
    locked:
      'Too many wrong tries. {name} has to log in with the password once, with network. Nothing is lost.',
    over: 'The PIN is right, but the time of this log-in is over. Please log in with the password once. Nothing is lost.',
    password: 'Log in with the password',
  },
  add: 'Somebody else logs in',
  addHint: 'Your own things are locked until you come back with your PIN.',
  change: { title: 'Change PIN', done: 'The new PIN is set.' },
  gate: {
    lead: 'Others use this phone too. With a PIN nobody else sees what is yours.',
    once: 'Or without a PIN: what you read and type here goes from this phone when you log out, or when nobody touches it for 5 minutes. What could not be sent yet stays locked until you log in again.',
    submit: 'Only this once',
  },
  once: 'You are here without a PIN: when you leave, what is yours goes from this phone. Choose a PIN if it shall stay.',
  lock: {
    title: 'Locks itself',
    text: 'If nobody touches the phone for so long, your things are locked. Your PIN opens them again.',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    locked: 'Nobody touched the phone for a while, so it locked itself. Your PIN opens it where you were.',
  },
  noPin: 'Please choose a new PIN. Without one, only your password opens your things.',
  alone: {
    title: 'Only I use this phone',
    text: 'The PIN is taken away. Nothing of yours is lost.',
    submit: 'Take the PIN away',
    others: 'Others still have something on this phone. First each of them has to log out here.',
  },
  line: { stranger: 'Others use this phone. Choose your PIN', closed: 'Your locked things wait for you' },
  closed:
    'What you left on this phone is still locked. Please log out and log in again with network; then it opens.',
  fields: {
    pinDigits: 'A PIN has 4 to 6 digits',
    pinObvious: 'Anybody would try this one first. Please choose another',
    pinsDiffer: 'The two PINs are not the same',
    pinWrong: 'This is not your PIN',
  },
  refusals: {
    notYours: 'This cannot be opened here.',
    notFresh: 'For your safety, please log out and log in with your password first. Then choose a new PIN.',
  },
}
