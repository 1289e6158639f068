import type { ImportReport } from '../../facilities/facilities.plugin.ts'

const reasons: Record<ImportReport['refused'][number]['reason'], string> = {
  notForHumans: 'not for people (veterinary)',
  notHealth: 'no health facility',
  nothingSaid: 'neither a name nor a type that says what it is',
  coordinatesImpossible: 'impossible coordinates',
  coordinatesSwapped: 'latitude and longitude are swapped',
  tooFar: 'impossibly far from the town',
  unreadable: 'no readable coordinates or no id',
  lineCut: 'the line is cut short: is the file whole?',
  nameMissing: 'no village name',
  twice: 'the same as line',
  alreadyThere: 'already in the list as',
}
const doubts: Record<ImportReport['doubtful'][number]['reason'], (km: number) => string> = {
  farFromItsVillage: (km) => `doubtful place, ${km} km from the village it names`,
  noPlaceNamed: () => 'names no village, so its place was not checked',
  twinFarAway: (km) => `same name and population as another, ${km} km away`,
}
const sourceNames = { geoSadak: 'GeoSadak', openStreetMap: 'OpenStreetMap' }

interface Heading {
  kind: 'facilities' | 'villages'
  file: string
  source: keyof typeof sourceNames
  isTrial: boolean
}

/** The result of every line, for the person who imports: counts first, then each line that needs attention. */
export function writeReport(heading: Heading, report: ImportReport): string {
  const { kind, file, source, isTrial } = heading
  const { taken, changed, unchanged, kept, refused, doubtful, missing } = report
  const lines = [
    `${kind} of ${file} (${sourceNames[source]})${isTrial ? ': a dry run, nothing was kept' : ''}`,
    count('taken', taken),
    count('changed', changed.length),
    ...changed.map(({ line, what, fields }) => detail(line, what, fields.join(', '))),
    count('unchanged', unchanged),
    count('refused', refused.length),
    ...refused.map(({ line, what, reason, of }) =>
      detail(line, what, of === undefined ? reasons[reason] : `${reasons[reason]} ${of}`),
    ),
    count('doubtful', doubtful.length, 'taken all the same; please look'),
    ...doubtful.map(({ line, what, reason, km = 0 }) => detail(line, what, doubts[reason](km))),
  ]
  if (kept.length > 0) {
    lines.push(count('kept', kept.length, 'corrected by a coordinator, so left alone'))
    lines.push(...kept.map(({ line, what }) => detail(line, what, 'kept')))
  }
  if (missing > 0) lines.push(count('not in this file', missing, 'left as they are'))
  if (kind === 'facilities' && report.villagesKnown === 0)
    lines.push('No villages are known yet, so no place was checked: import them, then repeat this.')
  return lines.join('\n')
}

function count(name: string, number: number, note = ''): string {
  return `  ${name.padEnd(16)} ${String(number).padStart(5)}${number > 0 && note ? `  (${note})` : ''}`
}

function detail(line: number, what: string, why: string): string {
  return `    line ${String(line).padEnd(5)} ${what}: ${why}`
}
