/** The frame of a choice that looks like a chip: after its box, as a sibling, because older browsers know no :has(). */
export const chipFrame =
  'absolute inset-0 rounded-xl border border-edge bg-card peer-checked:border-3 peer-checked:border-leaf ' +
  'peer-checked:bg-leaf-tint peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-leaf'
