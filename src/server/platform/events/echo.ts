export interface Echo {
  /** Resolves on the first echo; rejects when it does not come in time. */
  first: Promise<void>
  /** Milliseconds since the last echo. */
  ageMs(): number
  heard(): void
  close(): void
}

interface EchoOptions {
  everyMs: number
  withinMs: number
  /** Requests an echo. */
  send(): Promise<unknown>
  /** No echo within `withinMs`. Called once. */
  onSilence(): void
}

/** A heartbeat by NOTIFY on the same connection: the only proof that a silent connection still receives. */
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
  // Only matters to a caller that awaits it.
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
