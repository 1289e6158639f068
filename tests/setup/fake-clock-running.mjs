// Loaded into a built server by --import: a clock that can be moved, and a hundred times as many stream heartbeats,
// because a visit of a minute is played in a second.
import './fake-clock-fixed.mjs'

const heartbeatMs = 15_000
const { setInterval: realInterval } = globalThis
globalThis.setInterval = (work, ms, ...given) =>
  realInterval(work, ms === heartbeatMs ? heartbeatMs / 100 : ms, ...given)
