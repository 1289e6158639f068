import { setTimeout as wait } from 'node:timers/promises'

/** A busy machine may have no connection left for one of many (503): nothing was done, so try again. */
export async function persist<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const told = await ask()
    if (told.status !== 503) return told
    await wait(Math.random() * 1000)
  }
}
