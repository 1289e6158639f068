import { useUploaded } from './upload-progress.ts'

/** How much of a waiting file has been sent; nothing while it is not being sent. */
export function SendingBar({ uploadKey, label }: { uploadKey: string | undefined; label: string }) {
  const share = useUploaded(uploadKey)
  if (share === null) return null
  return (
    <progress max={100} value={Math.floor(share * 100)} aria-label={label} className="w-full accent-leaf" />
  )
}
