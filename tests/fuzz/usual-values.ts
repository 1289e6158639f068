import fc from 'fast-check'

/** Within and at the limits of what may be requested; the town's clock is at 21 November 2026. */
const day = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map((offset) => dayAfter('2026-11-20', offset)),
  fc.constantFrom('2026-11-21', '2026-11-22', '2025-01-01', '1900-01-01', '2200-12-31', ''),
)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45', '07'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const person = fc.constantFrom('Asha Rani', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'राणी देवी', 'Dr. Rao', 'a')
const key = fc.string({ unit: fc.constantFrom('A', 'b', '1', '_', '-'), minLength: 22, maxLength: 22 })
const endpoint = fc.constantFrom(
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/x',
  'no address',
)

/** Realistic values by property name, for any operation: without them hardly a request would pass validation. */
export const usualValues: Record<string, fc.Arbitrary<unknown>> = {
  name: person,
  username: fc.integer({ min: 0, max: 5000 }).map((number) => `someone${number}`),
  email: fc.integer({ min: 0, max: 5000 }).map((number) => `someone${number}@example.org`),
  identifier: fc.integer({ min: 0, max: 5000 }).map((number) => `someone${number}`),
  password: fc.constantFrom('secret-word-1', 'other'),
  confirmPassword: fc.constant('secret-word-1'),
  consents: fc.constantFrom('care', 'calls', 'account'),
  purposes: fc.constantFrom('care', 'calls', 'account'),
  version: fc.constantFrom(1, 2),
  phone: fc.constantFrom('9876543210', '+91 98765 43210', '੯੮੭੬੫੪੩੨੧੦'),
  mobile: fc.constantFrom('9876543210', '987'),
  age: fc.constantFrom('34', 34, '੪੦', 0, 121),
  gender: fc.constantFrom('Male', 'female', 'Other', 'none'),
  address: fc.constantFrom('Flat 4\r\nNabha', ''),
  specialization: fc.constantFrom('fever', 'heart', 'cardiology', 'ਬੁਖਾਰ', ''),
  date: day,
  day,
  from: day,
  to: day,
  startsOn: day,
  endsOn: day,
  on: fc.constantFrom(1, 2, 21, 0),
  off: fc.constantFrom(1, 7, 29, 400),
  time,
  times: time,
  value: fc.constantFrom('120/80', '230/150', '98.6', '37 C', '5.6 mmol', '72', '170', '-3'),
  height: fc.constantFrom('170', '5 ft 6', ''),
  weight: fc.constantFrom('70', '150 lb', ''),
  search: fc.constantFrom('asha', 'ਗੁਰ', '98765', '%', '_', ''),
  person: fc.constantFrom('asha', '%'),
  after: fc.uuid().map((id) => `1795000000000.${id}`),
  limit: fc.constantFrom('1', '20', '100', '101', '0'),
  lat: fc.constantFrom('30.37', 30.37, '91'),
  lng: fc.constantFrom('76.15', 76.15, '181'),
  reason: fc.constantFrom('I am away', ''),
  registrationNumber: fc.constantFrom('PMC-12345', ''),
  experience: fc.constantFrom('12', '5 years'),
  clinic: fc.constantFrom('Civil Hospital'),
  endpoint,
  p256dh: fc.constant(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ),
  auth: key,
}

function dayAfter(start: string, days: number): string {
  return new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
}
