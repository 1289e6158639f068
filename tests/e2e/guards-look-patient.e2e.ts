import { describe } from 'vitest'
import { lookAtEveryPage, onLooks } from '../setup/page-audits.ts'

const looks = onLooks()
describe('every page of a patient shuts nobody out', () => {
  lookAtEveryPage(looks, ['patient'])
})
