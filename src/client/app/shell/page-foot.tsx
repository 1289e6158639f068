import { town } from '../../platform/clock/town.ts'
import { Link } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'

/** On every page: who decides about people's data here and who answers complaints; the sample town names nobody. */
export function PageFoot({ path }: { path: string }) {
  const { t, choose } = useText()
  const { fiduciary, grievance } = town()
  return (
    <footer data-print="no" className="px-4 pb-4 text-center">
      {fiduciary && <p>{t('shell.fiduciary', { name: choose(fiduciary) })}</p>}
      {grievance && <p>{t('shell.grievance', { name: choose(grievance.office) })}</p>}
      {path !== '/privacy' && (
        <Link to="/privacy" className="inline-block py-3 font-semibold text-leaf underline">
          {t('shell.privacy')}
        </Link>
      )}
    </footer>
  )
}
