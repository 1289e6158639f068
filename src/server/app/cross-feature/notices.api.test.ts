import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import { en, hi, pa } from '../../../shared/i18n/locales.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { personIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { publish, topicOfPerson } from '../../platform/events/publish.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { features } from '../features.ts'

/** All kinds of notices, as declared by the features' plugins. */
const kinds = features.flatMap(({ name, notices = [] }) => notices.map((kind) => [kind, name] as const))

it('every kind of notice belongs to the feature that sends it', () => {
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter(([kind, feature]) => !kind.startsWith(`${feature}.`))).toEqual([])
})

describe.each(Object.entries({ en, hi, pa }))('in %s', (_, messages: Record<string, object>) => {
  it.each(kinds)('%s has a sentence', (kind, feature) => {
    const sentences = new Map(Object.entries(messages[`${feature}Notices`] ?? {}))
    expect(sentences.get(kind.slice(feature.length + 1))).toMatch(/\p{L}/u)
  })
})

describe('a notice of a feature that was removed', () => {
  let town: TestTown
  beforeAll(async () => {
    town = await openTown()
  })
  afterAll(() => town.close())

  it('is left out of notices and activities, and those of other features stay', async () => {
    const { appContext } = first(town.servers)
    const { id: personId, token } = await personIn(appContext, 'patient')
    for (const kind of ['waterTests.done', 'vitals.attended']) {
      const event = { kind, subject: newId(), topics: [topicOfPerson(personId)] }
      const tell = [{ personId, facts: { doctor: 'Meena', value: '120/80' } }]
      await appContext.store.db
        .transaction()
        .execute((tx) => publish(tx, { ...event, tell }, appContext.clock()))
    }
    for (const endpoint of [listNotices, listActivities]) {
      const told = await town.api.must(endpoint, { token })
      expect(told.map(({ kind }) => kind)).toEqual(['vitals.attended'])
    }
  })
})
