import type { ConditionKind } from '../../shared/conditions/conditions.codes.ts'
import type { ConditionFacts } from '../../shared/conditions/conditions.timeline.ts'
import { conditionMessages, conditionName } from '../platform/i18n/condition-name.ts'
import type { TimelineKind, TimelineManifest } from '../platform/manifest/timeline.ts'

const kindOf = (kind: ConditionKind, order: number): TimelineKind => ({
  kind,
  label: `records.kinds.${kind}`,
  icon: kind === 'allergy' ? 'triangle-alert' : 'activity',
  order,
  textOf({ facts }, { t }) {
    const { code, text, reaction } = facts as ConditionFacts
    const lines = reaction === '' ? [] : [t(`conditions.reactions.${reaction}`)]
    return { title: `${t(`records.${kind}.title`)}: ${conditionName(t, { kind, code, text })}`, lines }
  },
  toOf: (_, reader) => (reader === 'patient' ? '/patient/conditions' : null),
})

export const timeline: TimelineManifest = {
  kinds: [kindOf('allergy', 60), kindOf('condition', 50)],
  messages: [conditionMessages],
}
