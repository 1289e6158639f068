/**
 * A table as a CSV file that Excel opens directly: UTF-8 with a byte order mark, CRLF, every cell in quotes. A cell
 * that looks like a formula gets a leading apostrophe, which makes it text.
 */
export function sheetOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

// Includes the full-width forms, which spreadsheets treat alike, and leading characters they skip.
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

function cellOf(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * A mobile number in two groups, as people write it. Without the space a spreadsheet takes it for an amount, drops a
 * leading zero, and shows 9.8E+09 in a narrow column.
 */
export function mobileCell(mobile: string): string {
  return `${mobile.slice(0, 5)} ${mobile.slice(5)}`
}
