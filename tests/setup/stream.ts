export interface Heard {
  event: string
  id: string
  data: unknown
}

export interface FollowedStream {
  /** The stream's first event. */
  hello: Heard
  /** The next event of this kind, waiting if necessary. */
  next(event: string): Promise<Heard>
  /** The next change of this kind. A server that heard of earlier ones late may report those first. */
  change(kind: string): Promise<Heard>
  /** Events not yet taken by `next`. */
  seen(event: string): Heard[]
  lastId(): string
  ended: Promise<void>
  close(): void
}

const timeoutMs = 10_000

/** Opens the stream as soon as the server accepts streams again, like the browser after a 503. */
export async function followAgain(url: string, token: string, lastEventId?: string): Promise<FollowedStream> {
  const deadline = Date.now() + 3 * timeoutMs
  for (;;) {
    try {
      return await follow(url, token, lastEventId)
    } catch (error) {
      if (!String(error).includes('503') || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** Opens the stream like the browser, with the token in a header, and waits for its `hello`. */
export async function follow(url: string, token: string, lastEventId?: string): Promise<FollowedStream> {
  const control = new AbortController()
  const response = await fetch(`${url}/api/stream`, {
    signal: control.signal,
    headers: {
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
  })
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`)
  const heard: Heard[] = []
  let lastId = ''
  let wake = () => {}
  const ended = read(response.body, (one) => {
    heard.push(one)
    if (one.id) lastId = one.id
    wake()
  }).catch(() => undefined)

  const next = (event: string) => take((one) => one.event === event, event)
  const change = (kind: string) =>
    take(({ event, data }) => event === 'change' && (data as { kind: string }).kind === kind, kind)

  async function take(isMeant: (one: Heard) => boolean, name: string): Promise<Heard> {
    const deadline = Date.now() + timeoutMs
    for (;;) {
      const at = heard.findIndex(isMeant)
      const [found] = at >= 0 ? heard.splice(at, 1) : []
      if (found) return found
      if (Date.now() > deadline) throw new Error(`No ${name} came.`)
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, 100)
      })
    }
  }

  const stream = {
    next,
    change,
    seen: (event: string) => heard.filter((one) => one.event === event),
    lastId: () => lastId,
    ended,
    close: () => control.abort(),
  }
  return { ...stream, hello: await stream.next('hello') }
}

async function read(body: ReadableStream<Uint8Array>, hear: (one: Heard) => void): Promise<void> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) hearBlock(block, hear)
  }
}

function hearBlock(block: string, hear: (one: Heard) => void): void {
  const fields = Object.fromEntries(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  ) as { event?: string; id?: string; data?: string }
  if (fields.data === undefined) return
  hear({ event: fields.event ?? 'message', id: fields.id ?? '', data: JSON.parse(fields.data) })
}
