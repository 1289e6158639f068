/** Does it for each, also after one has failed; then throws what failed first, so that the job is tried again. */
export async function eachOrThrow<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
