const splashMs = 1_200

/** Ends the splash of a signed-in page once the page is ready, but not before 1.2 s after the navigation started. */
export function endSplash(): void {
  const splash = document.getElementById('splash')
  if (!splash?.hasAttribute('data-waits')) return
  splash.style.setProperty('--splash-left', `${Math.max(0, splashMs - performance.now())}ms`)
  splash.removeAttribute('data-waits')
}
