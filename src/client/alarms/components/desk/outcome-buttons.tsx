import { deskOutcomes } from '../../../../shared/alarms/alarms.rules.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import type { useAlarmAnswers } from './use-alarm-answers.ts'

/** What came of the alarm: each closes it. */
export function OutcomeButtons({ answers }: { answers: ReturnType<typeof useAlarmAnswers> }) {
  const { t } = useText()
  return deskOutcomes.map((outcome) => (
    <Button key={outcome} kind="quiet" busy={answers.isSaying(outcome)} onClick={() => answers.say(outcome)}>
      {t(`alarmDesk.outcomes.${outcome}`)}
    </Button>
  ))
}
