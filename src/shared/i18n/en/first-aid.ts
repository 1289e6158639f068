export const firstAid = {
  title: 'First aid',
  pageTitle: 'First aid: what to do until help comes',
  green: 'Then press the green button on your phone.',
  called: 'Call initiated',
  lead: 'Somebody calls first. Then do this.',
  review:
    'These steps follow published first-aid guidance. They are still to be reviewed by a clinician, in all three languages.',
  readAloud: 'Read aloud',
  stop: 'Stop reading',
  toConfirm: 'This number is not confirmed yet',
  search: {
    label: 'What has happened?',
    hint: 'snake, burn, fever …',
    none: 'No card for these words, but there is help. If it looks serious or you are not sure, call {ambulance} now.',
  },
  tell: {
    title: 'Tell the operator',
    village: 'Village',
    landmark: 'Landmark',
    landmarkHint: 'gurdwara, school, pump …',
    phone: 'Your phone number',
    happened: 'What has happened, and to how many people',
  },
  helplines: {
    title: 'Other help lines',
    mentalHealth: { name: 'Mental health', line: 'Tele-MANAS: somebody listens, day and night' },
    poison: { name: 'Poison', line: 'Poison information centre, AIIMS' },
    women: { name: 'Women', line: 'Violence at home or outside' },
    child: { name: 'Children', line: 'A child in danger or alone' },
    healthAdvice: { name: 'Health advice', line: 'Questions about health' },
    highway: { name: 'Highway', line: 'Accident on a national highway' },
  },
  law: {
    title: 'You may help',
    samaritan:
      'Section 134A of the Motor Vehicles Act protects whoever helps at a road accident from court cases. Nobody may force you to give your name.',
    farishtey:
      'Farishtey: the injured are treated free in government and listed hospitals, and the helper is rewarded.',
  },
  signs: {
    heartAttack:
      'Pressure or pain in the chest for more than 5 minutes, going to the arm, jaw or back; sweating, breathless. Women and people with diabetes often feel only breathlessness, “gas” or weakness.',
    choking: 'Cannot speak, cough or breathe, and holds the throat.',
    lowSugar: 'Has diabetes and shakes, sweats, is confused or very hungry.',
    overdose: 'Cannot be woken, breath slow or stopped, lips blue, pupils tiny.',
    gas: 'Headache, vomiting or sleepiness in a closed room with an angithi, gas geyser or generator.',
  },
  cards: {
    notBreathing: {
      title: 'Not breathing: CPR',
      first:
        'Tap the shoulders and shout. No answer and no normal breath? Gasping is not breathing. Call {ambulance}, put the phone on speaker.',
      second:
        'Lay them flat on hard ground. Heel of one hand in the middle of the chest, the other hand on top, arms straight.',
      third: 'Push 5 cm deep, twice a second. Let the chest rise each time. Change over every 2 minutes.',
      fourth:
        'Child, baby or drowned: begin with 2 to 5 breaths. Then 30 pushes and 2 breaths, again and again.',
      note: 'Do not stop until help comes or they breathe. If there is an AED, switch it on and do what it says.',
    },
    bleeding: {
      title: 'Bleeding, accident',
      first: 'Press hard on the wound with a clean cloth; do not lift it to look. Call {ambulance}.',
      second:
        'Arm or leg still bleeding: tie a wide cloth four fingers above the wound, twist it tight with a stick until it stops. Write down the time.',
      third:
        'Cut-off finger or hand: wrap in a clean wet cloth, close in a bag, lay the bag on ice, never straight into ice.',
      fourth:
        'Do not bend or pull the neck; move them only out of danger. Leave in the wound what sticks in it.',
      note: 'The law protects you; treatment of road-accident victims is free in government and listed hospitals (Farishtey).',
    },
    heartAttack: {
      title: 'Heart attack',
      first: 'Call {ambulance}. Say “heart attack”.',
      second:
        'Sit them on the floor, knees bent, back against a wall. Loosen their clothes. Keep them calm. They must not walk or drive.',
      third:
        'An adult who is not allergic, does not bleed, has no bleeding ulcer or sign of stroke, and was never told to avoid it chews aspirin slowly: one 300–350 mg tablet (Disprin), or four of 75 mg (Ecosprin).',
      fourth:
        'Stay with them. No answer and no normal breathing? Start CPR: push hard in the middle of the chest, 5 cm deep, twice a second, and do not stop.',
      note: 'Aspirin is for adults only. Never give it to a child. No ghee and no gas medicine while you wait.',
    },
    stroke: {
      title: 'Stroke',
      first:
        'Face hangs to one side, one arm drops, speech is slurred: any one of these? Call {ambulance}, say “stroke”.',
      second: 'Remember when they were last well.',
      third: 'Lay them on their side, head a little raised. No food, water, tablet, aspirin or BP medicine.',
      fourth: 'Go to a hospital with a CT scan: the best treatment is possible only in the first 4½ hours.',
      note: 'Also when it goes away by itself.',
    },
    choking: {
      title: 'Choking',
      first: 'Adult, or child over 1 year: ask “Are you choking?” If they can cough, let them cough.',
      second:
        'If they cannot, somebody calls {ambulance} at once. Lean them forward. Give up to 5 firm blows with the heel of your hand between the shoulder blades. Check after each one.',
      third:
        'Still choking? Stand behind, fist above the navel, clasped with the other hand, pull in and up: up to 5 times. In pregnancy, press on the chest instead.',
      fourth:
        'Repeat both until it is out. If they fall unconscious, start CPR. Look into the mouth and take out only what you see.',
      note: 'Baby under 1 year: see the card “Baby choking”. Never press on the belly of a baby or of a pregnant woman.',
    },
    babyChoking: {
      title: 'Baby choking',
      first: 'Shout; somebody calls {ambulance}. Baby under 1 year: face down along your forearm, head low.',
      second: 'Five firm blows between the shoulder blades with the heel of your hand.',
      third: 'Turn face up. Five quick presses in the middle of the chest with the heel of one hand.',
      fourth: 'Go on, five and five. If the baby goes limp, start CPR.',
      note: 'No finger blindly into the mouth. Take out only what you see.',
    },
    poison: {
      title: 'Poison or spray',
      first: 'Keep yourself safe: open doors, gloves or plastic bags on your hands. Call {ambulance}.',
      second:
        'Take off the clothes with poison on them. Wash skin and hair with soap and plenty of water for 15 minutes.',
      third: 'Do not make them vomit. Nothing by mouth: no milk, ghee, salt water or lemon.',
      fourth:
        'Unconscious but breathing: lay them on their side. Not breathing: press the chest, no mouth-to-mouth.',
      note: 'Take the bottle or packet along. After Sulfas give not even water. Do not leave them alone.',
    },
    snakeBite: {
      title: 'Snake bite',
      first: 'Move away from the snake; do not catch or kill it. Call {ambulance}.',
      second:
        'Lay them down, no walking, keep them calm. Take kara, bangles, rings and tight clothes off that arm or leg.',
      third:
        'Tie the arm or leg to a board like a broken bone. No tight band, no cut, no sucking, no ice, no jhaad-phoonk.',
      fourth: 'Go straight to a hospital that has anti-venom. Remember the time of the bite.',
      note: 'Go even without a mark or pain: after a krait bite at night there may be only belly pain or drooping eyelids.',
    },
    sickChild: {
      title: 'Sick child: go now',
      first: 'Cannot drink or breastfeed, or vomits everything.',
      second: 'Fits, or very sleepy or unconscious.',
      third: 'Fast breathing or chest pulling in. Blood in the stool. No urine for 8 hours.',
      fourth: 'Under 2 months: fever, cold body or not feeding.',
      note: 'Any one of these: go to the hospital now, or call {ambulance}. Keep the child warm, go on breastfeeding.',
    },
    birth: {
      title: 'Birth on the way',
      first: 'Call {ambulance} or {motherAndChild}. Wash your hands with soap. Clean cloths, a warm place.',
      second: 'Let the baby come by itself. Do not pull. Do not press on the belly.',
      third:
        'Dry the baby at once and lay it skin to skin on the mother’s chest, cover both. If it does not cry, rub its back.',
      fourth:
        'Do not cut or pull the cord. If the mother bleeds much, rub her lower belly firmly and put the baby to the breast.',
      note: 'Fits, heavy bleeding, blurred sight, or a hand or foot comes first: hospital at once, do not wait.',
    },
    burns: {
      title: 'Burns',
      first:
        'Stop the burning: away from the fire or the heat. Keep yourself safe. Clothes on fire: lie down, blanket, roll. Electricity: main switch first.',
      second:
        'Hold the burn under cool running water for 20 minutes. Lime or a chemical: brush it off first. Keep a child warm.',
      third: 'Take off jewellery and loose clothes. Leave anything that sticks to the skin.',
      fourth:
        'Cover it with a clean washed cotton cloth or a clean plastic bag. No ice, toothpaste, ink, oil, butter, ghee, mud, haldi or egg.',
      note: 'Go to the hospital if it is a child, if the face, hands or groin are burnt, if the burn is larger than the palm, and always after electricity, a chemical, or smoke in the breath.',
    },
    electricShock: {
      title: 'Electric shock',
      first: 'Do not touch them. Main switch off, or pull the plug.',
      second:
        'Not possible? At home: stand on dry wood and push the wire away with a dry stick. Fallen line: stay 20 steps away and call {anyEmergency}.',
      third: 'Current off: no answer and no normal breath? Start CPR. Call {ambulance}.',
      fourth:
        'Breathing but unconscious: lay them on their side. Hold burns under running water for 20 minutes.',
      note: 'Go to the hospital even when they feel well.',
    },
    drowning: {
      title: 'Drowning',
      first:
        'Shout, call {anyEmergency}. Do not jump in: throw a rope, a turban or a tube, or reach out a stick.',
      second:
        'Lay them flat. No normal breath? Tilt the head back, close the nose, 2 to 5 breaths into the mouth.',
      third: 'Then CPR: 30 pushes and 2 breaths. Do not stop.',
      fourth: 'Breathing: lay them on their side, wet clothes off, keep them warm.',
      note: 'Do not press the belly. Do not hang them upside down. To the hospital also when they feel well.',
    },
    fits: {
      title: 'Fits',
      first: 'Clear the space. Something soft under the head. Look at the clock.',
      second: 'Do not hold them down. Nothing in the mouth. No shoe or onion to smell.',
      third: 'When it stops, lay them on their side. Stay until they are fully awake.',
      fourth:
        'Call {ambulance}: more than 5 minutes, again, the first time, pregnant, hurt, diabetic, or in water.',
      note: 'A child with fever and a fit: do the same, and see a doctor the same day.',
    },
    heatStroke: {
      title: 'Heat stroke',
      first: 'Very hot body and confused talk, fits or unconscious: call {ambulance}.',
      second: 'Into the shade, take off spare clothes.',
      third: 'Cool at once: sit them in cold water or pour plenty of it, fan, ice on neck and armpits.',
      fourth: 'Only if fully awake: sips of water or ORS. No fever tablet.',
      note: '104 °F (40 °C) or more and not clear in the head is a danger to life.',
    },
    gas: {
      title: 'Angithi, gas',
      first: 'Open doors and windows. Out into the fresh air. Smell of gas: touch no switch, light nothing.',
      second: 'Carry the others out if you can breathe there. Close the cylinder.',
      third: 'Call {ambulance}; for a gas leak also {fire}.',
      fourth: 'No normal breath: start CPR. Breathing but unconscious: lay them on their side.',
      note: 'To the hospital also when they feel better. Never sleep with a burning angithi in a closed room.',
    },
    lowSugar: {
      title: 'Low sugar',
      first: 'Measure if there is a meter: below 70 is low. No meter: give sugar all the same.',
      second: 'Fully awake: 3 spoons of sugar in water, or a glass of juice. Nothing sugar-free.',
      third: 'Not better after 15 minutes: the same again. Better: eat roti or a meal.',
      fourth: 'Not fully awake: nothing by mouth. Lay them on their side, call {ambulance}.',
      note: 'No insulin and no sugar tablet now. Ask the doctor the same day.',
    },
    overdose: {
      title: 'Drug overdose',
      first: 'Shake them and shout. They do not wake: call {ambulance}.',
      second:
        'On the back, head tilted back, nose closed: one breath into the mouth every 5 seconds. No breath at all: CPR.',
      third: 'Naloxone, as nose spray or injection: give it if it is there.',
      fourth: 'Breathing again: lay them on their side and stay. The breath may stop again.',
      note: 'Say what was taken. No cold water, no milk, no salt.',
    },
    dogBite: {
      title: 'Dog bite',
      first: 'Wash the wound at once with soap and running water for 15 minutes.',
      second: 'No chilli, haldi, oil or lime. No stitches, no tight bandage.',
      third: 'Bleeds much: press with a clean cloth. Put on iodine or spirit if it is there.',
      fourth:
        'Vaccine the same day, free at the government hospital. Skin broken or bleeding: ask for the serum too. Take all doses.',
      note: 'The same for a cat, a monkey or a scratch. Rabies cannot be cured once it begins.',
    },
    dehydration: {
      title: 'Loose motions, ORS',
      first:
        'One packet of ORS in one litre of clean water. No packet: 6 level teaspoons of sugar and ½ of salt.',
      second: 'Small sips, often. After vomiting wait 10 minutes, then go on slowly.',
      third: 'Go on breastfeeding and eating. Children: zinc for 14 days.',
      fourth:
        'Sunken eyes, very sleepy, cannot drink, blood, or no urine for 8 hours: hospital now, {ambulance}.',
      note: 'Make it fresh each day. No medicine to stop the motions for a child.',
    },
    eyeSplash: {
      title: 'Something in the eye',
      first: 'Do not rub. Lime or powder: first wipe it off the lids.',
      second: 'Hold the eye open under running clean water: 30 minutes for lime, acid or spray.',
      third: 'Pour from the nose outwards, so that nothing runs into the other eye.',
      fourth: 'Cover it loosely with a clean cloth. Go to the hospital at once.',
      note: 'No surma, rose water, milk or old drops. Leave in what sticks in the eye.',
    },
  },
}
