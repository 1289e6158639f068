import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProgram, stopProgram } from '../tests/crash/program.ts'
import { startFloodSender } from './children.ts'
import type { Options } from './options.ts'
import { times } from './table.ts'

const parallel = 300
const goal = 2
/** As many files as /register loads in a browser without a cache. */
const files = 11

/**
 * How long a page takes to load during parallel registrations, compared with a quiet server in the same run. Once as
 * from one address, with all limits; once as from many, where only the bounded hash queue limits them.
 */
export async function measureFlood(options: Options, tell: (what: string) => void): Promise<string> {
  const lines: string[] = []
  for (const [name, limits] of [
    ['one address', 'on'],
    ['many addresses', 'off'],
  ] as const) {
    tell(`flooding from ${name}…`)
    lines.push(await measureOne(options, name, limits))
  }
  return lines.join('\n')
}

async function measureOne(
  { program, isQuick }: Options,
  name: string,
  limits: 'on' | 'off',
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabz-bench-flood-'))
  const started = startProgram(program, { DATA_DIR: folder }, { RATE_LIMITS: limits })
  try {
    const url = await started.ready
    const page = await listPage(url)
    // The first loads warm the caches.
    for (let load = 0; load < 5; load += 1) await loadPage(url, page)
    const quiet: number[] = []
    for (let load = 0; load < 30; load += 1) quiet.push(await loadPage(url, page))
    const loaded: number[] = []
    const tally: Record<string, number> = {}
    for (let wave = 0; wave < (isQuick ? 1 : 3); wave += 1)
      loaded.push(...(await sendWave(url, page, wave, tally)))
    return describe(name, quiet, loaded, tally)
  } finally {
    await stopProgram(started)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sends all at once; returns each load time of the page until the last registration was answered. */
async function sendWave(
  url: string,
  page: readonly string[],
  wave: number,
  tally: Record<string, number>,
): Promise<number[]> {
  const sender = startFloodSender()
  const flood = { isOver: false }
  const answers = sender.tell({ url, parallel, wave }).finally(() => (flood.isOver = true))
  const loaded: number[] = []
  do loaded.push(await loadPage(url, page))
  while (!flood.isOver)
  for (const [status, count] of Object.entries(await answers)) tally[status] = (tally[status] ?? 0) + count
  sender.stop()
  return loaded
}

function describe(name: string, quiet: number[], loaded: number[], tally: Record<string, number>): string {
  const usual = median(quiet)
  const ratio = median(loaded) / usual
  const answers = Object.entries(tally).map(([status, count]) => `${count} × ${status}`)
  return [
    `${parallel} registrations at once, ${name}: the page in ${median(loaded).toFixed(0)} ms (median of ${loaded.length}), quiet ${usual.toFixed(0)} ms`,
    `ratio ${times(ratio)} (goal ≤ ${goal} ×: ${ratio <= goal ? 'met' : 'MISSED'}), worst ${times(Math.max(...loaded) / usual)}`,
    `answers ${answers.join(', ')}`,
  ].join('; ')
}

/** The page itself and the scripts it references. */
async function listPage(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/register`)).text()
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const manifest = await readFile('dist/client/.vite/manifest.json', 'utf8')
  const others = [...manifest.matchAll(/"file": "(assets\/[^"]+\.js)"/g)].map(([, file]) => `/${file}`)
  return [...new Set(['/register', ...named, ...others])].slice(0, files)
}

async function loadPage(url: string, page: readonly string[]): Promise<number> {
  const begunAt = performance.now()
  await Promise.all(
    page.map(async (address) => {
      const answer = await fetch(url + address, { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    }),
  )
  return performance.now() - begunAt
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
