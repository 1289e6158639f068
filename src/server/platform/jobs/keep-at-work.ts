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

export interface KeptWorker {
  /** Stops the present one; another takes its place. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Begins a worker, and another one whenever it gives up, until it is told to stop. Fails when the first one does. */
export async function keepAtWork(
  begin: () => Promise<Worker>,
  { restartAfterMs, onGivenUp }: Keeping,
): Promise<KeptWorker> {
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

  // Also one that is only just beginning. One that has given up refuses to be stopped.
  const stopPresent = () =>
    beginning
      .then((worker) => worker.stop())
      .then(
        () => undefined,
        () => undefined,
      )

  return {
    restart: stopPresent,
    async stop() {
      isStopped = true
      clearTimeout(restart)
      await stopPresent()
    },
  }
}
