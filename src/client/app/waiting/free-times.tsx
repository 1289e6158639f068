import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

interface FreeTime {
  date: string
  time: string
}

/** The free times from the server's refusal: a tap requests one of them instead. */
export function FreeTimes({
  times,
  onChoose,
}: {
  times: readonly FreeTime[]
  onChoose: (free: FreeTime) => void
}) {
  const { t, day, time } = useText()
  if (times.length === 0) return null
  return (
    <div className="space-y-2">
      <p>{t('waiting.freeTimes')}</p>
      <div className="flex flex-wrap gap-2">
        {times.map((free) => (
          <Button key={`${free.date} ${free.time}`} kind="quiet" onClick={() => onChoose(free)}>
            {day(free.date, 'short')}, {time(free.time)}
          </Button>
        ))}
      </div>
    </div>
  )
}
