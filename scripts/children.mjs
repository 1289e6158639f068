import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { exitCodes, ignoreSignalEchoes } from './signals.mjs'

ignoreSignalEchoes()

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** For each running program, the function that ends it. */
const running = new Set()
const handlers = Object.keys(exitCodes).map((signal) => [signal, () => stop(signal)])
let exitCode = 0

/**
 * Runs a node program in the repository root and resolves to its exit code. A signal to us first ends all such
 * programs, with SIGKILL after `graceMs`, and then us, so that nothing keeps running behind a closed terminal.
 * `isWatcher`: the program itself passes SIGTERM on to its child.
 */
export function runNode(args, options = {}) {
  const { env = {}, output = 1, cwd = root, ownGroup = false, isWatcher = false } = options
  const { timeoutMs = 0, graceMs = 5000 } = options
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, 2],
      detached: ownGroup && process.platform !== 'win32',
    })
    const kill = () => send(child, 'SIGKILL', ownGroup)
    const end = (signal) => {
      // Sent to the group it would reach the watched program twice, and SIGHUP would end only the watcher.
      send(child, isWatcher ? 'SIGTERM' : signal, ownGroup && !isWatcher)
      setTimeout(kill, graceMs).unref()
    }
    const timer = timeoutMs > 0 ? setTimeout(kill, timeoutMs) : undefined
    const finish = (code) => {
      clearTimeout(timer)
      // Leftover children (a browser, a server) must not slow down the next program.
      if (ownGroup) kill()
      forget(end)
      resolve(code)
    }
    hold(end)
    child.once('error', () => finish(1))
    child.once('exit', (code, signal) => finish(code ?? exitCodes[signal] ?? 137))
  })
}

/** Ends all running programs, then us, as on SIGTERM. */
export function endAll() {
  if (!exitCode) stop('SIGTERM')
}

function send(child, signal, toGroup) {
  try {
    if (toGroup && process.platform !== 'win32') process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It has already exited.
  }
}

function stop(signal) {
  for (const end of running) end(signal)
  // A second Ctrl-C exits at once.
  if (exitCode) process.exit(exitCode)
  exitCode = exitCodes[signal]
}

function hold(end) {
  if (running.size === 0) for (const [signal, handler] of handlers) process.on(signal, handler)
  running.add(end)
}

function forget(end) {
  running.delete(end)
  if (running.size > 0) return
  if (exitCode) process.exit(exitCode)
  for (const [signal, handler] of handlers) process.off(signal, handler)
}
