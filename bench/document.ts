import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'

const file = 'docs/performance.md'

/** Describes the hardware; contains no names. */
export function describeMachine(): string {
  const [cpu] = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day}: ${os.cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, ${os.type()}, Node ${process.versions.node}.`
}

/** Puts the table between the document's marks of this name. */
export function keepInDocument(text: string, name: 'bench' | 'lists'): void {
  const marks = { begin: `<!-- ${name}: begin -->`, end: `<!-- ${name}: end -->` }
  const before = readFileSync(file, 'utf8')
  const [begin, end] = [before.indexOf(marks.begin), before.indexOf(marks.end)]
  if (begin < 0 || end < begin) throw new Error(`${file} has lost the marks ${marks.begin} and ${marks.end}.`)
  writeFileSync(file, `${before.slice(0, begin + marks.begin.length)}\n\n${text}\n\n${before.slice(end)}`)
}
