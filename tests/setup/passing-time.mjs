// Given to a built server by --import: its clock goes on by half a day with every SIGWINCH, and it speaks on open
// streams a hundred times as often, because a visit of a minute is played in a second.
const RealDate = Date
const halfDayMs = 12 * 60 * 60_000
const heartbeatMs = 15_000
let ahead = Number(process.env.AHEAD_HALF_DAYS ?? 0) * halfDayMs

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

const { setInterval: realInterval } = globalThis
globalThis.setInterval = (work, ms, ...given) =>
  realInterval(work, ms === heartbeatMs ? heartbeatMs / 100 : ms, ...given)
