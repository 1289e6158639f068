import { auditEveryPage } from '../setup/layout.ts'
import { onLooks } from '../setup/page-audits.ts'
import { test } from '../setup/test.ts'

const looks = onLooks()
test.describe('every page of a patient fits every screen', () => {
  auditEveryPage(looks, ['patient'])
})
