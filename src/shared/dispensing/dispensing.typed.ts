import { latinDigits } from '../kit/text/digits.ts'
import type { DispenseBody } from './dispensing.forms.ts'
import { barOf, leftOf, offerOf } from './dispensing.rules.ts'
import type { SheetItem } from './dispensing.schemas.ts'

/** A line of the counter's form, as it is typed. */
export interface TypedLine {
  quantity: string
  product: string
  batch: string
  isOutOfStock: boolean
}
export type TypedLines = Readonly<Record<string, TypedLine>>

/** What one press dispenses. */
export function offeredLines(items: readonly SheetItem[]): TypedLines {
  return Object.fromEntries(
    items.map((item) => {
      const offer = offerOf(item, item.given)
      return [
        item.id,
        { quantity: offer === 0 ? '' : String(offer), product: '', batch: '', isOutOfStock: false },
      ]
    }),
  )
}

/** The lines to send, and the code of what is wrong in a field, by the line. An empty number leaves its line out. */
export function readLines(
  items: readonly SheetItem[],
  typed: TypedLines,
): { lines: DispenseBody['items']; wrong: Readonly<Record<string, 'quantityInvalid' | 'moreThanLeft'>> } {
  const lines: DispenseBody['items'] = []
  const wrong: Record<string, 'quantityInvalid' | 'moreThanLeft'> = {}
  for (const item of items) {
    const line = typed[item.id]
    const left = leftOf(item, item.given)
    if (!line || left === 0 || barOf(item) !== null) continue
    const quantity = latinDigits(line.quantity).trim()
    if (line.isOutOfStock) lines.push({ itemId: item.id, quantity: 0, product: '', batch: '' })
    else if (quantity === '') continue
    else if (!/^[1-9]\d{0,4}$/.test(quantity)) wrong[item.id] = 'quantityInvalid'
    else if (Number(quantity) > left) wrong[item.id] = 'moreThanLeft'
    else {
      const { product, batch } = line
      lines.push({
        itemId: item.id,
        quantity: Number(quantity),
        product: product.trim(),
        batch: batch.trim(),
      })
    }
  }
  return { lines, wrong }
}
