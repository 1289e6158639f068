/** Requests that the page sent while its scripts were loading (src/server/app/pages/page-reads.ts). */
interface EarlyReads {
  token: string
  /** The patient one acted for; null: oneself. */
  patient: string | null
  /** By address. */
  answers: Record<string, Promise<Response>>
}
declare global {
  interface Window {
    nabzReads?: EarlyReads
  }
}

/** The answer that the page asked for with this token and for this patient, once; null when there is none, or it failed. */
export function takeEarlyRead(
  address: string,
  token: string | null,
  patient: string | null,
): Promise<Response | null> | null {
  const early = window.nabzReads
  const asked = early?.token === token && early?.patient === patient ? early?.answers[address] : undefined
  if (!early || !asked) return null
  delete early.answers[address]
  return asked.then(
    (response) => (response.ok ? response : null),
    () => null,
  )
}

/** After a write, and once the first screen is drawn: what was not used is outdated. */
export function dropEarlyReads(): void {
  if (window.nabzReads) window.nabzReads.answers = {}
}
