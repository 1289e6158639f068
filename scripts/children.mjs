import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { exitCodes, ignoreSignalEchoes } from './signals.mjs'

ignoreSignalEchoes()

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Runs a program of node in the repository's root and resolves to its exit code. A signal sent to us
 * ends it first and then us, so nothing half-built keeps running behind a closed terminal.
 */
export function runNode(args, options = {}) {
  const { env = {}, output = 1, cwd = root, ownGroup = false, timeoutMs = 0 } = options
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, 2],
      detached: ownGroup && process.platform !== 'win32',
    })
    const end = (signal) => endChild(child, signal, ownGroup)
    const signals = passSignalsOn(end)
    const timer = timeoutMs > 0 ? setTimeout(() => end('SIGKILL'), timeoutMs) : undefined
    const finish = (code) => {
      clearTimeout(timer)
      // What the program left behind (a browser, a server) must not slow down the next one.
      if (ownGroup) end('SIGKILL')
      signals.forget()
      resolve(code)
    }
    child.once('error', () => finish(1))
    child.once('exit', (code, signal) => finish(code ?? exitCodes[signal] ?? 137))
  })
}

function endChild(child, signal, ownGroup) {
  try {
    if (ownGroup && process.platform !== 'win32') process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // Already gone.
  }
}

function passSignalsOn(end) {
  let exitCode = 0
  const handlers = Object.keys(exitCodes).map((signal) => [signal, () => stop(signal)])
  for (const [signal, handler] of handlers) process.on(signal, handler)
  return { forget }

  function stop(signal) {
    end(signal)
    // Whoever is impatient presses Ctrl-C again.
    if (exitCode) process.exit(exitCode)
    exitCode = exitCodes[signal]
    setTimeout(() => end('SIGKILL'), 5000).unref()
  }

  function forget() {
    if (exitCode) process.exit(exitCode)
    for (const [signal, handler] of handlers) process.off(signal, handler)
  }
}
