/** The payload of a SMART Health Link, as its specification names it. */
export interface ShareLink {
  url: string
  /** 32 bytes in base64url: it is nowhere else. */
  key: string
  /** Seconds. */
  exp?: number
  /** `P`: a PIN is asked for. */
  flag?: string
  label?: string
}

const scheme = 'shlink:/'

/** Addresses are plain ASCII. */
export function linkText(viewer: string, link: ShareLink): string {
  return `${viewer}#${scheme}${base64url(JSON.stringify(link))}`
}

/** From the fragment of an address, or from the whole of it; null for anything else. */
export function parseLink(text: string): ShareLink | null {
  const payload = /shlink:\/([\w-]+)/.exec(text)?.[1]
  if (payload === undefined) return null
  try {
    const { url, key, exp, flag } = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    ) as Record<string, unknown>
    if (typeof url !== 'string' || typeof key !== 'string' || !/^[\w-]{43}$/.test(key)) return null
    return { url, key, ...(typeof exp === 'number' && { exp }), ...(typeof flag === 'string' && { flag }) }
  } catch {
    return null
  }
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
