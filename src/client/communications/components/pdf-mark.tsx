import { Icon } from '../../ui/icons/icon.tsx'

/** A PDF has no small picture. */
export function PdfMark() {
  const mark = 'PDF'
  return (
    <>
      <Icon name="file-text" className="size-8 text-leaf" />
      <span aria-hidden="true">{mark}</span>
    </>
  )
}
