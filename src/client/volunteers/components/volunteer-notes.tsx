import { useText } from '../../platform/i18n/i18n.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'

/** The purpose of the phone number, stated before it is requested, as the DPDP Act 2023 requires. */
export function NumberNote() {
  const { t } = useText()
  return <Note icon="info" title={t('volunteers.noticeTitle')} text={t('volunteers.notice')} />
}

/** Good Samaritans at road accidents are protected: section 134A of the Motor Vehicles Act. */
export function LawNote() {
  const { t } = useText()
  return (
    <Note
      icon="scale"
      title={t('volunteers.lawTitle')}
      text={`${t('volunteers.law')} ${t('volunteers.farishtey')}`}
    />
  )
}

function Note({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <section className="flex items-start gap-3 rounded-2xl border border-line bg-leaf-tint p-4">
      <Icon name={icon} className="mt-0.5 text-leaf" />
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
