import { acknowledgeAlarm, sayOutcome } from '../../../../shared/alarms/alarms.endpoints.ts'
import type { deskOutcomes } from '../../../../shared/alarms/alarms.rules.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../../platform/queries/queries.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'

type DeskOutcome = (typeof deskOutcomes)[number]

/** The answers of the desk to an alarm: that somebody takes care of it, and what came of the call. */
export function useAlarmAnswers(id: string) {
  const { t } = useText()
  const failed = (error: Error) => {
    showToast(errorText(t, error), 'error')
    void refresh('alarms')
  }
  const taking = useWrite(acknowledgeAlarm, { onDone: () => void refresh('alarms'), onError: failed })
  const saying = useWrite(sayOutcome, {
    onDone: (_, { body }) => {
      showToast(t('alarmDesk.said', { outcome: t(`alarmDesk.outcomes.${body?.outcome ?? 'phoned'}`) }))
      void refresh('alarms')
    },
    onError: failed,
  })
  return {
    isTaking: taking.isPending,
    take(): void {
      if (!taking.isPending) taking.mutate({ params: { id } })
    },
    isSaying: (outcome: DeskOutcome) => saying.isPending && saying.variables?.body?.outcome === outcome,
    say: (outcome: DeskOutcome) => saying.mutate({ params: { id }, body: { outcome } }),
  }
}
