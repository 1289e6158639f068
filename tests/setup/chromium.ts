/** The system's Chromium: scripts/browser.mjs finds it and passes its path. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Disables all traffic to the outside. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
]

/**
 * The headless shell if available: the same engine for a quarter less processor time, but without notifications, push
 * and speech.
 */
export const shellPath = process.env['HEADLESS_SHELL'] ?? chromiumPath
