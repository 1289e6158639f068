import { expect, test } from 'vitest'
import { waitBefore } from '../api/back-off.ts'
import { createEventReader } from './event-stream.ts'

const wire =
  ': heartbeat\n\nid: 812\nevent: hello\ndata: {"missed":0}\n\nevent: change\ndata: {"kind":"appointments.accepted",\ndata: "subject":"7"}\n\n'

test('events are parsed wherever the stream is split', () => {
  for (let cut = 1; cut < 40; cut += 1) {
    const read = createEventReader()
    const pieces = wire.match(new RegExp(`[\\s\\S]{1,${cut}}`, 'g')) ?? []
    expect(pieces.flatMap((piece) => read(piece))).toEqual([
      { event: 'hello', data: '{"missed":0}', id: '812' },
      { event: 'change', data: '{"kind":"appointments.accepted",\n"subject":"7"}', id: null },
    ])
  }
})

test('back-off grows from 1 s to 30 s, with jitter', () => {
  const waits = (random: number) =>
    [1, 2, 3, 4, 5, 6, 20].map((failures) => waitBefore(failures, () => random))
  expect(waits(1)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
  expect(waits(0)).toEqual([1000, 1000, 2000, 4000, 8000, 15000, 15000])
})
