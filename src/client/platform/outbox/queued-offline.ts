/** Thrown instead of an answer: the write is stored on this phone and will be sent when there is network. */
export class QueuedOffline extends Error {
  override name = 'QueuedOffline'
}
