export const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

const echoMs = 500

/**
 * On Ctrl-C the terminal sends SIGINT to npm and to us, and npm passes its own on to us: two signals, a moment apart.
 * The second must not count as a repeated Ctrl-C, which exits without a clean shutdown. Must run before any listener
 * is added: node binds `process.emit` on a signal's first listener.
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
 * A permanent listener: when the server replaces its own, node would for an instant fall back to its default of
 * exiting at once, and the second signal arrives just then.
 */
function holdSignal(signal) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(exitCodes[signal])
  })
}
