import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  editFacility,
  hideFacility,
  listAllFacilities,
  listFacilities,
  listVillages,
} from '../../shared/facilities/facilities.endpoints.ts'
import { listAudit } from '../../shared/audit/audit.endpoints.ts'
import { personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildFacility } from './facilities.fixtures.ts'
import { readImportFile } from './facilities.files.ts'
import type { ImportReport } from './facilities.runner.ts'
import { importFacilities, importVillages } from './facilities.import.ts'

const facilitiesCsv = `\uFEFFfacility_id,description_raw,type_guess,village,lat,lon
1,Primary Health Centre,PHC,Kakrala,30.37351,76.1592
2,"dispensary, civil",dispensary,Rohta,30.38138,76.18834

3,Veyeinary Hospital,hospital,Ghagga,30.3,76.1
4,PHC,PHC,Delhi,28.6,77.2
5,rohta,other,Rohta,30.38,76.18
6,PHC,PHC,Rohta,,
7,PHC
`
const villagesCsv = `hab_id,name,population,lat,lon
11,Kakrala,3740,30.36978,76.09052
12,Rohta,1572,30.38138,76.18834
13,,12,30.3,76.1
14,Farthest,500,30.6,76.1515
`

let town: TestTown
let coordinator: SignedIn
let folder: string
beforeAll(async () => {
  town = await openTown()
  coordinator = await personIn(first(town.servers).appContext, 'coordinator')
  folder = await mkdtemp(path.join(tmpdir(), 'nabz-import-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await town.close()
})

async function bring(
  kind: 'facilities' | 'villages',
  text: string | Buffer,
  isTrial = false,
): Promise<ImportReport> {
  const file = path.join(folder, 'list')
  await writeFile(file, text)
  const found = await readImportFile(kind, file)
  const { appContext } = first(town.servers)
  const options = { centre: appContext.town.centre, isTrial, now: appContext.clock(), fileName: 'list.csv' }
  return found.kind === 'facilities'
    ? importFacilities(appContext.store.db, found, options)
    : importVillages(appContext.store.db, found, options)
}
const seen = () => town.api.must(listFacilities, { token: coordinator.token })

describe('a GeoSadak list', () => {
  it('a dry run reports what would happen and saves nothing', async () => {
    expect(await bring('facilities', facilitiesCsv, true)).toMatchObject({ taken: 2, villagesKnown: 0 })
    expect(await seen()).toHaveLength(4)
  })

  it('villages: accepted and refused by line, and repeated without duplicates', async () => {
    const report = await bring('villages', villagesCsv)
    expect(report).toMatchObject({ taken: 3, refused: [{ line: 4, reason: 'nameMissing' }] })
    expect(await bring('villages', villagesCsv)).toMatchObject({ taken: 0, unchanged: 3, changed: [] })
    const villages = await town.api.must(listVillages, { token: coordinator.token })
    expect(villages[1]).toEqual({ name: 'Kakrala', lat: 30.36978, lng: 76.09052, source: 'geoSadak' })
  })

  it('facilities: accepted, refused and doubtful by line; samples disappear, the civil hospital stays', async () => {
    const report = await bring('facilities', facilitiesCsv)
    expect(report).toMatchObject({ taken: 2, unchanged: 0, missing: 0, villagesKnown: 3 })
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [5, 'notForHumans'],
      [6, 'tooFar'],
      [7, 'nothingSaid'],
      [8, 'unreadable'],
      [9, 'lineCut'],
    ])
    expect(report.doubtful).toMatchObject([{ line: 2, reason: 'farFromItsVillage', km: 6.6 }])
    expect((await seen()).map(({ name, isPlaceDoubtful }) => [name, isPlaceDoubtful])).toEqual([
      ['Civil Hospital Nabha', true],
      ['Dispensary, Rohta', false],
      ['Primary Health Centre, Kakrala', true],
    ])
  })

  it('a file truncated inside a number moves nothing', async () => {
    const header = 'facility_id,description_raw,type_guess,village,lat,lon,in_block\n'
    const cut = await bring('facilities', `${header}1,Primary Health Centre,PHC,Kakrala,30.37351,76.1`)
    expect(cut).toMatchObject({ taken: 0, changed: [], refused: [{ line: 2, reason: 'lineCut' }] })
    expect(await bring('facilities', facilitiesCsv)).toMatchObject({ taken: 0, unchanged: 2, changed: [] })
  })

  it('repeated: no duplicates; changes are applied; missing ones stay', async () => {
    expect(await bring('facilities', facilitiesCsv)).toMatchObject({ taken: 0, unchanged: 2, changed: [] })
    const other = facilitiesCsv.replace('30.37351,76.1592', '30.36978,76.09052').replace(/^2,.*\n/m, '')
    expect(await bring('facilities', other)).toMatchObject({
      taken: 0,
      changed: [{ line: 2, fields: ['lat', 'lng', 'is_place_doubtful'] }],
      missing: 1,
    })
    expect(await seen()).toHaveLength(3)
  })

  it('never overrides a coordinator: corrected stays corrected, hidden stays hidden', async () => {
    const [, dispensary, centre] = await seen()
    const token = coordinator.token
    const body = { ...dispensary, services: 'Dental', category: 'charitable' }
    await town.api.must(editFacility, { token, params: { id: dispensary?.id ?? '' }, body })
    await town.api.must(hideFacility, { token, params: { id: centre?.id ?? '' } })
    const report = await bring('facilities', facilitiesCsv)
    expect(report.kept).toMatchObject([{ line: 3 }])
    expect(report.changed).toMatchObject([{ line: 2 }])
    expect(await seen()).toMatchObject([
      { name: 'Civil Hospital Nabha' },
      { services: ['Dental'], category: 'charitable' },
    ])
    expect(await town.api.must(listAllFacilities, { token })).toHaveLength(6)
  })
})

