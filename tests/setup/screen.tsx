import { dateWriter } from '../../src/client/platform/i18n/dates.ts'
import { addDates } from '../../src/client/platform/i18n/i18n.tsx'
import { createRoot, type Root } from 'react-dom/client'
import { StrictMode, type ReactNode } from 'react'
import type { Endpoint, Role } from '../../src/shared/kit/endpoint.ts'
import { showMessages, type Language } from '../../src/client/platform/i18n/language.ts'
import { showOwnQueue } from '../../src/client/platform/outbox/queue-view.ts'
import { listOf, remove } from '../../src/client/platform/outbox/store.ts'
import { startQueries } from '../../src/client/platform/query/query-client.ts'
import { forgetSession } from '../../src/client/platform/session/session-store.ts'
import { setTown } from '../../src/client/platform/clock/town.ts'
import { en, hi, pa } from '../../src/shared/i18n/locales.ts'
import { Toaster } from '../../src/client/ui/overlays/toast.tsx'
import type { Town } from '../../src/shared/town/town.schemas.ts'
import place from '../../town.json'

// As inside.tsx does for the app.
addDates(dateWriter)
startQueries()

/** The fake server's response to an endpoint: a body, a refusal, or a function of the request. */
export type Said =
  | { body: unknown }
  | { status: number; refusal: ErrorAnswer }
  | { text: string }
  /** Bytes of a file, as text. */
  | { file: string }
interface ErrorAnswer {
  code: string
  message?: string
  fields?: Record<string, string>
  details?: unknown
}
export interface Sent {
  path: string
  /** The query of the URL. */
  query: Record<string, string>
  body: unknown
  /** Of the `Patient-Id` header; null: the own record. */
  patientId: string | null
  /** Of the `Idempotency-Key` header. */
  key: string | null
}

let root: Root | null = null
let shown: HTMLElement | null = null
let said = new Map<string, Said | ((sent: Sent) => Said)>()
let sent: Sent[] = []

/** An empty device with one person signed in, and a fake server without responses so far. */
export async function openDevice(
  role: Role,
  { name = 'Nava Kaur', language = 'en' }: { name?: string; language?: Language } = {},
): Promise<void> {
  root?.unmount()
  document.body.innerHTML = ''
  localStorage.clear()
  sessionStorage.clear()
  forgetSession()
  await emptyOutbox()
  said = new Map()
  sent = []
  localStorage.setItem('token', tokenFor({ sub: `${role}-1`, username: 'nava', name, role }))
  setTown(place as Town)
  showMessages(language, { en, hi, pa }[language])
  globalThis.fetch = answer
}

/** An open database keeps its connections, so delete its rows rather than the database. */
async function emptyOutbox(): Promise<void> {
  for (const person of ['patient-1', 'doctor-1', 'coordinator-1']) {
    for (const { seq } of await listOf(person)) await remove(seq)
  }
  await showOwnQueue()
}

export function serverSays(endpoint: Endpoint, what: Said | ((sent: Sent) => Said)): void {
  said.set(`${endpoint.method} ${endpoint.path}`, what)
}

/** The requests sent to this endpoint, in order. */
export function sentTo(endpoint: Endpoint): Sent[] {
  return sent.filter(({ path }) => fits(endpoint.path, path))
}

export function show(screen: ReactNode): void {
  // A test that reloads the page has emptied the document: the former page must not go on.
  if (shown && !shown.isConnected) root?.unmount()
  shown = document.createElement('main')
  document.body.append(shown)
  root = createRoot(shown)
  root.render(
    <StrictMode>
      <Toaster />
      {screen}
    </StrictMode>,
  )
}

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const address = new URL(String(input instanceof Request ? input.url : input), location.href)
  const path = address.pathname
  const method = init.method ?? 'GET'
  const one: Sent = {
    path,
    query: Object.fromEntries(address.searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    patientId: new Headers(init.headers).get('Patient-Id'),
    key: new Headers(init.headers).get('Idempotency-Key'),
  }
  const known = [...said].find(
    ([key]) => key.startsWith(`${method} `) && fits(key.slice(method.length + 1), path),
  )
  if (!known) throw new Error(`nobody said what ${method} ${path} answers`)
  if (method !== 'GET') sent.push(one)
  const what = typeof known[1] === 'function' ? known[1](one) : known[1]
  return responseOf(what)
}

function responseOf(what: Said): Response {
  const headers = { 'content-type': 'application/json' }
  if ('text' in what) return new Response(what.text, { headers })
  if ('file' in what) {
    const disposition = { 'content-disposition': 'attachment; filename="a.json"' }
    return new Response(what.file, { headers: { ...headers, ...disposition } })
  }
  if ('refusal' in what) {
    return new Response(JSON.stringify({ message: 'Refused.', requestId: '1', ...what.refusal }), {
      status: what.status,
      headers,
    })
  }
  return new Response(JSON.stringify(what.body), { headers })
}

function fits(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
}

function tokenFor(payload: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ ...payload, jti: '1', exp: Date.now() / 1000 + 3600 }),
  )
  return `x.${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.x`
}
