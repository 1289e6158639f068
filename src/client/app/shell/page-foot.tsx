import { town } from '../../platform/clock/town.ts'
import { Link } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'

/** On every page: who decides about people's data here and who answers complaints; the sample town names nobody. */
export function PageFoot({ path }: { path: string }) {
  const { t, choose } = useText()
  const { fiduciary, grievance } = town()
  return (
    <footer data-print="no" className="flex flex-col items-center px-4 text-center text-sm sm:pb-4">
      {fiduciary && <p>{t('shell.fiduciary', { name: choose(fiduciary) })}</p>}
      {grievance && <p>{t('shell.grievance', { name: choose(grievance.office) })}</p>}
      {path !== '/privacy' && (
        <Link to="/privacy" className="flex min-h-11 items-center font-semibold text-leaf underline">
          {t('shell.privacy')}
        </Link>
      )}
    </footer>
  )
}
