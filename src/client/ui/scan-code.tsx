import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
/** Not in every browser, and not in TypeScript's own types. */
const { BarcodeDetector: detectorClass } = globalThis as {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector
}

/** Where a browser cannot scan, what the code says is typed. */
export const canScan = detectorClass !== undefined && 'mediaDevices' in navigator

const pauseMs = 200

interface Props {
  /** What to hold before the camera, and what to do where there is none. */
  texts: { lead: string; refused: string; close: string }
  onRead: (text: string) => void
  onClose: () => void
}

/** The camera until a QR code is read. */
export function ScanCode({ texts, onRead, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const hear = useRef(onRead)
  useEffect(() => {
    hear.current = onRead
  }, [onRead])
  useEffect(() => {
    const stopping = new AbortController()
    scan(video.current, stopping.signal).then(
      (text) => text !== null && hear.current(text),
      () => !stopping.signal.aborted && setIsRefused(true),
    )
    return () => stopping.abort()
  }, [])
  return (
    <div className="space-y-3">
      {isRefused ? (
        <Notice kind="error">{texts.refused}</Notice>
      ) : (
        <>
          <p>{texts.lead}</p>
          <video ref={video} muted playsInline className="max-h-[60vh] w-full rounded-xl bg-line" />
        </>
      )}
      <Button kind="quiet" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  )
}

/** The text of the first code that is seen; null when it was stopped before. */
async function scan(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | null> {
  if (!video || !detectorClass) return null
  const detector = new detectorClass({ formats: ['qr_code'] })
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = camera
    await video.play()
    while (!signal.aborted) {
      const [code] = await detector.detect(video)
      if (code) return code.rawValue
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return null
  } finally {
    for (const track of camera.getTracks()) track.stop()
  }
}
