// Given to a built server by --import: its clock stands as many milliseconds ahead as TEST_CLOCK_AHEAD_MS says, behind
// where that is less than nothing, and goes on by half a day with every SIGWINCH.
const RealDate = Date
const halfDayMs = 12 * 60 * 60_000
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
process.on('SIGWINCH', () => (ahead += halfDayMs))
