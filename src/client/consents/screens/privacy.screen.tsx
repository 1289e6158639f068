import { noticeVersion } from '../../../shared/consents/consents.purposes.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Page } from '../../ui/page.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'

const parts = ['what', 'care', 'calls', 'account', 'family', 'kept', 'looked', 'rights', 'complaint'] as const

/** The notice: what data is kept, for what, who sees it, how long, and what one can do. */
export function Screen() {
  const { t } = useText()
  return (
    <Page narrow title={t('privacy.title')} lead={t('privacy.version', { version: noticeVersion })}>
      <div className="space-y-5">
        {parts.map((part) => (
          <section key={part} className="space-y-1">
            <h2 className="text-lg font-semibold">{t(`privacy.parts.${part}.title`)}</h2>
            <p>{t(`privacy.parts.${part}.text`)}</p>
          </section>
        ))}
        <Contact />
      </div>
    </Page>
  )
}

/** Of who answers for the data in this town; the sample town names nobody. */
function Contact() {
  const { choose } = useText()
  const { grievance } = town()
  if (!grievance) return null
  const { office, phone, email } = grievance
  return (
    <div>
      <p className="font-semibold">{choose(office)}</p>
      {phone !== undefined && <PhoneLink number={phone} />}
      {email !== undefined && (
        <p>
          <a
            href={`mailto:${email}`}
            className="inline-block py-3 font-semibold wrap-anywhere text-leaf underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      )}
    </div>
  )
}
