/** A small toggle; a selected one has `aria-pressed`. Without the space at its sides. */
export const chipBase =
  'min-h-12 cursor-pointer rounded-xl border border-edge bg-card py-2 hover:bg-leaf-tint ' +
  'aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:font-semibold aria-pressed:ringed'

export const chipClass = `${chipBase} px-3 text-sm`
