import { timeInWords } from '../../shared/kit/time/clock-words.ts'
import { dayInWords } from '../../shared/kit/time/day-words.ts'
import { dayIn, timeIn } from '../../shared/kit/time/town-time.ts'
import {
  ExportedFile,
  ExportedPreview,
  type ExportedRow,
  type ExportedSection,
  type ExportedValue,
} from '../platform/context/exporting.ts'
import { nameOfValue, textOf, type Language } from '../platform/http/errors/sentences.ts'
import { style } from './exports.style.ts'

export interface ReadableFile {
  sections: readonly ExportedSection[]
  /** Of whom. */
  name: string
  language: Language
  at: Date
  zone: string
}

/** Above these, since they say who it is. */
const first = new Set(['patients.profile', 'doctors.profile', 'accounts.account'])

/** One page without scripts and without anything from elsewhere, in parts: one section at a time. */
export async function* writeHtml(file: ReadableFile): AsyncGenerator<string> {
  const t = textIn(file)
  const title = escapeHtml(t('title', { name: file.name }))
  yield `<!doctype html>
<html lang="${file.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(t('made', { date: writeInstant(file, file.at) }))}</p>
<p class="safe">${escapeHtml(t('keepSafe'))}</p>
`
  const filled = file.sections.filter(({ rows }) => rows.length > 0)
  const sorted = [...filled.filter(isFirst), ...filled.filter((one) => !isFirst(one))]
  for (const one of sorted) yield writeSection(file, one)
  const empty = file.sections.filter(({ rows }) => rows.length === 0).map(({ name }) => t(`sections.${name}`))
  if (empty.length > 0) yield `<h2>${escapeHtml(t('nothing'))}</h2>\n<p>${escapeHtml(empty.join(', '))}</p>\n`
  yield '</body>\n</html>\n'
}

function isFirst({ name }: ExportedSection): boolean {
  return first.has(name)
}

function textIn({ language }: Pick<ReadableFile, 'language'>) {
  return (key: string, values?: Record<string, string>) => textOf(language, `exportFile.${key}`, values)
}

function writeSection(file: ReadableFile, one: ExportedSection): string {
  const t = textIn(file)
  const heading = `<h2>${escapeHtml(t(`sections.${one.name}`))}</h2>\n`
  if (one.shows.length === 0) {
    return `${heading}<p>${escapeHtml(t('onlyInJson', { count: String(one.rows.length) }))}</p>\n`
  }
  const shown = one.shows.filter((column) => one.rows.some((row) => isSaid(row[column])))
  const labels = shown.map((column) => escapeHtml(t(`columns.${column}`)))
  const head = labels.map((label) => `<th scope="col">${label}</th>`).join('')
  const body = one.rows.map((row) => writeRow(file, one, { row, shown, labels })).join('\n')
  return `${heading}<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table>\n`
}

interface ShownRow {
  row: ExportedRow
  shown: readonly string[]
  labels: readonly string[]
}

/** The label stands in each cell too: a narrow phone shows a row as a list. */
function writeRow(
  file: ReadableFile,
  { valueNames = {} }: ExportedSection,
  { row, shown, labels }: ShownRow,
): string {
  const cells = shown.map((column, nth) => {
    const text = writeValue(file, row[column] ?? null, valueNames[column])
    return text === '' ? '<td></td>' : `<td data-label="${labels[nth] ?? ''}">${text}</td>`
  })
  return `<tr>${cells.join('')}</tr>`
}

function isSaid(value: ExportedValue | undefined): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

/** As HTML. */
function writeValue(file: ReadableFile, value: ExportedValue, names: string | undefined): string {
  if (value === null || value instanceof ExportedFile) return ''
  if (value instanceof ExportedPreview)
    return `<img alt="" src="data:image/webp;base64,${value.content.toString('base64')}">`
  if (value instanceof Date) return escapeHtml(writeInstant(file, value))
  if (typeof value === 'boolean') return escapeHtml(textIn(file)(value ? 'yes' : 'no'))
  if (Array.isArray(value))
    return value.map((one: string | number) => writeValue(file, one, names)).join(', ')
  const text = String(value)
  if (names !== undefined) return escapeHtml(nameOf(file.language, names, text))
  if (/^\d{4}-\d\d$/.test(text)) return escapeHtml(writeMonth(file, text))
  return escapeHtml(/^\d{4}-\d\d-\d\d$/.test(text) ? writeDay(file, text) : text)
}

/** Of an act in the audit log also as at the desk, or by its feature's own name for it. */
function nameOf(language: Language, names: string, value: string): string {
  const [feature = '', act = ''] = value.split('.')
  return (
    nameOfValue(language, names, value) ??
    (act === '' ? undefined : nameOfValue(language, 'audit.acts', value)) ??
    (act === '' ? undefined : nameOfValue(language, `${feature}.acts`, act)) ??
    (act === '' ? value : textOf(language, 'audit.otherAct', { code: value }))
  )
}

function writeInstant(file: ReadableFile, at: Date): string {
  const time = timeInWords((key, values) => textOf(file.language, key, values), timeIn(file.zone, at))
  return `${writeDay(file, dayIn(file.zone, at))}, ${time}`
}

/** With its year: the file is read years later. */
function writeDay({ language }: Pick<ReadableFile, 'language'>, day: string): string {
  return dayInWords((key) => textOf(language, key), day, 'short', 'never')
}

/** Of YYYY-MM. */
function writeMonth({ language }: Pick<ReadableFile, 'language'>, month: string): string {
  const name = textOf(language, 'dates.months').split(' ')[Number(month.slice(5)) - 1] ?? ''
  return `${name} ${month.slice(0, 4)}`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
