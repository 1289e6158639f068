/** Initials rendered locally: no avatar service learns a username. `colour`: see frame.css. */
export function Avatar({ name, colour }: { name: string; colour?: number }) {
  const look =
    colour === undefined
      ? 'border-2 border-mustard bg-leaf-tint text-ink'
      : `person-${colour % personColours} bg-(--person) text-[#fff]`
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-[clamp(40px,2.5rem,56px)] shrink-0 items-center justify-center rounded-full text-[min(0.9375rem,21px)] leading-none font-semibold ${look}`}
    >
      {initials(name)}
    </span>
  )
}

/** The people of a family are told apart by as many colours. */
export const personColours = 6

/** The first letters of the first and the last word, with their vowel signs: ਗੁਰਪ੍ਰੀਤ ਸੰਧੂ → ਗੁਸੰ. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return chosen.map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('')
}

/** Not with Intl.Segmenter: creating one takes a slow phone 100 ms on every page. */
function firstLetter(word: string): string {
  return /^.(?:\p{M}|(?<=[\u094d\u0a4d])\p{L})*/u.exec(word)?.[0] ?? ''
}
