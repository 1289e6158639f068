import { describe, expect, it } from 'vitest'
import { readVital, type Typed } from './vitals.parse.ts'
import { readingText } from './vitals.units.ts'

type Type = Typed['type']

/** Typed text, and how it is parsed. */
const understood: [Type, string, string][] = [
  ['bloodPressure', '120/80', '120/80 mmHg'],
  ['bloodPressure', '120 80', '120/80 mmHg'],
  ['bloodPressure', '120-80', '120/80 mmHg'],
  ['bloodPressure', '120 / 80 mm Hg', '120/80 mmHg'],
  ['bloodPressure', 'BP 120 over 80, left arm', '120/80 mmHg'],
  ['bloodPressure', '੧੨੦/੮੦', '120/80 mmHg'],
  ['bloodPressure', '१२०/८०', '120/80 mmHg'],
  ['bloodPressure', '１２０／８０', '120/80 mmHg'],
  ['heartRate', '72', '72/min'],
  ['heartRate', '72 bpm', '72/min'],
  ['heartRate', '72/min', '72/min'],
  ['heartRate', '72 beats per minute', '72/min'],
  ['heartRate', '੭੨', '72/min'],
  ['bloodSugar', '100', '100 mg/dL'],
  ['bloodSugar', '100 mg/dl', '100 mg/dL'],
  ['bloodSugar', '100mg', '100 mg/dL'],
  ['bloodSugar', '5.6 mmol', '5.6 mmol/L (101 mg/dL)'],
  ['bloodSugar', '5,6 mmol/l', '5.6 mmol/L (101 mg/dL)'],
  ['bloodSugar', '34', '34 mg/dL'],
  ['temperature', '98.6', '98.6 °F (37 °C)'],
  ['temperature', '98,6', '98.6 °F (37 °C)'],
  ['temperature', '98.7', '98.7 °F (37.1 °C)'],
  ['temperature', '37', '37 °C'],
  ['temperature', '37 C', '37 °C'],
  ['temperature', '37°', '37 °C'],
  ['temperature', '37º C', '37 °C'],
  ['temperature', '37ºC', '37 °C'],
  ['temperature', '38.5℃', '38.5 °C'],
  ['temperature', '101F', '101 °F (38.3 °C)'],
  ['temperature', '੯੮.੬', '98.6 °F (37 °C)'],
  ['oxygenSaturation', '98', '98%'],
  ['oxygenSaturation', 'SpO2 98 %', '98%'],
  ['height', '170', '170 cm'],
  ['height', '1.7 m', '1.7 m (170 cm)'],
  ['height', '1.70', '1.7 m (170 cm)'],
  ['height', `5'7"`, '170.2 cm'],
  ['height', '5 ft 7 in', '170.2 cm'],
  ['height', '5 ਫੁੱਟ 7 ਇੰਚ', '170.2 cm'],
  ['weight', '68.5 kg', '68.5 kg'],
  ['weight', '੬੮ ਕਿਲੋ', '68 kg'],
  ['weight', '1.8', '1.8 kg'],
  ['weight', '0.4', '0.4 kg'],
  ['height', '48', '48 cm'],
  ['bloodPressure', '65/35', '65/35 mmHg'],
  ['bloodPressure', '60/40', '60/40 mmHg'],
  ['bloodPressure', '120/80 72', '120/80 mmHg'],
  ['bloodPressure', '120/80/72', '120/80 mmHg'],
  ['bloodSugar', 'HI', 'HI'],
  ['bloodSugar', 'lo', 'LO'],
  ['bloodSugar', 'हाई', 'HI'],
  ['bloodSugar', 'लो', 'LO'],
  ['bloodSugar', 'ਹਾਈ', 'HI'],
  ['bloodSugar', 'ਲੋ', 'LO'],
  ['bloodSugar', 'sugar high', 'HI'],
  ['bloodSugar', '30', '30 mg/dL'],
  ['respiratoryRate', '੪੨', '42/min'],
  ['haemoglobin', '9.8 g/dl', '9.8 g/dL'],
  ['haemoglobin', '9.8 gm', '9.8 g/dL'],
  ['hba1c', '7.2 %', '7.2%'],
  ['armCircumference', '11.4 cm', '11.4 cm'],
  ['armCircumference', '114 mm', '114 mm (11.4 cm)'],
  ['armCircumference', '114', '114 mm (11.4 cm)'],
]

