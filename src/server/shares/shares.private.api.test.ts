import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareContents } from '../../shared/shares/shares.rules.ts'
import { readShareContent } from '../../shared/shares/shares.endpoints.ts'
import { secretsIn, type Secrets } from '../../../tests/setup/sensitive-record.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let known: Secrets
beforeAll(async () => {
  town = await openTown()
  known = await secretsIn(first(town.servers).appContext)
})
afterAll(() => town.close())

/** A private visit with its note, prescription and tests, a paper and two illnesses: all of it says so. */
const secret = /secret|fluoxetine/i
async function contentOf(query: {
  content: (typeof shareContents)[number]
  private?: 'yes'
}): Promise<string> {
  const { content } = await town.api.must(readShareContent, { token: known.patient.token, query })
  return new TextDecoder().decode(content)
}

describe('what is private', () => {
  it.each(shareContents)('is not in a link with %s', async (content) => {
    expect(await contentOf({ content })).not.toMatch(secret)
  })

  it.each(['summary', 'all'] as const)('is in one with %s when the patient ticks it', async (content) => {
    expect(await contentOf({ content, private: 'yes' })).toMatch(secret)
  })
})
