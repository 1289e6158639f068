export const emergencyPage = {
  title: 'Emergency',
  location: 'Current location',
  quickDial: 'Quick dial',
  numbers: {
    police: { name: 'Police', line: 'Theft, violence, road accident' },
    fire: { name: 'Fire', line: 'Fire, gas leak, rescue' },
    civilHospital: { name: 'Civil Hospital', line: 'Hospital desk in {town}' },
  },
  toConfirm: 'This number is not confirmed yet',
  initiated: 'Call initiated',
  reminderTitle: 'Until help comes',
  reminder: 'Keep patient calm, check breathing, call for help immediately.',
  firstAid: {
    title: 'First aid',
    lead: 'Somebody calls first. Do this until help comes.',
    readAloud: 'Read aloud',
    stop: 'Stop reading',
  },
  tips: {
    heartAttack: {
      title: 'Heart attack',
      steps: {
        first: 'Call {ambulance}. Say “heart attack”.',
        second:
          'Sit them on the floor, knees bent, back against a wall. Loosen their clothes. Keep them calm.',
        third:
          'An adult who is not allergic and was never told to avoid it chews aspirin slowly: one 300–350 mg tablet (Disprin), or four of 75 mg.',
        fourth:
          'Stay with them. No answer and no normal breathing? Start CPR: push hard and fast in the middle of the chest.',
      },
      note: 'Aspirin is for adults only. Never give it to a child.',
    },
    choking: {
      title: 'Choking',
      steps: {
        first: 'Adult, or child over 1 year: ask “Are you choking?” If they can cough, let them cough.',
        second:
          'If they cannot, lean them forward. Give up to 5 firm blows with the heel of your hand between the shoulder blades. Check after each one.',
        third:
          'Still choking? Stand behind, fist above the navel, pull in and up: up to 5 times. In pregnancy, press on the chest instead.',
        fourth:
          'Repeat both. Somebody calls {ambulance} at once. If they fall unconscious, start CPR: push hard and fast in the middle of the chest.',
      },
      note: 'Baby under 1 year, or a pregnant woman: never press on the belly. Give chest thrusts instead.',
    },
    burns: {
      title: 'Burns',
      steps: {
        first: 'Stop the burning: away from the fire or the heat. Keep yourself safe.',
        second: 'Hold the burn under cool running water for 20 minutes.',
        third: 'Take off jewellery and loose clothes. Leave anything that sticks to the skin.',
        fourth:
          'Cover it with a clean cloth or a clean plastic bag. No ice, toothpaste, ink, oil, butter or ghee.',
      },
      note: 'Go to the hospital if it is a child, if the face, hands or groin are burnt, or if the burn is larger than the palm.',
    },
  },
}
