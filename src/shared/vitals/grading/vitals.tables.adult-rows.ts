import { man, woman, type Rows } from './vitals.tables.people.ts'

/** The rows of vitals.tables.test.ts for adults. */
export const adults: Rows[] = [
  [
    'adult',
    man,
    'bloodPressure',
    null,
    {
      green: '100/60 120/80 139/89',
      // Dizzy or fainted: amber.
      'green or amber': '120/59 100/40',
      yellow: '99/60 91/60 140/80 120/90 179/109 179/80 130/109',
      'amber or red': '90/60 80/50 180/80 219/109 140/110 180/110 120/39',
      red: '79/50 65/35 60/40 30/10 220/90 300/200',
    },
  ],
  [
    'adult, narrow pulse pressure (dengue)',
    man,
    'bloodPressure',
    null,
    {
      'yellow or amber': '100/80 108/89',
      green: '101/80',
    },
  ],
  [
    'adult',
    man,
    'heartRate',
    null,
    {
      'green, amber if irregular': '51 72 100',
      'yellow or amber': '50 41 101 130',
      red: '40 39 20 131 300',
    },
  ],
  [
    'adult',
    man,
    'bloodSugar',
    'fasting',
    {
      green: '70 99',
      yellow: '69 55 100 125 126 199',
      'amber or red': '200 299 300 1000',
      red: '54 53 10 HI LO',
    },
  ],
  [
    'adult',
    man,
    'bloodSugar',
    'afterFood',
    {
      green: '70 139',
      yellow: '69 55 140 199 200 299',
      'amber or red': '300 1000',
      red: '54 10 HI LO',
    },
  ],
  [
    'adult',
    man,
    'bloodSugar',
    'anyTime',
    {
      green: '70 199',
      yellow: '69 55 200 299',
      'amber or red': '300 1000',
      red: '54 10 HI LO',
    },
  ],
  [
    'adult',
    man,
    'temperature',
    null,
    {
      green: '35.1 36.0 36.6 37.9 96.5',
      yellow: '38.0 39.0 100.4',
      'amber or red': '39.1 39.9',
      red: '35.0 34.9 25 40.0 104 104.5 105 45',
    },
  ],
  [
    'adult',
    man,
    'oxygenSaturation',
    null,
    {
      green: '95 100',
      yellow: '94',
      'amber or red': '93 91',
      red: '90 89 30',
    },
  ],
  [
    'adult',
    man,
    'respiratoryRate',
    null,
    {
      green: '12 20',
      yellow: '11 9',
      amber: '21 24',
      red: '8 4 25 60',
    },
  ],
  [
    'man',
    man,
    'haemoglobin',
    null,
    {
      green: '13.0 18.0',
      yellow: '12.9 8.0 18.1',
      'amber or red': '7.9 5.0',
      red: '4.9',
    },
  ],
  [
    'woman',
    woman,
    'haemoglobin',
    null,
    {
      green: '12.0 18.0',
      yellow: '11.9 8.0 18.1',
      'amber or red': '7.9 5.0',
      red: '4.9',
    },
  ],
  ['adult', man, 'armCircumference', null, { 'no grade': '18 25 40' }],
  ['anybody', man, 'hba1c', null, { green: '4.0 5.6', yellow: '3.9 5.7 6.4 6.5 12' }],
]
