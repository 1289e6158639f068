import { useEffect } from 'react'
import { waitBefore } from '../api/back-off.ts'
import { createEventReader, type StreamEvent } from './event-stream.ts'
import { refresh, refreshReadBefore } from '../query/query-client.ts'
import { syncClock } from '../clock/sync-clock.ts'
import { staleBefore } from '../query/own-mutations.ts'
import { currentToken, endSession } from '../session/session-store.ts'
import { dataMeter } from '../data-saver/data-saver.ts'

const streamPath = '/api/stream'
/** The server sends something every 15 s: after 40 s of silence the connection is dead, whatever TCP says. */
const silenceMs = 40_000
/** Size of the request and response headers. */
const openingBytes = 1_600

/** Follows the change stream while the component is mounted and refetches what changed. */
export function useChanges(): void {
  useEffect(() => followChanges(), [])
}

/** Opens the stream and reconnects when it is lost. Returns the stop function. */
export function followChanges(): () => void {
  let line: AbortController | null = null
  let lastEventId: string | null = null
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isFirst = true

  async function open(): Promise<void> {
    clearTimeout(waiting)
    const token = currentToken()
    if (isStopped || !token) return
    const mine = new AbortController()
    line = mine
    const openedAt = Date.now()
    try {
      await listen(mine, token, lastEventId, (event) => {
        failures = 0
        lastEventId = event.id ?? lastEventId
        // What the page asked for before its scripts ran may be older than the stream.
        hear(event, isFirst && !window.nabzReads ? openedAt : Infinity)
        isFirst = false
      })
    } catch {
      // Lost connections are common here: reconnect.
    }
    if (line !== mine || isStopped) return
    line = null
    failures += 1
    waiting = setTimeout(() => void open(), waitBefore(failures))
  }

  /** The network or the user is back: reconnect now. */
  function hurry(): void {
    if (document.visibilityState === 'hidden' || line) return
    void open()
  }

  window.addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  void open()
  return () => {
    isStopped = true
    clearTimeout(waiting)
    line?.abort()
    window.removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
  }
}

async function listen(
  line: AbortController,
  token: string,
  lastEventId: string | null,
  heard: (event: StreamEvent) => void,
): Promise<void> {
  let silence = setTimeout(() => line.abort(), silenceMs)
  try {
    const response = await fetch(streamPath, {
      headers: {
        Accept: 'text/event-stream',
        // Not in the URL, because URLs end up in logs.
        Authorization: `Bearer ${token}`,
        ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
      },
      cache: 'no-store',
      signal: line.signal,
    })
    if (response.status === 401 && token === currentToken()) endSession()
    if (!response.ok || !response.body) return
    dataMeter.heard(openingBytes)
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    const read = createEventReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      dataMeter.heard(value.length)
      clearTimeout(silence)
      silence = setTimeout(() => line.abort(), silenceMs)
      for (const event of read(decoder.decode(value, { stream: true }))) heard(event)
    }
  } finally {
    clearTimeout(silence)
  }
}

/** `readBefore`: only data read before this time can have missed a change. */
function hear({ event, data }: StreamEvent, readBefore: number): void {
  if (event === 'hello') {
    const { now = '' } = JSON.parse(data) as { now?: string }
    syncClock(Date.parse(now))
    refreshReadBefore(readBefore)
    return
  }
  if (event !== 'change') return
  const { kind, by } = JSON.parse(data) as { kind: string; by?: string }
  const features = [kind.slice(0, kind.indexOf('.')), 'notifications', 'activities', 'records']
  void staleBefore(by).then((moment) => {
    for (const feature of features) void refresh(feature, moment)
  })
}