/** Text that is refused, with the reason. */
const refused: [Type, string, string][] = [
  ['bloodPressure', '', 'required'],
  ['bloodPressure', '  ', 'required'],
  ['bloodPressure', 'high', 'unreadable'],
  ['bloodPressure', '18_/112', 'unreadable'],
  ['armCircumference', '1_', 'unreadable'],
  ['bloodPressure', '120', 'pressureShape'],
  ['bloodPressure', '120/80 72 90', 'pressureShape'],
  ['bloodPressure', '120/80 15', 'heartRateImpossible'],
  ['bloodPressure', '80/120', 'pressureOrder'],
  ['bloodPressure', '100/100', 'pressureOrder'],
  ['bloodPressure', '29/15', 'bloodPressureImpossible'],
  ['bloodPressure', '301/100', 'bloodPressureImpossible'],
  ['bloodPressure', '120/9', 'bloodPressureImpossible'],
  ['bloodPressure', '250/201', 'bloodPressureImpossible'],
  ['bloodPressure', '12o/80', 'unreadable'],
  ['bloodPressure', '120/80 kg', 'unitUnfit'],
  ['heartRate', '72 80', 'oneNumber'],
  ['heartRate', '72-80', 'oneNumber'],
  ['heartRate', '-72', 'unreadable'],
  ['heartRate', '7a2', 'unreadable'],
  ['heartRate', '19', 'heartRateImpossible'],
  ['heartRate', '301', 'heartRateImpossible'],
  ['bloodSugar', '5.6', 'sugarUnitNeeded'],
  ['bloodSugar', '9.9', 'sugarUnitNeeded'],
  ['heartRate', 'HI', 'unreadable'],
  ['respiratoryRate', '3', 'respiratoryRateImpossible'],
  ['haemoglobin', '26', 'haemoglobinImpossible'],
  ['hba1c', '2.9', 'hba1cImpossible'],
  ['armCircumference', '4', 'armCircumferenceImpossible'],
  ['bloodSugar', '9 mg', 'bloodSugarImpossible'],
  ['bloodSugar', '1001', 'bloodSugarImpossible'],
  ['bloodSugar', '110 mmol', 'bloodSugarImpossible'],
  ['bloodSugar', '110 C', 'unitUnfit'],
  ['temperature', '24.9', 'temperatureImpossible'],
  ['temperature', '45.1', 'temperatureImpossible'],
  ['temperature', '60', 'temperatureImpossible'],
  ['temperature', '76.9', 'temperatureImpossible'],
  ['temperature', '113.1', 'temperatureImpossible'],
  ['temperature', '37 F', 'temperatureImpossible'],
  ['temperature', '98.6 C', 'temperatureImpossible'],
  ['temperature', '37 kg', 'unitUnfit'],
  ['oxygenSaturation', '101', 'oxygenSaturationImpossible'],
  ['oxygenSaturation', '29', 'oxygenSaturationImpossible'],
  ['height', '29', 'heightImpossible'],
  ['height', '5', 'heightImpossible'],
  ['height', '5.7 ft', 'unreadable'],
  ['weight', '351', 'weightImpossible'],
  ['weight', '0.3', 'weightImpossible'],
]

describe('typed text', () => {
  it.each(understood)('%s: %s is %s', (type, value, text) => {
    const read = readVital({ type, value })
    expect('refusal' in read ? read.refusal : readingText(read)).toBe(text)
  })

  it.each(refused)('%s: "%s" is refused: %s', (type, value, refusal) => {
    expect(readVital({ type, value })).toEqual({ refusal })
  })

  it.each([
    ['bloodPressure', '30/10', [30, 10]],
    ['bloodPressure', '300/200', [300, 200]],
    ['heartRate', '20', [20]],
    ['heartRate', '300', [300]],
    ['bloodSugar', '10 mg', [10]],
    ['bloodSugar', '1000', [1000]],
    ['temperature', '25', [25]],
    ['temperature', '45', [45]],
    ['temperature', '77', [25]],
    ['temperature', '113', [45]],
    ['oxygenSaturation', '30', [30]],
    ['oxygenSaturation', '100', [100]],
  ] as const)('%s: the last possible value %s is possible', (type, value, values) => {
    expect(readVital({ type, value })).toMatchObject({ values })
  })
})

describe('blood sugar, before or after a meal', () => {
  it.each([
    ['110', '', 'anyTime'],
    ['110', 'random', 'random'],
    ['110 RBS', 'fasting', 'anyTime'],
    ['110', 'fasting', 'fasting'],
    ['fasting 110', '', 'fasting'],
    ['110 F', '', 'fasting'],
    ['110 PP', 'fasting', 'afterFood'],
    ['ਖਾਲੀ ਪੇਟ 110', 'random', 'fasting'],
    ['110 खाली पेट', '', 'fasting'],
    ['खाने के बाद 180', 'fasting', 'afterFood'],
  ] as const)('"%s" with "%s" chosen is %s', (value, context, expected) => {
    expect(readVital({ type: 'bloodSugar', value, context })).toMatchObject({ context: expected })
  })

  it('applies to no other type', () => {
    expect(readVital({ type: 'heartRate', value: '72', context: 'fasting' })).toMatchObject({ context: null })
  })
})

describe('a number that is read, and asked about', () => {
  it.each([
    ['bloodPressure', '120/80', null],
    ['bloodPressure', '69/45', 'value'],
    ['bloodPressure', '80/39', 'value'],
    ['bloodPressure', '261/120', 'value'],
    ['bloodSugar', '10', 'unit'],
    ['bloodSugar', '33.9', 'unit'],
    ['bloodSugar', '34', null],
    ['bloodSugar', '30 mg', null],
    ['bloodSugar', '16 mmol', null],
  ] as const)('%s %s: %s', (type, value, doubt) => {
    expect(readVital({ type, value })).toMatchObject({ doubt })
  })

  it.each([
    ['120/80 72', 72],
    ['120/80/72', 72],
    ['120/80 pulse 72 bpm', 72],
    ['120/80', null],
  ])('the third number of "%s" is a pulse of %s', (value, pulse) => {
    expect(readVital({ type: 'bloodPressure', value })).toMatchObject({ values: [120, 80], pulse })
  })
})
