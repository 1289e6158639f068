import { describe } from 'vitest'
import { auditEveryPage } from '../setup/layout.ts'
import { onLooks } from '../setup/page-audits.ts'

const looks = onLooks()
describe('every page of a patient fits every screen', () => {
  auditEveryPage(looks, ['patient'])
})
