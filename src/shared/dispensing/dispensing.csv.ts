/** A table for a spreadsheet: UTF-8 with a mark, so that Excel reads it; a cell is never a formula there. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\u{FEFF}${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
