import {
  hashLines,
  type Recording,
  type Recordings,
} from '../../../../shared/emergency/emergency.recordings.ts'
import type { Language } from '../../../platform/i18n/language.ts'
import { fetchKept, listKept } from './kept-recordings.ts'
import type { Say } from '../../../platform/speech/read-aloud.ts'

/**
 * For each card whose recording says what stands there: how to play it. Its button says how much will be fetched, as
 * long as the recording is not on the device. `findRecordings` is loaded lazily, since most phones have a voice.
 */
export async function findRecordings(root: HTMLElement, language: Language): Promise<Map<Element, Say>> {
  const list = (await (await fetchKept(`/voices/${language}.json`, 'renewed')).json()) as Recordings
  const kept = await listKept()
  const found = new Map<Element, Say>()
  for (const place of root.querySelectorAll('[data-reading]')) {
    const recording = list[place.id as keyof Recordings]
    if (!recording || recording.spoken !== hashLines(readLines(place))) continue
    const size = place.querySelector('[data-aid=size]')
    const sayHowMuch = (text: string) => {
      if (size) size.textContent = text
    }
    const address = `/voices/${recording.file}`
    if (!kept.has(address)) sayHowMuch(` · ${Math.ceil(recording.bytes / 1000)} kB`)
    found.set(
      place,
      sayRecorded(address, recording, () => sayHowMuch('')),
    )
  }
  return found
}

function readLines(place: Element): string[] {
  return [...place.querySelectorAll('[data-line]')].map((line) => line.textContent.trim())
}

/** Plays on from one part to the next: the file has all of them. */
function sayRecorded(address: string, { ends }: Pick<Recording, 'ends'>, onFetched: () => void): Say {
  let player = new Audio()
  return (_, at, done, failed) => {
    const over = new AbortController()
    const { signal } = over
    if (at === 0) {
      player = new Audio()
      // In the press itself: Safari plays later only what was loaded there.
      player.load()
      play(player, address, signal).then(onFetched, () => signal.aborted || failed())
    }
    const isLast = at === ends.length - 1
    const check = () => {
      if (signal.aborted || !(player.ended || (!isLast && player.currentTime >= (ends[at] ?? 0)))) return
      over.abort()
      if (isLast) URL.revokeObjectURL(player.src)
      done()
    }
    for (const name of ['timeupdate', 'ended']) player.addEventListener(name, check, { signal })
    player.addEventListener('error', failed, { signal })
    // Two parts may have ended since the last event; not at once, because the reader does not know of this one yet.
    queueMicrotask(check)
    return {
      stop() {
        over.abort()
        player.pause()
        URL.revokeObjectURL(player.src)
      },
    }
  }
}

async function play(player: HTMLAudioElement, address: string, signal: AbortSignal): Promise<void> {
  const response = await fetchKept(address, 'forEver', signal)
  const content = await response.blob()
  if (signal.aborted) return
  player.src = URL.createObjectURL(content)
  await player.play()
}
