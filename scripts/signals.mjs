export const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

const echoMs = 500

/**
 * On Ctrl-C the terminal sends SIGINT to npm and to us, and npm hands its own on to us: two, a moment
 * apart. The second must not be taken for an impatient person's, who is let out without a clean close.
 * Has to run before anyone listens: node binds `process.emit` when a signal gets its first listener.
 */
export function ignoreSignalEchoes() {
  const emit = process.emit.bind(process)
  const lastAt = new Map()
  process.emit = function emitOnce(event, ...rest) {
    if (event in exitCodes) {
      const sinceMs = Date.now() - (lastAt.get(event) ?? 0)
      lastAt.set(event, Date.now())
      if (sinceMs < echoMs) return true
    }
    return emit(event, ...rest)
  }
  for (const signal of Object.keys(exitCodes)) holdSignal(signal)
}

/**
 * A listener that is never taken away: where the server swaps its own one for another, node would for
 * that instant fall back on dying at once, and the echo arrives just then.
 */
function holdSignal(signal) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(exitCodes[signal])
  })
}
