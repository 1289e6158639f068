import { Readable } from 'node:stream'

/**
 * What the handler of an endpoint with `binary: 'answer'` may return for a file that is made while it is sent. A
 * failure in the middle breaks the connection, so no browser takes half a file for a whole one.
 */
export class StreamedFile {
  readonly type: string
  readonly name: string
  readonly content: Readable

  constructor(type: string, name: string, parts: AsyncIterable<string> | Iterable<string>) {
    this.type = type
    this.name = name
    this.content = Readable.from(parts, { objectMode: false, encoding: 'utf8' })
  }
}
