import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { largestSharedFile } from '../../shared/documents/documents.limits.ts'
import type { AppContext, RequestContext } from '../platform/context/request-context.ts'
import type { OutsideAnswer } from '../platform/outgoing/public-requests.ts'
import type { fetchSharedFile } from './documents.operations.ts'

type Fetched = AnswerOf<typeof fetchSharedFile>
const nothing = { file: '', left: 0 }

/**
 * The encrypted file of a SMART Health Link of another server, which the browser may not ask itself: its Content
 * Security Policy allows no other server. The key stays in the browser. Nothing is stored, and a wrong PIN counts there.
 */
export async function fetchShared(ctx: RequestContext<typeof fetchSharedFile>): Promise<Fetched> {
  const { body, appContext } = ctx
  const url = new URL(body.url)
  const { outside } = appContext
  if (!outside.accepts(url)) return { as: 'inside', ...nothing }
  // The other server shows it to the patient; a name is not needed for that.
  const recipient = appContext.town.name.en
  try {
    if (body.isDirect) {
      url.searchParams.set('recipient', recipient)
      return fileOf(await outside.send({ url, largest: largestSharedFile }))
    }
    const passcode = body.passcode === '' ? {} : { passcode: body.passcode }
    const told = await outside.send({ url, body: { recipient, ...passcode }, largest: largestSharedFile })
    return await fileOfManifest(outside, told)
  } catch {
    return { as: 'offline', ...nothing }
  }
}

async function fileOfManifest(outside: AppContext['outside'], told: OutsideAnswer): Promise<Fetched> {
  const { status, text } = told
  if (status !== 200 && status !== 401) return { as: asOf(status), ...nothing }
  const said = objectIn(text)
  if (status === 401) return { as: 'wrongPin', file: '', left: Number(said['remainingAttempts']) || 0 }
  const files = Array.isArray(said['files']) ? (said['files'] as unknown[]) : []
  const summary = files.map((one) => Object(one) as Record<string, unknown>).find(isFhir)
  if (typeof summary?.['embedded'] === 'string') return fileOf({ status, text: summary['embedded'] })
  const place = String(summary?.['location'])
  const url = URL.canParse(place) ? new URL(place) : null
  if (!url || !outside.accepts(url)) return { as: 'broken', ...nothing }
  return fileOf(await outside.send({ url, largest: largestSharedFile }))
}

function isFhir({ contentType }: Record<string, unknown>): boolean {
  return String(contentType).startsWith('application/fhir+json')
}

/** A compact JWE. */
const encrypted = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/

function fileOf({ status, text }: OutsideAnswer): Fetched {
  if (status !== 200) return { as: asOf(status), ...nothing }
  const file = text.trim()
  return encrypted.test(file) ? { as: 'file', file, left: 0 } : { as: 'broken', ...nothing }
}

function asOf(status: number): 'gone' | 'busy' {
  return status === 429 || status >= 500 ? 'busy' : 'gone'
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}
