import type { LabFacts } from '../../shared/labs/labs.timeline.ts'
import type { Translate } from '../platform/i18n/i18n.tsx'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { TimelineManifest } from '../platform/manifest/timeline.ts'

export const timeline: TimelineManifest = {
  kinds: [
    {
      kind: 'lab',
      label: 'records.kinds.lab',
      icon: 'test-tube',
      order: 27,
      textOf({ facts }, { t }) {
        const { isCancelled, tests, flags } = facts as LabFacts
        const title = isCancelled ? t('records.lab.cancelled') : t('records.lab.title')
        const names = tests.map((code) => t(`labTests.names.${code}`)).join(', ')
        return {
          title: isCancelled ? `${title}: ${names}` : title,
          lines: isCancelled ? [] : linesOf(facts as LabFacts, t),
          isAlarming: !isCancelled && flags.some((flag) => flag === 'LL' || flag === 'HH'),
        }
      },
      toOf: (_, reader) => (reader === 'patient' ? '/labs' : null),
    },
  ],
  messages: [messageBundle('lab-tests')],
}

/** The values in one line, what is awaited in another. */
function linesOf({ tests, values, flags }: LabFacts, t: Translate): string[] {
  const known: string[] = []
  const awaited: string[] = []
  tests.forEach((code, at) => {
    const name = t(`labTests.names.${code}`)
    const value = values[at] ?? ''
    if (value === '') return awaited.push(name)
    const flag = flags[at] ?? ''
    const shown = `${name} ${t.find(`labTests.words.${value}`) ?? value}`
    return known.push(flag === '' ? shown : `${shown} (${t(`labTests.flags.${flag}`)})`)
  })
  return [
    known.join(' · '),
    awaited.length > 0 ? `${awaited.join(', ')}: ${t('labTests.awaited')}` : '',
  ].filter((line) => line !== '')
}