describe('an OpenStreetMap list', () => {
  const features = [
    {
      type: 'Feature',
      id: 'node/1',
      properties: {
        amenity: 'clinic',
        name: 'Gill Clinic',
        'name:pa': 'ਗਿੱਲ ਕਲੀਨਿਕ',
        phone: '+91 1765 000000; 108',
        opening_hours: 'Mo-Sa 09:00-14:00',
        'healthcare:speciality': 'general;dental_oral',
        'addr:city': 'Nabha',
      },
      geometry: { type: 'Point', coordinates: [76.15, 30.377] },
    },
    {
      type: 'Feature',
      properties: { '@id': 'way/2', amenity: 'hospital', name: 'City Hospital', emergency: 'yes' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [76.1, 30.3],
            [76.2, 30.3],
            [76.2, 30.4],
            [76.1, 30.3],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      id: 'node/3',
      properties: { amenity: 'veterinary', name: 'Gill {Clinic]' },
      geometry: { type: 'Point', coordinates: [76.15, 30.37] },
    },
    {
      type: 'Feature',
      id: 'node/4',
      properties: { amenity: 'clinic', name: 'Swapped' },
      geometry: { type: 'Point', coordinates: [30.37, 76.15] },
    },
    { type: 'Feature', id: 'node/5', properties: null, geometry: null },
    {
      type: 'Feature',
      id: 'node/6',
      properties: { place: 'village', name: 'Thuhi', other_tags: '"population"=>"2193"' },
      geometry: { type: 'Point', coordinates: [76.1576, 30.33691] },
    },
  ]
  const text = JSON.stringify({ type: 'FeatureCollection', features }, null, 1)
  const lineOf = (words: string) =>
    text.slice(0, text.lastIndexOf('"Feature"', text.indexOf(words))).split('\n').length - 1

  it('is read tag by tag, with the first line of each refused feature', async () => {
    const report = await bring('facilities', text)
    expect(report.taken).toBe(2)
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [lineOf('node/3'), 'notForHumans'],
      [lineOf('node/4'), 'coordinatesSwapped'],
      [lineOf('node/5'), 'unreadable'],
      [lineOf('node/6'), 'nothingSaid'],
    ])
    const taken = (await seen()).filter(({ source }) => source === 'openStreetMap')
    expect(taken).toMatchObject([
      { name: 'City Hospital', level: 'hospital', category: null, services: ['Emergency'], lat: 30.35 },
      {
        name: 'Gill Clinic',
        namePa: 'ਗਿੱਲ ਕਲੀਨਿਕ',
        category: 'clinic',
        phone: '+91 1765 000000',
        services: ['general', 'dental oral'],
        timing: 'Mo-Sa 09:00-14:00',
      },
    ])
    expect(await bring('facilities', text)).toMatchObject({ taken: 0, unchanged: 2 })
  })

  it('takes as villages what is tagged as a place', async () => {
    const report = await bring('villages', text)
    expect(report.taken).toBe(1)
    expect(report.refused).toHaveLength(5)
  })

  it('does not add what a person has already entered', async () => {
    await buildFacility(first(town.servers).appContext, { name: 'Sood Clinic', level: 'clinic', lat: 30.31 })
    const one = { ...features[0], id: 'node/9', properties: { amenity: 'clinic', name: 'sood clinic' } }
    const twin = { ...one, geometry: { type: 'Point', coordinates: [76.1515, 30.3101] } }
    const report = await bring('facilities', JSON.stringify({ type: 'FeatureCollection', features: [twin] }))
    expect(report).toMatchObject({ taken: 0, refused: [{ reason: 'alreadyThere', of: 'Sood Clinic' }] })
  })
})

