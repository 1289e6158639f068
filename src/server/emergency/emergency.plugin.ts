import type { Feature } from '../platform/context/plugin.ts'
import { serveRecordings } from './emergency.routes.ts'

export { addRecordings, languages, listParts, removeRecording } from './emergency.recordings.ts'
export { speakDrafts } from './emergency.drafts.ts'

export const emergency: Feature = {
  name: 'emergency',
  operations: [],
  routes: (app, appContext) => serveRecordings(app, appContext.voicesDir),
}
