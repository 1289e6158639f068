/** Thrown in the place of an answer: the write lies safely on this phone and is sent when there is network. */
export class QueuedOffline extends Error {
  override name = 'QueuedOffline'
}
