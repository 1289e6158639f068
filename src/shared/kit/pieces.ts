/** The most bytes that one request of an upload carries: 2G takes a quarter of the time that a request may. */
export const largestPiece = 60 * 1024
