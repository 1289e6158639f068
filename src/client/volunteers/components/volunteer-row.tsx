import type { ListedVolunteer } from '../../../shared/volunteers/volunteers.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'

export function VolunteerRow({ volunteer }: { volunteer: ListedVolunteer }) {
  const { t, day } = useText()
  return (
    <Card className="flex h-full flex-col gap-1">
      <h2 className="text-lg font-semibold break-words">{volunteer.name}</h2>
      <p className="flex items-center gap-2">
        {volunteer.hasVehicle && <Icon name="car" className="text-leaf" />}
        <span className={volunteer.hasVehicle ? 'font-semibold' : 'text-soft'}>
          {t(volunteer.hasVehicle ? 'volunteerDesk.hasVehicle' : 'volunteerDesk.noVehicle')}
        </span>
      </p>
      <p className="text-sm text-soft">
        {t('volunteerDesk.since', { date: day(volunteer.registeredAt.date, 'short') })}
      </p>
      <div className="mt-auto">
        <PhoneLink number={volunteer.mobile} />
      </div>
    </Card>
  )
}
