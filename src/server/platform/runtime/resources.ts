import { setTimeout as sleep } from 'node:timers/promises'

/** What a program has opened. It is closed in the opposite order, each once, whoever asks for it first. */
export interface Resources {
  /** Throws when the closing has begun: then nothing further is to be opened. */
  open<T>(begin: () => Promise<T>, close: (thing: T) => Promise<void>): Promise<T>
  closeAll(): Promise<void>
  isClosing(): boolean
}

/** Each but the last to close may take `timeoutMs`: what hangs must not keep those below it from being closed. */
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
    // Half of a thing cannot be closed.
    await opening
    for (let close = closers.pop(); close; close = closers.pop()) {
      const closed = close().catch(onProblem)
      const isLast = closers.length === 0
      await (isLast ? closed : Promise.race([closed, sleep(timeoutMs, undefined, { ref: false })]))
    }
  }

  return { open, closeAll: () => (closing ??= closeEach()), isClosing: () => closing !== null }
}
