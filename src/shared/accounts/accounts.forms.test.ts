import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { fieldCodes } from '../kit/schemas.ts'
import { credentials, registration } from './accounts.forms.ts'

const good = {
  email: 'asha@example.org',
  password: 'secret1',
  confirmPassword: 'secret1',
  name: 'Asha Rani',
  phone: '9814012345',
  role: 'patient',
}

function codeOf(username: string): string | undefined {
  const parsed = v.safeParse(registration, { ...good, username })
  return parsed.success ? undefined : fieldCodes(parsed.issues).username
}

describe('a new username', () => {
  it.each([
    'asha',
    'Asha.Rani-84_x',
    'ਆਸ਼ਾ',
    'ਆਸ਼ਾ੮੪',
    'आशा.रानी',
    'ਹਰਪ੍ਰੀਤ-84',
    '9814012345',
    'rooted',
    'administered',
  ])('may be %s', (name) => expect(codeOf(name)).toBeUndefined())

  it.each([
    ['a Cyrillic letter', '\u0441oord1'],
    ['a Greek letter', 'ash\u03b1'],
    ['letters of two scripts', 'ashaਆਸ਼ਾ'],
    ['a dot at the end', 'asha.'],
    ['a dash at the beginning', '-asha'],
    ['a joiner', 'as\u200dha'],
    ['a letter that case folding makes an s', 'a\u017fha'],
  ])('cannot have %s', (_, name) => expect(codeOf(name)).toBe('usernameShape'))

  it.each(['admin', 'Admin', 'root', 'coordinator', 'co-ordinator', 'Support.1', 'nabz2', '\uff41dmin'])(
    'cannot be %s, which would look official',
    (name) => expect(codeOf(name)).toMatch(/^username(Reserved|Shape)$/),
  )

  it('applies only to new accounts: older ones still sign in with theirs', () => {
    for (const identifier of ['admin', '\u0441oord1', 'coord1.'])
      expect(v.parse(credentials, { identifier, password: 'x' }).identifier).toBe(identifier)
  })
})
