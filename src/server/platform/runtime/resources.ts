import { setTimeout as sleep } from 'node:timers/promises'

/** What the process has opened. Closed in reverse order, each resource once, even if closing is requested twice. */
export interface Resources {
  /** Throws once closing has begun. */
  open<T>(begin: () => Promise<T>, close: (thing: T) => Promise<void>): Promise<T>
  closeAll(): Promise<void>
  isClosing(): boolean
}

/** Each resource except the last to close has `timeoutMs`, so that one that hangs does not block the rest. */
export function openResources(timeoutMs: number, onProblem: (error: unknown) => void): Resources {
  const closers: (() => Promise<void>)[] = []
  let opening: Promise<unknown> = Promise.resolve()
  let closing: Promise<void> | null = null

  async function open<T>(begin: () => Promise<T>, close: (thing: T) => Promise<void>): Promise<T> {
    rejectWhenClosing()
    const begun = begin()
    opening = begun.then(
      (thing) => closers.push(() => close(thing)),
      () => undefined,
    )
    await opening
    rejectWhenClosing()
    return begun
  }

  function rejectWhenClosing(): void {
    if (closing) throw new Error('stopped while starting')
  }

  async function closeEach(): Promise<void> {
    // Wait for a resource that is still opening, so that it is closed too.
    await opening
    for (let close = closers.pop(); close; close = closers.pop()) {
      const closed = close().catch(onProblem)
      const isLast = closers.length === 0
      await (isLast ? closed : Promise.race([closed, sleep(timeoutMs, undefined, { ref: false })]))
    }
  }

  return { open, closeAll: () => (closing ??= closeEach()), isClosing: () => closing !== null }
}
