/** Ids from answers, so that later requests are about existing rows. Keeps the newest, by kind of path. */
export interface KnownIds {
  learn(text: string): void
  /** Undefined while none are known. */
  nth(index: number): string | undefined
}

const maxKnown = 300

export function openKnownIds(): KnownIds {
  const known: string[] = []
  return {
    learn(text) {
      for (const [, id] of text.matchAll(/"(?:_id|id|patientId)":"([\da-f-]{36})"/g)) {
        if (id === undefined || known.includes(id)) continue
        known.push(id)
        if (known.length > maxKnown) known.shift()
      }
    },
    nth: (index) => known[index % Math.max(1, known.length)],
  }
}
