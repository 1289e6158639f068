/** A small toggle; a selected one has `aria-pressed`. */
export const chipClass =
  'min-h-12 cursor-pointer rounded-xl border border-edge bg-card px-3 py-2 text-sm hover:bg-leaf-tint ' +
  'aria-pressed:border-leaf aria-pressed:bg-leaf-tint aria-pressed:font-semibold aria-pressed:ringed'
