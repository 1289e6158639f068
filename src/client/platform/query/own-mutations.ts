let moment = 0

/** A counter instead of a time, because two events may fall in the same millisecond. */
export function nextSequence(): number {
  return ++moment
}

/** By the last 8 characters of the key: the sequence number of the answer; Infinity if the write failed. */
const answered = new Map<string, Promise<number>>()

/** Registers a write of this page. Call it before the answer can arrive. */
export function registerMutation(key: string, sending: Promise<unknown>): void {
  answered.set(
    key.slice(-8),
    sending.then(nextSequence, () => Infinity),
  )
}

/**
 * Reads that started before this sequence number may miss the change. Waits for the write's answer, because the change
 * stream may be faster. Infinity for writes from elsewhere.
 */
export async function staleBefore(by: string | undefined): Promise<number> {
  return answered.get(by ?? '') ?? Infinity
}
