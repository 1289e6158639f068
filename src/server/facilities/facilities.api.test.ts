import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addFacility,
  editFacility,
  hideFacility,
  listAllFacilities,
  listFacilities,
  listVillages,
  showFacility,
} from '../../shared/facilities/facilities.endpoints.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

const wished = {
  name: 'Aam Aadmi Clinic',
  namePa: 'ਆਮ ਆਦਮੀ ਕਲੀਨਿਕ',
  category: 'government',
  level: 'aamAadmiClinic',
  place: 'Nabha',
  address: 'Near the bus stand',
  postalCode: '੧੪੭੨੦੧',
  phone: '108',
  services: 'Pharmacy, ਬੁਖਾਰ; Pharmacy',
  timing: '8:00 AM - 2:00 PM',
  lat: '੩੦.੩੭੭',
  lng: '76.15',
}

let town: TestTown
let coordinator: SignedIn
let patient: SignedIn
beforeAll(async () => {
  town = await openTown({ servers: 2 })
  const { appContext } = first(town.servers)
  coordinator = await personIn(appContext, 'coordinator')
  patient = await personIn(appContext, 'patient')
})
afterAll(() => town.close())

const seen = () => town.api.must(listFacilities, { token: patient.token })
const all = () => town.api.must(listAllFacilities, { token: coordinator.token })

describe('before the list has real entries', () => {
  it('shows the four samples as samples, in the format of the specification', async () => {
    const samples = await seen()
    expect(samples).toHaveLength(4)
    expect(samples.every(({ isSample }) => isSample)).toBe(true)
    expect(samples.map(({ timing }) => timing).toSorted()).toEqual([
      '24/7',
      '24/7',
      '6:00 AM - 10:00 PM',
      '9:00 AM - 8:00 PM',
    ])
    expect(new Set(samples.map(({ category }) => category)).size).toBe(4)
    for (const { rating, postalCode } of samples) {
      expect(rating).toBeGreaterThanOrEqual(4)
      expect(rating).toBeLessThanOrEqual(4.5)
      expect(postalCode).toBe('147201')
    }
  })

  it('no sample has a number except the civil hospital, whose number is the town’s and unconfirmed', async () => {
    const withPhone = (await seen()).filter(({ phone }) => phone !== '')
    expect(withPhone).toMatchObject([
      { name: 'Civil Hospital Nabha', phone: '+91-1765-230123', isPhoneConfirmed: false },
    ])
  })

  it('has no villages', async () => {
    expect(await town.api.must(listVillages, { token: patient.token })).toEqual([])
  })
})

