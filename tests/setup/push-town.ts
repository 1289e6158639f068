import { afterAll, beforeAll } from 'vitest'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { subscribePush } from '../../src/shared/devices/devices.endpoints.ts'
import { appointmentsIn } from './appointments.ts'
import type { SignedIn } from './people.ts'
import { openPushService, type PushService } from './push-service.ts'
import { openTown, type TestTown } from './town.ts'

interface PushJob {
  name: string
  run: (appContext: AppContext, payload: unknown) => Promise<void>
}

/** A town with its own push service, for the job that rings for an appointment. */
export function pushTown(job: PushJob) {
  let service: PushService
  let town: TestTown
  beforeAll(async () => {
    service = await openPushService()
    town = await openTown({ settings: { pushService: new URL(service.url) } })
  })
  afterAll(() => Promise.all([town.close(), service.close()]))
  const appointments = appointmentsIn(() => town)
  const { appContext } = appointments

  const query = <R extends object>(text: string, values: unknown[] = []) =>
    appContext().store.pool.query<R>(text, values)

  return {
    ...appointments,
    query,
    service: () => service,
    town: () => town,
    async startOver(now: Date): Promise<void> {
      await appointments.startOver(now)
      await query('delete from graphile_worker._private_jobs')
      service.pushed.length = 0
      service.says(() => 201)
    },
    async phoneOf({ token }: Pick<SignedIn, 'token'>, language: 'en' | 'hi' | 'pa' = 'en'): Promise<number> {
      const { device, ...address } = service.subscribe(appContext().push.publicKey)
      // Of medicines only: nothing of an appointment is named all the same.
      const body = { ...address, language, showsName: true }
      await town.api.must(subscribePush, { token, body })
      return device
    },
    /** Runs what is queued and due; a failed job stays, as in the queue. Returns how many there were. */
    async runDue(): Promise<number> {
      const { rows } = await query<{ payload: object }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = $1 and (j.run_at <= $2 or j.run_at = j.created_at)
         returning j.payload`,
        [job.name, town.clock.now],
      )
      for (const { payload } of rows) await job.run(appContext(), payload)
      return rows.length
    },
  }
}
