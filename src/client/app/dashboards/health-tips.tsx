import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

const tips = [
  { name: 'water', icon: 'glass-water' },
  { name: 'walk', icon: 'footprints' },
  { name: 'sleep', icon: 'moon' },
] as const

export function HealthTips() {
  const { t } = useText()
  return (
    <Card>
      <ul className="space-y-3">
        {tips.map(({ name, icon }) => (
          <li key={name} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 text-leaf" />
            <span>{t(`patientDashboard.tip.${name}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
