import type { Locator } from '@playwright/test'

/** Presses the headings that an element is folded behind, if it is; to be found while hidden, it is `includeHidden`. */
export async function unfold(folded: Locator): Promise<void> {
  await folded.evaluate((element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      if (!fold.open) fold.querySelector('summary')?.click()
  })
}
