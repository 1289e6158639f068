import type { Facility } from '../../../shared/facilities/facilities.schemas.ts'
import { roundDistance } from '../../../shared/facilities/facilities.distance.ts'
import {
  closedDays,
  dailySpan,
  spansOn,
  type Moment,
} from '../../../shared/facilities/opening/facilities.opening.ts'
import { readTiming } from '../../../shared/facilities/opening/facilities.timing.ts'
import { serviceOf } from '../../../shared/facilities/facilities.services.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'

/** Level and owner, unless the name contains them. */
export function kindOf(text: Text, facility: Facility): string {
  const { t } = text
  const level = t(`facilities.levels.${facility.level}`)
  const isSaid = placeName(text, facility).toLowerCase().includes(level.toLowerCase())
  const category = facility.category === null ? '' : t(`facilities.categories.${facility.category}`)
  return [isSaid ? '' : level, category === level ? '' : category].filter((part) => part !== '').join(' · ')
}

/** Address and postal code; the village when there is no address and the name does not contain it. */
export function addressOf(text: Text, { address, place, postalCode, name }: Facility): string {
  const where = address || (name.includes(place) ? '' : place)
  const code = postalCode && text.t('facilities.card.postalCode', { code: postalCode })
  return [where, code].filter((part) => part !== '').join(', ')
}

/** Known services in the user's language, others as typed. */
export function servicesOf({ t }: Text, facility: Facility): string[] {
  return facility.services.map((service) => {
    const code = serviceOf(service)
    return code ? t(`facilities.services.${code}`) : service
  })
}

export function distanceText({ t, number }: Pick<Text, 't' | 'number'>, km: number): string {
  const { unit, value } = roundDistance(km)
  return t(`facilities.distance.${unit}`, { value: number(value) })
}

/** English shows the text as typed; other languages translate what can be parsed. */
export function timingText({ t, time, language }: Text, timing: string): string {
  if (readTiming(timing) === 'always') return language === 'en' ? timing : t('facilities.card.always')
  const span = language === 'en' ? null : dailySpan(timing)
  return span ? t('facilities.card.span', { from: time(span.from), until: time(span.until) }) : timing
}

/**
 * Where the hours differ by day or season: those of today and the closed days. The text as written, too, where that does
 * not say all.
 */
export function hoursByDay(text: Text, timing: string, moment: Moment): string[] | null {
  const { t, time } = text
  const spans = spansOn(timing, moment)
  const week = closedDays(timing, moment)
  if (spans === null || week === null) return null
  const hours = spans.map(({ from, until }) =>
    t('facilities.card.span', { from: time(from), until: time(until) }),
  )
  const names = [...t('dates.weekdays').split(' '), t('facilities.card.holidays')]
  const days = week.closed.map((day) => names[day] ?? '').join(', ')
  return [
    spans.length === 0
      ? t('facilities.card.closedToday')
      : t('facilities.card.today', { hours: hours.join(', ') }),
    days === '' ? '' : t('facilities.card.closedOn', { days }),
    week.areOthersSame ? '' : timing,
  ].filter((part) => part !== '')
}
