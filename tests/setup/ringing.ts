import { afterAll, beforeAll, beforeEach } from 'vitest'
import { subscribePush } from '../../src/shared/devices/devices.endpoints.ts'
import { addReminder, markDose } from '../../src/shared/reminders/reminders.endpoints.ts'
import { buildToken } from '../../src/server/accounts/accounts.fixtures.ts'
import { inTransaction } from '../../src/server/platform/db/database.ts'
import { newId } from '../../src/server/platform/runtime/ids.ts'
import { everyDay } from '../../src/shared/reminders/reminders.schedule.ts'
import { insertReminder, savePlan } from '../../src/server/reminders/reminders.repo.ts'
import { ring } from '../../src/server/reminders/reminders.jobs.ts'
import { personIn, type SignedIn } from './people.ts'
import { openPushService, type PushService } from './push-service.ts'
import { emptyTown, first, openTown, type TestTown } from './town.ts'

/** Saturday. */
export const today = '2026-11-21'
export const syrup = { name: 'Cough syrup', dosage: '5 ml', times: ['08:00', '14:00'] }

interface PhoneOptions {
  language?: 'en' | 'hi' | 'pa'
  showsName?: boolean
  /** The push service under another spelling of its host, which our server counts as another service. */
  service?: string
}

/** A town of two servers with its own push service; Asha is signed in at seven in the morning. */
export function ringingTown() {
  let service: PushService
  let town: TestTown
  let asha: SignedIn
  beforeAll(async () => {
    service = await openPushService()
    town = await openTown({ servers: 2, settings: { pushService: new URL(service.url) } })
  })
  beforeEach(async () => {
    await emptyTown(town)
    await appContext().store.pool.query('truncate scheduler_watermarks')
    service.pushed.length = 0
    service.wrong.length = 0
    service.says(() => 201)
    at('07:00')
    asha = await personIn(appContext(), 'patient')
  })
  afterAll(async () => {
    await town.close()
    await service.close()
  })

  const appContext = (n = 0) => town.servers[n]?.appContext ?? first(town.servers).appContext
  function at(time: string, day = today): void {
    town.clock.now = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}+05:30`)
  }
  async function phone(options: PhoneOptions = {}, token = asha.token): Promise<number> {
    const { device, ...address } = service.subscribe(appContext().push.publicKey)
    const endpoint = address.endpoint.replace('127.0.0.1', options.service ?? '127.0.0.1')
    const body = {
      ...address,
      endpoint,
      language: options.language ?? 'en',
      showsName: options.showsName ?? false,
    }
    await town.api.must(subscribePush, { token, body })
    return device
  }

  return {
    appContext,
    at,
    phone,
    anotherPhone: async (options: PhoneOptions = {}) => phone(options, await buildToken(appContext(), asha)),
    service: () => service,
    town: () => town,
    asha: () => asha,
    /** What one server's worker does every minute. */
    async minute(time: string, day = today): Promise<void> {
      at(time, day)
      await ring(appContext())
    },
    add: (options: Partial<typeof syrup> & { days?: number[]; endsOn?: string } = {}) =>
      town.api.must(addReminder, { token: asha.token, body: { ...syrup, ...options } }),
    /** Adds this many medicines at eight o'clock. */
    addMany: (count: number) =>
      inTransaction(appContext().store.db, async (tx) => {
        const since = { created_at: town.clock.now, updated_at: town.clock.now, removed_at: null }
        for (let n = 0; n < count; n += 1) {
          const id = newId()
          await insertReminder(tx, {
            id,
            patient_id: asha.patientId,
            name: `Tablet ${n}`,
            revision: 0,
            ...since,
          })
          const plan = { dosage: '', times: ['08:00'], days: [...everyDay], startsOn: today, endsOn: null }
          await savePlan(tx, id, new Date(`${today}T00:00:00+05:30`), plan)
        }
      }),
    mark(id: string, time: string) {
      const body = { day: today, time, state: 'taken' } as const
      return town.api.must(markDose, { token: asha.token, params: { id }, body })
    },
    /** The messages that arrived: which browser, and which dose. */
    arrived: () => service.pushed.map(({ device, shown }) => `${device} ${shown.tag}`),
    async outcomes() {
      const { rows } = await appContext().store.pool.query<{ outcome: string | null }>(
        'select outcome from push_deliveries order by outcome',
      )
      return rows.map(({ outcome }) => outcome)
    },
  }
}
