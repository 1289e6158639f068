import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { latestOf } from '../../../shared/vitals/vitals.rules.ts'
import { readingText, type VitalType } from '../../../shared/vitals/vitals.units.ts'
import { listAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import { listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { seedDemoTown } from './demo-town.ts'

describe('the vitals of the demo', () => {
  let town: TestTown
  let seeded: Awaited<ReturnType<typeof seedDemoTown>>
  beforeAll(async () => {
    // At night, this morning's readings would still be in the future.
    town = await openTown({ now: '2026-11-21T00:30:00+05:30' })
    seeded = await seedDemoTown(first(town.servers).appContext)
  })
  afterAll(() => town.close())

  it('are the sample figures of the specification, with weeks of readings before them', async () => {
    const { appContext } = first(town.servers)
    const { readings, bmi } = await town.api.must(listVitals, {
      token: await buildToken(appContext, seeded.patient),
    })
    const latest = (type: VitalType) => {
      const found = latestOf(readings, type)
      return found && readingText(found)
    }
    expect(latest('bloodPressure')).toBe('120/80 mmHg')
    expect(latest('heartRate')).toBe('72/min')
    expect(latest('temperature')).toBe('98.6 °F (37 °C)')
    expect(bmi).toMatchObject({ status: 'normal' })
    expect(readings.filter(({ type }) => type === 'bloodPressure').length).toBeGreaterThan(5)
  })

  it('include one alarm for the doctor, of another patient', async () => {
    const { appContext } = first(town.servers)
    const { alarms: listed } = await town.api.must(listAlarms, {
      token: await buildToken(appContext, seeded.doctor),
    })
    expect(listed).toHaveLength(1)
    expect(listed[0]).toMatchObject({ urgency: 'critical', reading: { value: '186/112 mmHg' } })
    expect(listed[0]?.patient.id).not.toBe(seeded.patient.patientId)
  })
})
