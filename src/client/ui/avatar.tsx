import { initials } from '../../shared/kit/text/initials.ts'

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
