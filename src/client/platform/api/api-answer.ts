import type { WireError } from '../../../shared/kit/wire-error.ts'
import { ApiError } from './api-error.ts'
import { warn } from '../browser/log.ts'

/**
 * Parses a response by the specification's error catalogue. An empty body is null: no data yet. Throws `ApiError` for
 * anything else that is unusable.
 */
export async function readAnswer(response: Response, feature: string): Promise<unknown> {
  const text = await receive(response.text(), feature)
  if (!response.ok) throw errorOf(response, text, feature)
  const what = { status: response.status, feature }
  if (!isJson(response)) throw new ApiError('Server returned non-JSON response', { ...what, code: 'notJson' })
  if (text.trim() === '') {
    warn(`empty answer from ${new URL(response.url || '/', location.href).pathname}`)
    return null
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('Invalid JSON response from server', { ...what, code: 'invalidJson' })
  }
}

/** The file that an endpoint with `binary: 'answer'` sends; throws as above. */
export async function readFileAnswer(response: Response, feature: string) {
  if (!response.ok) throw errorOf(response, await receive(response.text(), feature), feature)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const type = response.headers.get('content-type')
  // A captive portal answers with a page.
  if (name === undefined || type === null)
    throw new ApiError('Server returned no file', { status: response.status, feature, code: 'notJson' })
  return { name, type, content: new Uint8Array(await receive(response.arrayBuffer(), feature)) }
}

/** The connection may break after the headers. */
async function receive<T>(body: Promise<T>, feature: string): Promise<T> {
  try {
    return await body
  } catch {
    throw new ApiError('Network error: Unable to connect to server', { status: 0, code: 'network', feature })
  }
}

function errorOf(response: Response, text: string, feature: string): ApiError {
  const said = readErrorBody(text)
  const sentence = textIn(said.message) ?? textIn(said.error)
  // HTTP/2 has no status text.
  const message = sentence ?? `HTTP ${response.status} ${response.statusText}`.trimEnd()
  return new ApiError(message, {
    status: response.status,
    code: said.code ?? (sentence === undefined ? 'http' : 'told'),
    feature,
    fields: said.fields,
    details: said.details,
  })
}

function textIn(said: unknown): string | undefined {
  return typeof said === 'string' && said !== '' ? said : undefined
}

/** A proxy may answer with HTML or with JSON of its own. */
function readErrorBody(text: string): Partial<WireError> & { error?: unknown } {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? said : {}
  } catch {
    return {}
  }
}

function isJson(response: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')
}
