const splashMs = 1_200

/**
 * Over a signed-in page the splash waits for the page. When that is there it goes, but not before 1.2 s have
 * passed since the navigation began; a page that took longer waits no longer.
 */
export function endSplash(): void {
  const splash = document.getElementById('splash')
  if (!splash?.hasAttribute('data-waits')) return
  splash.style.setProperty('--splash-left', `${Math.max(0, splashMs - performance.now())}ms`)
  splash.removeAttribute('data-waits')
}