describe('an invalid file', () => {
  it.each([
    ['empty', ' \n', 'is empty'],
    ['not text', Buffer.from([0xff, 0xfe, 0x00, 0x41]), 'no UTF-8 text'],
    ['another table', 'a,b\n1,2\n', 'has no columns facility_id'],
    ['a list of villages', villagesCsv, 'has no columns facility_id'],
    ['a table without rows', 'facility_id,description_raw,village,lat,lon\n', 'has no rows'],
    ['half a table', 'facility_id,"desc\n1,2', 'no readable CSV'],
    ['half a JSON', '{"type":', 'no valid JSON'],
    ['another JSON', '{"type":"Topology"}', 'no GeoJSON list'],
    ['an empty list', '{"type":"FeatureCollection","features":[]}', 'no GeoJSON list'],
  ])('%s: one sentence, and nothing is changed', async (_, text, says) => {
    const before = await seen()
    await expect(bring('facilities', text)).rejects.toThrow(says)
    expect(await seen()).toEqual(before)
  })

  it('does not exist', async () => {
    await expect(readImportFile('facilities', '/nowhere.csv')).rejects.toThrow('cannot be read')
  })
})

it('is applied completely or not at all: a row the database refuses rolls back the others', async () => {
  const before = await town.api.must(listVillages, { token: coordinator.token })
  const { appContext } = first(town.servers)
  const good = { line: 1, sourceId: 'good', name: 'Good', population: 1, ...appContext.town.centre }
  const bad = { ...good, line: 2, sourceId: 'bad', name: 'Bad', population: -1, lat: 30.4 }
  const file = { source: 'geoSadak' as const, records: [good, bad], refused: [] }
  const options = {
    centre: appContext.town.centre,
    isTrial: false,
    now: appContext.clock(),
    fileName: 'list.csv',
  }
  await expect(importVillages(appContext.store.db, file, options)).rejects.toThrow('population')
  expect(await town.api.must(listVillages, { token: coordinator.token })).toEqual(before)
})

it('is in the desk’s log as done by a command, with its file; a dry run and a repeat are not', async () => {
  const read = () => town.api.must(listAudit, { token: coordinator.token })
  const before = (await read()).entries.length
  const text = facilitiesCsv.replace(/^([12]),/gm, '9$1,').replaceAll(/, civil|Primary/g, 'New')
  await bring('facilities', text, true)
  expect((await read()).entries).toHaveLength(before)
  await bring('facilities', text)
  await bring('facilities', text)
  const { entries } = await read()
  expect(entries).toHaveLength(before + 1)
  const done = { act: 'facilities.import', actor: null, subject: null, file: 'list.csv' }
  expect(entries[0]).toMatchObject(done)
  expect(
    (await town.api.must(listAudit, { token: coordinator.token, query: { act: done.act } })).entries[0],
  ).toMatchObject(done)
  await bring('villages', villagesCsv.replaceAll(/^1(\d),(\w+)/gm, '3$1,$2 Khurd'))
  expect((await read()).entries[0]).toMatchObject({ act: 'facilities.importVillages', file: 'list.csv' })
})

it('two concurrent imports of one file leave one of each', async () => {
  const text = villagesCsv.replaceAll(/^1(\d),/gm, '2$1,').replaceAll('30.', '30.0')
  const file = path.join(folder, 'twice')
  await writeFile(file, text)
  const found = await readImportFile('villages', file)
  if (found.kind !== 'villages') throw new Error('not villages')
  const { appContext } = first(town.servers)
  const options = {
    centre: appContext.town.centre,
    isTrial: false,
    now: appContext.clock(),
    fileName: 'list.csv',
  }
  const reports = await Promise.all([1, 2].map(() => importVillages(appContext.store.db, found, options)))
  expect(reports.map(({ taken, unchanged }) => `${taken} ${unchanged}`).toSorted()).toEqual(['0 3', '3 0'])
})
