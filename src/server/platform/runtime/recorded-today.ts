/** A busy day of a town. When there are more, memory starts anew: that costs a query, not an entry. */
const rememberedAtMost = 50_000

/**
 * Which patients this process has recorded as shown today, by doctor and list (`auditShown`): a list is refetched after
 * every event and need not ask the audit log again.
 */
export class RecordedToday {
  #day = ''
  #count = 0
  readonly #subjects = new Map<string, Set<string>>()

  /** Those of the subjects, each once, that are not known to be recorded on this day. */
  missing(day: string, list: string, subjects: readonly string[]): string[] {
    const known = day === this.#day ? this.#subjects.get(list) : undefined
    return [...new Set(subjects)].filter((subject) => !known?.has(subject))
  }

  /** To be called once the entries are committed. */
  add(day: string, list: string, subjects: readonly string[]): void {
    if (day !== this.#day || this.#count + subjects.length > rememberedAtMost) this.clear()
    this.#day = day
    this.#count += subjects.length
    const known = this.#subjects.get(list) ?? new Set()
    for (const subject of subjects) known.add(subject)
    this.#subjects.set(list, known)
  }

  clear(): void {
    this.#subjects.clear()
    this.#count = 0
  }
}
