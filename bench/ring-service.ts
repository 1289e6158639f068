import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Resets the counts, and sets the delay of each answer: the round trip to a push service. */
export interface ServiceOptions {
  answersAfterMs: number | null
}
export interface Tally {
  url: string
  messages: number
  /** Fewer than messages if some were duplicates. */
  browsers: number
  /** Wall clock, in ms. */
  firstAt: number
  lastAt: number
  connections: number
}

// A separate process, so that its work is not measured. It decrypts nothing: that is the browser's work.
let answersAfterMs = 0
let messages = 0
let browsers = new Set<string>()
let firstAt = 0
let lastAt = 0
let connections = 0

const server = createServer({ keepAliveTimeout: 60_000 }, (request, answer) => {
  request.resume()
  request.on('end', () => {
    lastAt = Date.now()
    firstAt ||= lastAt
    messages += 1
    browsers.add(request.url ?? '')
    const say = () => answer.writeHead(201).end()
    if (answersAfterMs === 0) say()
    else setTimeout(say, answersAfterMs)
  })
})
server.on('connection', () => (connections += 1))
const open = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

process.on('disconnect', () => process.exit())
process.on('message', (options: ServiceOptions) => {
  void open.then(() => {
    if (options.answersAfterMs !== null) begin(options.answersAfterMs)
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const tally: Tally = { url, messages, browsers: browsers.size, firstAt, lastAt, connections }
    process.send?.(tally)
  })
})

function begin(after: number): void {
  answersAfterMs = after
  messages = firstAt = lastAt = connections = 0
  browsers = new Set()
}
