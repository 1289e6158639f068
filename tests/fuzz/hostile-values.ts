import fc from 'fast-check'

/** Texts that break programs: unstorable, impossible dates, extreme lengths, malformed numbers. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202eabc',
  '\u200d',
  '\r\nSet-Cookie: a=b',
  'a'.repeat(5000),
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '+275760-09-13',
  '2026-02-30',
  '24:00',
  '1e400',
  '-1',
  'NaN',
  '9999999999999.00000000-0000-0000-0000-000000000000',
  '__proto__',
  "'; drop table persons; --",
  '%',
  '\\',
  '{}',
  '👩‍⚕️',
  'ਗੁਰਪ੍ਰੀਤ',
]

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { '\0': 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 50, max: 80 }).map(nested),
)

/** Bodies that are not JSON, or not what a form expects, as text. */
export const hostileBody = fc.constantFrom(
  '',
  '{',
  '{"a":',
  'null',
  '[]',
  '"text"',
  '7',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
  '['.repeat(30_000),
  `{"a":"${'a'.repeat(70_000)}"}`,
  '\ufeff{}',
)

/** URL-encoded values in place of an id. */
export const hostileSegment = fc.constantFrom(
  '%00',
  '%zz',
  '%',
  '%ff',
  '%e0%a4',
  '..%2f..',
  'undefined',
  '0',
  'a'.repeat(300),
)

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { in: value }
  return value
}
