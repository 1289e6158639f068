/** How every input looks; by itself, because a search box needs nothing else of a field. */
export const inputClass =
  'block w-full min-h-12 rounded-xl border border-edge bg-card px-4 py-2.5 text-base text-ink aria-invalid:border-2 aria-invalid:border-wrong'