describe('a coordinator maintains the list', () => {
  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'a'.repeat(121) }, { name: 'tooLong' }],
    [{ category: '' }, { category: 'required' }],
    [{ category: 'all' }, { category: 'required' }],
    [{ level: 'castle' }, { level: 'required' }],
    [{ phone: 'ask inside' }, { phone: 'phoneInvalid' }],
    [{ postalCode: '1472' }, { postalCode: 'postalCode' }],
    [{ lat: '' }, { lat: 'required' }],
    [{ lat: 'north' }, { lat: 'degrees' }],
    [{ lat: '91' }, { lat: 'degrees' }],
    [
      { lat: '28.6', lng: '77.2' },
      { lat: 'tooFar', lng: 'tooFar' },
    ],
    [
      { lat: '76.15', lng: '30.37' },
      { lat: 'coordinatesSwapped', lng: 'coordinatesSwapped' },
    ],
    [
      { lat: 0, lng: 0 },
      { lat: 'coordinatesImpossible', lng: 'coordinatesImpossible' },
    ],
  ])('%o is refused, naming the field', async (wrong, fields) => {
    const told = await town.api.ask(addFacility, {
      token: coordinator.token,
      body: { ...wished, ...wrong },
    })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
    expect(await all()).toHaveLength(4)
  })

  it('adds one, once for any number of repeats; samples disappear except the civil hospital, other devices get the event', async () => {
    const stream = await follow(town.urls[1] ?? '', patient.token)
    const asked = { token: coordinator.token, body: wished, key: 'a-key-of-this-test-0001' }
    const added = await town.api.must(addFacility, asked)
    expect(added).toMatchObject({
      postalCode: '147201',
      services: ['Pharmacy', 'ਬੁਖਾਰ'],
      lat: 30.377,
      lng: 76.15,
      isSample: false,
      isHidden: false,
      rating: null,
      source: 'here',
    })
    expect(await town.api.must(addFacility, asked)).toEqual(added)
    expect((await seen()).map(({ name }) => name)).toEqual(['Aam Aadmi Clinic', 'Civil Hospital Nabha'])
    expect((await stream.change('facilities.changed')).data).toMatchObject({
      kind: 'facilities.changed',
      subject: added.id,
    })
    stream.close()
    const again = await town.api.ask(addFacility, { token: coordinator.token, body: wished })
    expect(again).toMatchObject({ status: 409, error: { code: 'alreadyThere' } })
  })

  it('two who add the same at once add it once', async () => {
    const body = { ...wished, name: 'Twin Clinic' }
    const told = await Promise.all(
      town.apis.map((api) => api.ask(addFacility, { token: coordinator.token, body })),
    )
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it('hides and shows again; repeating changes nothing', async () => {
    const one = (await seen()).find(({ name }) => name === 'Twin Clinic')
    const params = { id: one?.id ?? '' }
    const ask = { token: coordinator.token, params }
    expect((await town.api.must(hideFacility, ask)).isHidden).toBe(true)
    expect((await town.api.must(hideFacility, ask)).isHidden).toBe(true)
    expect((await seen()).map(({ name }) => name)).not.toContain('Twin Clinic')
    expect((await all()).find(({ id }) => id === params.id)?.isHidden).toBe(true)
    expect((await town.api.must(showFacility, ask)).isHidden).toBe(false)
    expect((await seen()).map(({ name }) => name)).toContain('Twin Clinic')
  })

  it('of two who edit the same, the second gets a conflict and overwrites nothing', async () => {
    const body = { ...wished, name: 'Contested Clinic', lat: '30.3901' }
    const added = await town.api.must(addFacility, { token: coordinator.token, body })
    const params = { id: added.id }
    town.clock.now = new Date(town.clock.now.getTime() + 60_000)
    const edits = [{ phone: '01765111111' }, { phone: '01765222222' }]
    const told = await Promise.all(
      edits.map((said, n) =>
        (town.apis[n] ?? town.api).ask(editFacility, {
          token: coordinator.token,
          params,
          body: { ...body, ...said, version: added.version },
        }),
      ),
    )
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(told.find(({ status }) => status === 409)).toMatchObject({ error: { code: 'changedMeanwhile' } })
    const winner = edits[told.findIndex(({ status }) => status === 200)]
    const saved = (await all()).find(({ id }) => id === added.id)
    expect(saved).toMatchObject({ ...winner })
    // Having seen it, the coordinator may overwrite.
    const again = { ...body, ...edits[1], version: saved?.version }
    town.clock.now = new Date(town.clock.now.getTime() + 60_000)
    await town.api.must(editFacility, { token: coordinator.token, params, body: again })
  })

  it('editing what another coordinator hid meanwhile is a conflict', async () => {
    const body = { ...wished, name: 'Vanishing Clinic', lat: '30.3911' }
    const added = await town.api.must(addFacility, { token: coordinator.token, body })
    const ask = { token: coordinator.token, params: { id: added.id } }
    town.clock.now = new Date(town.clock.now.getTime() + 60_000)
    await town.api.must(hideFacility, ask)
    const told = await town.api.ask(editFacility, { ...ask, body: { ...body, version: added.version } })
    expect(told).toMatchObject({ status: 409, error: { code: 'changedMeanwhile' } })
  })

  it('a hidden facility is not shown again beside its replacement', async () => {
    const body = { ...wished, name: 'Replaced Clinic', lat: '30.3921' }
    const old = await town.api.must(addFacility, { token: coordinator.token, body })
    const ask = { token: coordinator.token, params: { id: old.id } }
    await town.api.must(hideFacility, ask)
    const added = await town.api.must(addFacility, { token: coordinator.token, body })
    expect(await town.api.ask(showFacility, ask)).toMatchObject({
      status: 409,
      error: { code: 'alreadyThere' },
    })
    await town.api.must(hideFacility, { token: coordinator.token, params: { id: added.id } })
    // Of two concurrent requests to show one of the twins each, one succeeds.
    const told = await Promise.all(
      [old, added].map(({ id }, n) =>
        (town.apis[n] ?? town.api).ask(showFacility, { token: coordinator.token, params: { id } }),
      ),
    )
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('the town’s civil hospital stays among real ones, without its invented details', async () => {
    const civil = (await seen()).find(({ name }) => name === 'Civil Hospital Nabha')
    expect(civil).toMatchObject({
      phone: '+91-1765-230123',
      isPhoneConfirmed: false,
      isSample: false,
      isPlaceDoubtful: true,
      services: [],
      timing: '',
      rating: null,
    })
    const body = { ...wished, name: 'Sub-Divisional Hospital', level: 'subDivisional', lat: '30.374' }
    const added = await town.api.must(addFacility, { token: coordinator.token, body })
    expect((await seen()).map(({ name }) => name)).not.toContain('Civil Hospital Nabha')
    await town.api.must(hideFacility, { token: coordinator.token, params: { id: added.id } })
    expect((await seen()).map(({ name }) => name)).toContain('Civil Hospital Nabha')
  })

  it('a sample that is edited becomes real, without its invented rating', async () => {
    const sample = (await all()).find(({ isSample }) => isSample)
    const params = { id: sample?.id ?? '' }
    const body = { ...wished, name: 'Civil Hospital Nabha', level: 'subDivisional', lat: '30.3752' }
    const edited = await town.api.must(editFacility, { token: coordinator.token, params, body })
    expect(edited).toMatchObject({ isSample: false, rating: null, level: 'subDivisional' })
    const other = { ...body, name: wished.name, lat: wished.lat }
    const told = await town.api.ask(editFacility, { token: coordinator.token, params, body: other })
    expect(told).toMatchObject({ status: 409, error: { code: 'alreadyThere' } })
  })

  it('the unconfirmed number stays unconfirmed however it is written', async () => {
    const body = { ...wished, name: 'Civil Hospital OPD', phone: '01765 230123' }
    const added = await town.api.must(addFacility, { token: coordinator.token, body })
    expect(added.isPhoneConfirmed).toBe(false)
    await town.api.must(hideFacility, { token: coordinator.token, params: { id: added.id } })
  })

  it.each([
    [editFacility, wished],
    [hideFacility, undefined],
    [showFacility, undefined],
  ])('%o: an unknown id is not found', async (endpoint, body) => {
    for (const id of ['x', '01a1fd14-3547-736d-953f-202a5e4eea86']) {
      const told = await town.api.ask(endpoint, { token: coordinator.token, params: { id }, body })
      expect(told.status).toBe(404)
    }
  })

  it('records who did what in the audit log', async () => {
    const rows = await first(town.servers)
      .appContext.store.db.selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('actor_id', '=', coordinator.id)
      .execute()
    const actions = new Set(rows.map(({ action }) => action))
    expect(actions).toEqual(
      new Set(['facilities.add', 'facilities.edit', 'facilities.hide', 'facilities.show']),
    )
    expect(rows.every(({ subject }) => subject !== null)).toBe(true)
  })
})
