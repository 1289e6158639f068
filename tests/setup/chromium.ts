/** The system's own Chromium: scripts/browser.mjs finds it and hands its path over. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Nothing of it may talk to the outside. */
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
 * Where there is a headless shell, that: the same engine for a quarter less processor time, but without notifications,
 * push and a voice.
 */
export const shellPath = process.env['HEADLESS_SHELL'] ?? chromiumPath
