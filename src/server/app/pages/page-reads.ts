/**
 * Asks for what the screen reads while its scripts are loading; src/client/platform/api/early-reads.ts uses the answers.
 * Not when a service worker serves the page: then stored answers are shown, and revalidated by their ETag.
 */
export const earlyReadsScript = `
  try {
    let token = localStorage.getItem('token'), answers = {},
      patient = localStorage.getItem('nabz.actingFor')?.split('/')[1] ?? null;
    if (token && !navigator.serviceWorker?.controller) {
      for (let address of document.currentScript.dataset.reads.split(' '))
        (answers[address] = fetch(address, {
          headers: {Authorization: 'Bearer ' + token, ...(patient && {'Patient-Id': patient})},
          signal: AbortSignal.timeout(45e3)
        })).catch(() => {});
      window.nabzReads = {token, patient, answers}
    }
  } catch {}`.replaceAll(/\n\s*/g, '')

/** The addresses come from the build, not from the request. */
export function readsElement(addresses: readonly string[]): string {
  if (addresses.length === 0) return ''
  return `<script data-reads="${addresses.join(' ')}">${earlyReadsScript}</script>`
}
