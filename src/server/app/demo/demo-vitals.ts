import { addDays, dayIn } from '../../../shared/kit/time/town-time.ts'
import type { BuiltPerson } from '../../accounts/accounts.fixtures.ts'
import { buildAlarm } from '../../alarms/alarms.fixtures.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { buildReadings, type ReadingOptions } from '../../vitals/vitals.fixtures.ts'

type Options = Pick<ReadingOptions, 'type' | 'value' | 'context'>

/** Weekly up to yesterday, oldest first: high at first, improving since. */
const pressures = ['152/96', '148/94', '144/92', '146/90', '138/88', '134/86', '128/84', '124/82']
const pulses = ['88', '104', '84', '82', '80', '78', '76', '74']
const sugars = ['fasting 142', 'fasting 136', '188 after food', 'fasting 128', 'fasting 118', 'fasting 112']
const oxygens = ['96', '97', '94', '98']

/** The specification's sample figures: the patient's latest readings. */
const sampleVitals: Options[] = [
  { type: 'temperature', value: '98.6' },
  { type: 'heartRate', value: '72' },
  { type: 'bloodPressure', value: '120/80' },
]

/** The patient who signs in has weeks of readings; another of the first doctor's patients has a critical one, with an alarm. */
export async function seedDemoVitals(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  patient: BuiltPerson,
  other: BuiltPerson | undefined,
): Promise<void> {
  const now = appContext.clock()
  const today = dayIn(appContext.town.timeZone, now)
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const weekly = (type: Options['type'], values: readonly string[]) =>
    values.map((value, nth) => on(-7 * (values.length - 1 - nth) - 1, { type, value }))
  const on = (days: number, options: Options): ReadingOptions => ({
    ...options,
    patientId: patient.patientId,
    date: addDays(today, days),
    at: minutesAgo(-days * 24 * 60),
  })
  await buildReadings(appContext, [
    on(-58, { type: 'height', value: "5'3" }),
    on(-57, { type: 'weight', value: '61.5 kg' }),
    on(-2, { type: 'weight', value: '57 kg' }),
    ...weekly('bloodPressure', pressures),
    ...weekly('heartRate', pulses),
    ...weekly('bloodSugar', sugars),
    ...weekly('oxygenSaturation', oxygens),
    on(-20, { type: 'temperature', value: '101.2 F' }),
    on(-18, { type: 'temperature', value: '99.1' }),
    ...sampleVitals.map((options, nth) => ({
      ...options,
      patientId: patient.patientId,
      at: minutesAgo(90 - nth * 5),
    })),
    ...(other
      ? [{ patientId: other.patientId, type: 'bloodPressure' as const, value: '186/112', at: minutesAgo(25) }]
      : []),
  ])
  if (other) await buildAlarm(appContext, { patientId: other.patientId, raisedAt: minutesAgo(2) })
}
