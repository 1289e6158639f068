/**
 * What HTTP/1.1 carries beyond Chromium's `transferSize`, which counts 300 bytes of headers for every answer: the
 * request headers and the rest of the answer's. Measured on the network by `npm run bench -- --month`.
 */
const plainHeaderBytes = 850

/**
 * Bytes of a request and its answer from resource timing; `token`: of its Authorization header. HTTP/2 compresses
 * headers so much that those 300 bytes stand for both directions.
 */
export function wireBytes(
  { transferSize, nextHopProtocol }: Pick<PerformanceResourceTiming, 'transferSize' | 'nextHopProtocol'>,
  token = '',
): number {
  const isPacked = nextHopProtocol === 'h2' || nextHopProtocol === 'h3'
  return isPacked ? transferSize : transferSize + plainHeaderBytes + token.length
}
