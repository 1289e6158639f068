/** A running worker: `promise` settles when it has given up or was stopped. */
export interface Worker {
  promise: Promise<unknown>
  stop(): Promise<unknown>
}

interface Keeping {
  restartAfterMs: number
  /** Called for each worker that gave up. */
  onGivenUp: () => void
}

export interface KeptWorker {
  /** Stops the current worker; another replaces it. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a worker, and another whenever one gives up, until stopped. Rejects if the first one fails to start. */
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

  // Includes one that is still starting. A worker that has given up throws on stop.
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
