/** `09:30` → 570. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes from midnight, below 1440, as `09:30`. */
export function timeAt(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
