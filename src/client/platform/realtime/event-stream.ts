/** One server-sent event; a comment has no fields and counts as a sign of life. */
export interface StreamEvent {
  event: string
  data: string
  id: string | null
}

/**
 * Incremental parser: takes text split anywhere and returns complete events. Follows the HTML standard as far as our
 * server needs it: `event`, `data` (several lines are joined), `id`, comments.
 */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = ''
  return (piece) => {
    rest += piece
    const blocks = rest.split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    return blocks.map(readBlock).filter((event) => event !== null)
  }
}

function readBlock(block: string): StreamEvent | null {
  const event: StreamEvent = { event: 'message', data: '', id: null }
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    // A line that starts with a colon is a comment.
    if (colon === 0) continue
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') data.push(value)
    else if (name === 'event') event.event = value
    else if (name === 'id') event.id = value
  }
  event.data = data.join('\n')
  return data.length > 0 || event.event !== 'message' ? event : null
}
