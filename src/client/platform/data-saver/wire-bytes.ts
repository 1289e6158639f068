/** What a browser adds to each request: headers, which no timing tells. Measured at the wire. */
const requestBytes = 550
/** What Chromium's `transferSize` counts too much over HTTP/2, whose headers are mostly names of earlier ones. */
const packedBytes = 180

/** Bytes of a request and its answer by the browser's own timing; `token`: of its Authorization header. */
export function wireBytes(
  { transferSize, nextHopProtocol }: Pick<PerformanceResourceTiming, 'transferSize' | 'nextHopProtocol'>,
  token = '',
): number {
  const isPacked = nextHopProtocol === 'h2' || nextHopProtocol === 'h3'
  return isPacked ? Math.max(0, transferSize - packedBytes) : transferSize + requestBytes + token.length
}
