import { findRoot } from './root.ts'
import { fail, run } from './serving.ts'
import { readSettings } from './settings.ts'

// `npm start` and `npm run dev`.
try {
  await run(readSettings(process.env, findRoot()))
} catch (error) {
  fail(error)
}
