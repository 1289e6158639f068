import { expect } from '@playwright/test'
import { openBrowser } from '../setup/browser.ts'
import { openMonth } from '../setup/month.ts'
import { trustedCertificate } from '../setup/tls-proxy.ts'
import { test } from '../setup/test.ts'

/**
 * The network cost of a patient's month, both ways: two visits a day with a reading each, two appointments. All sixty
 * readings exist from the start, so that each visit costs as much as the month's last; a few visits are played and
 * extrapolated. `npm run bench -- --month` plays the whole month.
 */
const visitsPlayed = 5
const maxBytes = 1_650_000

test('a month of a patient stays within 1.65 MB', async () => {
  const browser = await openBrowser(trustedCertificate())
  const month = await openMonth(browser)
  try {
    await month.addReadings(60)
    await month.firstVisit()
    const first = month.wire.total()
    const visits: number[] = []
    for (let nth = 1; nth <= visitsPlayed; nth += 1) {
      const before = month.wire.total()
      await month.visit(nth)
      visits.push(month.wire.total() - before)
    }
    // The median: on a busy machine a visit now and then opens the event stream anew.
    const visit = visits.toSorted((one, other) => one - other)[Math.floor(visitsPlayed / 2)] ?? 0
    // The page cannot see everything: requests of other origins or the browser itself, and headers only by estimate.
    expect((await month.counted()) / month.wire.total()).toBeGreaterThan(0.9)
    expect((await month.counted()) / month.wire.total()).toBeLessThan(1.1)
    const before = month.wire.total()
    await month.makeAppointment()
    const appointment = month.wire.total() - before
    const whole = first + 60 * visit + 2 * appointment
    process.stderr.write(
      `A month: ${Math.round(whole / 1000)} kB (first visit ${Math.round(first / 1000)}, ` +
        `each of 60 visits ${Math.round(visit / 1000)}, each of 2 appointments ${Math.round(appointment / 1000)})\n`,
    )
    expect(whole).toBeLessThanOrEqual(maxBytes)
    expect(month.patient.pageErrors).toEqual([])
  } finally {
    await month.close()
    await browser.close()
  }
})
