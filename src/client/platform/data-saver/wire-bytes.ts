/** Size of the request headers, which resource timing does not report. Measured on the network. */
const requestBytes = 550
/** How much Chromium's `transferSize` overestimates with HTTP/2, which compresses headers. */
const packedBytes = 180

/** Bytes of a request and its answer from resource timing; `token`: of its Authorization header. */
export function wireBytes(
  { transferSize, nextHopProtocol }: Pick<PerformanceResourceTiming, 'transferSize' | 'nextHopProtocol'>,
  token = '',
): number {
  const isPacked = nextHopProtocol === 'h2' || nextHopProtocol === 'h3'
  return isPacked ? Math.max(0, transferSize - packedBytes) : transferSize + requestBytes + token.length
}
