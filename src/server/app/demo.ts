import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoPassword, seedDemoTown } from './demo/demo-town.ts'
import { findRoot } from './root.ts'
import { fail, run } from './serving.ts'
import { readSettings } from './settings.ts'

// `npm run demo`: like `npm start`, on a throw-away database with a demo town.
try {
  // Synchronous up to `run`, so that no signal can arrive before the folder's cleanup is registered.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nabz-demo-'))
  // The demo uses its own folder; the configured real data must not be touched.
  const settings = {
    ...readSettings(process.env, findRoot()),
    dataDir,
    databaseUrl: null,
    keyFile: `${dataDir}.key`,
  }
  await run(settings, {
    async beforeListening({ appContext }) {
      const { doctor, patient, coordinator, pharmacist, technician } = await seedDemoTown(appContext)
      console.log('A demo: everything in it is made up and goes when you stop it.')
      console.log(`Patient:       ${patient.username} / ${demoPassword}  (${patient.name})`)
      console.log(`Doctor:        ${doctor.username} / ${demoPassword}  (Dr. ${doctor.name})`)
      console.log(`Coordinator:   ${coordinator.username} / ${demoPassword}  (${coordinator.name})`)
      console.log(
        `Pharmacist:    ${pharmacist.username} / ${demoPassword}  (${pharmacist.name}, at /pharmacy)`,
      )
      console.log(`Laboratory:    ${technician.username} / ${demoPassword}  (${technician.name}, at /lab)`)
    },
    async afterClosing(place) {
      await rm(place, { recursive: true, force: true })
      await rm(settings.keyFile, { force: true })
    },
  })
} catch (error) {
  fail(error)
}
