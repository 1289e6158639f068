import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** False if it had already ended. */
export function end(pid: number, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

/** The running child processes of this one. */
export function childrenOf(pid: number): number[] {
  return listProcesses()
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child)
}

function listProcesses(): [pid: number, parent: number][] {
  if (!existsSync('/proc/self/stat')) return askPs()
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map((pid) => [Number(pid), parentOf(pid)])
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name in brackets may contain spaces and brackets.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

function askPs(): [number, number][] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return [pid ?? 0, parent ?? 0]
  })
}
