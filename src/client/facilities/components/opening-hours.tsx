import { isOpenAt, type Moment } from '../../../shared/facilities/opening/facilities.opening.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { hoursByDay, timingText } from './facility-text.ts'

/** Whether it is open now, and the hours: of today and the closed days, where days differ. */
export function OpeningHours({ timing, moment }: { timing: string; moment: Moment }) {
  const text = useText()
  const { t } = text
  const isOpen = isOpenAt(timing, moment)
  const [today, ...others] = hoursByDay(text, timing, moment) ?? [timingText(text, timing)]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
      {isOpen === true && <StatusMark tone="good">{t('facilities.card.openNow')}</StatusMark>}
      {isOpen === false && (
        // A tick beside "Closed" would look like a good sign.
        <StatusMark tone="over" icon="circle-x">
          {t('facilities.card.closedNow')}
        </StatusMark>
      )}
      {today !== undefined && today !== '' && <span>{today}</span>}
      {others.map((line) => (
        <span key={line} className="text-sm text-soft">
          {line}
        </span>
      ))}
    </div>
  )
}
