import { openBrowser } from '../tests/setup/browser.ts'
import { openMonth } from '../tests/setup/month.ts'

/** Visits before which an appointment is asked for. */
const appointmentsBefore = new Set([10, 40])
const visits = 60
const dearest = 20

/** The whole month of a patient, played in a browser; answers what went over the line, request by request. */
export async function measureMonth(tell: (what: string) => void): Promise<string> {
  const browser = await openBrowser()
  const month = await openMonth(browser)
  try {
    await month.firstVisit()
    for (let nth = 1; nth <= visits; nth += 1) {
      if (appointmentsBefore.has(nth)) await month.makeAppointment()
      await month.visit(nth)
      tell(`visit ${nth}: ${inKb(month.wire.total())} kB so far`)
    }
    const rows = month.wire
      .list()
      .slice(0, dearest)
      .map(({ what, times, bytes }) => `${inKb(bytes).padStart(7)} kB ${String(times).padStart(5)} × ${what}`)
    return [`A month of a patient: ${inKb(month.wire.total())} kB`, ...rows].join('\n')
  } finally {
    await month.close()
    await browser.close()
  }
}

function inKb(bytes: number): string {
  return String(Math.round(bytes / 1000))
}
