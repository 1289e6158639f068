// Loaded into a built server by --import: its clock is TEST_CLOCK_AHEAD_MS milliseconds ahead (behind if negative),
// and moves on by TEST_CLOCK_STEP_MS, or half a day, on every SIGWINCH.
const RealDate = Date
const stepMs = Number(process.env.TEST_CLOCK_STEP_MS ?? 12 * 60 * 60_000)
let ahead = Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0)

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }
  static now() {
    return RealDate.now() + ahead
  }
}
process.on('SIGWINCH', () => (ahead += stepMs))
