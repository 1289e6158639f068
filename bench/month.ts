import { openBrowser } from '../tests/setup/browser.ts'
import { openMonth } from '../tests/setup/month.ts'
import { buildNextVersion } from './next-version.ts'

/** Visits before which an appointment is requested. */
const appointmentsBefore = new Set([10, 40])
const visits = 60
/** Visits before which a new version of the app is deployed. */
const versionsBefore = new Set([31])
const maxBytes = 3_000_000
const dearest = 24

/** A patient's whole month, played in a browser; returns the bytes transferred, by request. */
export async function measureMonth(tell: (what: string) => void): Promise<string> {
  tell('building another version…')
  const next = await buildNextVersion()
  const browser = await openBrowser()
  const month = await openMonth(browser, 'plain')
  try {
    await month.firstVisit()
    tell(`first visit: ${inKb(month.wire.total())} kB`)
    for (let nth = 1; nth <= visits; nth += 1) {
      if (appointmentsBefore.has(nth)) await month.makeAppointment()
      if (versionsBefore.has(nth)) await month.renew(next)
      await month.visit(nth)
      tell(`visit ${nth}: ${inKb(month.wire.total())} kB so far`)
    }
    const rows = month.wire
      .list()
      .slice(0, dearest)
      .map(({ what, times, bytes }) => `${inKb(bytes).padStart(7)} kB ${String(times).padStart(5)} × ${what}`)
    const total = month.wire.total()
    const { readings, appointments } = await month.listKept()
    const did = `${visits} visits, ${readings} readings, a dose at each, ${appointments} appointments`
    const isWithin = total <= maxBytes ? 'within' : 'MORE THAN'
    if (total > maxBytes) process.exitCode = 1
    return [
      `A month of a patient: ${inKb(total)} kB, ${isWithin} ${inKb(maxBytes)} kB`,
      `${did}; problems: ${month.patient.pageErrors.length}`,
      ...rows,
    ].join('\n')
  } finally {
    await month.close()
    await browser.close()
  }
}

function inKb(bytes: number): string {
  return String(Math.round(bytes / 1000))
}
