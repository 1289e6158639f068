export interface Echo {
  /** Resolves with the first echo; rejects when it does not come in time. */
  first: Promise<void>
  /** Milliseconds since the last echo. */
  ageMs(): number
  heard(): void
  close(): void
}

interface EchoOptions {
  everyMs: number
  withinMs: number
  /** Asks for an echo. */
  send(): Promise<unknown>
  /** An echo did not come within `withinMs`. Called once. */
  onSilence(): void
}

/** A heartbeat through a connection's own NOTIFY: the only proof that a silent connection still hears. */
export function openEcho({ everyMs, withinMs, send, onSilence }: EchoOptions): Echo {
  let lastHeardAt = performance.now()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let succeed: () => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const first = new Promise<void>((resolve, reject) => {
    succeed = resolve
    fail = reject
  })
  // Its rejection is only of interest to whoever waits for it.
  first.catch(() => undefined)

  function close(): void {
    isClosed = true
    clearTimeout(timer)
    fail(new Error('The connection does not hear its own NOTIFY.'))
  }

  function onTimeout(): void {
    if (isClosed) return
    close()
    onSilence()
  }

  function ask(): void {
    timer = setTimeout(onTimeout, withinMs)
    send().catch(onTimeout)
  }

  ask()
  return {
    first,
    ageMs: () => performance.now() - lastHeardAt,
    heard() {
      if (isClosed) return
      lastHeardAt = performance.now()
      succeed()
      clearTimeout(timer)
      timer = setTimeout(ask, everyMs)
    },
    close,
  }
}
