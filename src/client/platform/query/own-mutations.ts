let moment = 0

/** What comes later is greater. Counted, because two things of one millisecond have the same time. */
export function nextSequence(): number {
  return ++moment
}

/** By the end of its key: when the server answered it; Infinity if it said nothing. */
const answered = new Map<string, Promise<number>>()

/** A write is on its way from this page. To be said before its answer can have come. */
export function registerMutation(key: string, sending: Promise<unknown>): void {
  answered.set(
    key.slice(-8),
    sending.then(nextSequence, () => Infinity),
  )
}

/**
 * Until when what was read can have missed the change that this write made: what is asked for after its answer
 * knows it. Waits for the answer, because the change stream may be faster. Infinity for what was written elsewhere.
 */
export async function staleBefore(by: string | undefined): Promise<number> {
  return answered.get(by ?? '') ?? Infinity
}
