/** What is asked of a worker: when it has given up or was stopped, and to stop. */
export interface Worker {
  promise: Promise<unknown>
  stop(): Promise<unknown>
}

interface Keeping {
  restartAfterMs: number
  /** Hears of each worker that gave up. */
  onGivenUp: () => void
}

/** Begins a worker, and another one whenever it gives up, until it is told to stop. Fails when the first one does. */
export async function keepAtWork(
  begin: () => Promise<Worker>,
  { restartAfterMs, onGivenUp }: Keeping,
): Promise<{ stop(): Promise<void> }> {
  let isStopped = false
  let restart: NodeJS.Timeout | undefined
  let beginning = beginOne()
  await beginning

  async function beginOne(): Promise<Worker> {
    const begun = await begin()
    begun.promise.then(beginAgain, beginAgain)
    return begun
  }

  function beginAgain(): void {
    if (isStopped) return
    onGivenUp()
    restart = setTimeout(() => {
      beginning = beginOne()
      beginning.catch(beginAgain)
    }, restartAfterMs)
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(restart)
      // Also one that is only just beginning. One that has given up refuses to be stopped.
      await beginning.then((worker) => worker.stop()).catch(() => undefined)
    },
  }
}
