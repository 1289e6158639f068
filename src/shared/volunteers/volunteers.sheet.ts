/**
 * A table as a CSV file that Excel opens as it is: UTF-8 with a byte order mark, CRLF, every cell in quotes.
 * A cell that a spreadsheet would take for a formula gets an apostrophe in front, which makes it text.
 */
export function sheetOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

// Also the wide forms, which spreadsheets read alike, and what they skip before looking.
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

function cellOf(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * A mobile number in the two groups in which people write it. Without the gap a spreadsheet takes it for an
 * amount: the zero in front is lost, and a narrow column says 9.8E+09.
 */
export function mobileCell(mobile: string): string {
  return `${mobile.slice(0, 5)} ${mobile.slice(5)}`
}
