/** One line of the table; cells that do not apply are empty. */
export interface Row {
  what: string
  ours: string
  bare?: string
  ratio?: string
  empty?: string
  ratioToEmpty?: string
  /** The goal, and whether it was met. */
  goal?: { says: string; isMet: boolean }
}

const heads = ['', 'Nabz', 'compared', 'ratio', 'empty route', 'ratio', 'goal']

/** Markdown that is also readable on a terminal. */
export function drawTable(rows: readonly Row[]): string {
  const lines = [heads, ...rows.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(3, ...lines.map((line) => (line[column] ?? '').length)))
  const draw = (cells: string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [draw(heads), rule, ...lines.slice(1).map(draw)].join('\n')
}

function cellsOf({ what, ours, bare = '', ratio = '', empty = '', ratioToEmpty = '', goal }: Row): string[] {
  return [
    what,
    ours,
    bare,
    ratio,
    empty,
    ratioToEmpty,
    goal ? `${goal.says}: ${goal.isMet ? 'met' : 'MISSED'}` : '',
  ]
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`
}

/** A goal with an upper bound. */
export function atMost(bound: number, unit: string, value: number): NonNullable<Row['goal']> {
  return { says: `≤ ${bound}${unit}`, isMet: value <= bound }
}
