import { readFileSync, readdirSync } from 'node:fs'

/** Clock ticks per second in /proc; fixed at 100 by the kernel interface on all common Linux systems. */
const ticksPerSecond = 100

/** Processor time of these processes and their ended children since their start, in microseconds. */
export function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = statOf(pid)
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number)
    return (user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0)
  })
  return (ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond) * 1_000_000
}

/** The process and all its running descendants. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))[1] === String(pid),
  )
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))]
}

/** Memory of these processes in MB, with shared memory counted once (proportional set size). */
export function memoryOf(pids: readonly number[]): number {
  const sizes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return sizes.reduce((sum, one) => sum + one, 0) / 1024
}

/** The fields of /proc/<pid>/stat after the name, which may contain spaces and brackets. */
function statOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
