import { timingSafeEqual } from 'node:crypto'
import type { Keys } from '../platform/auth/keys.ts'

/** By the server's key: who has a copy of the database alone cannot try the million PINs. */
export function digestOfPin({ digest }: Keys, shareId: string, pin: string): Buffer {
  return digest(textOf(shareId, pin))
}

export function isPin({ digests }: Keys, shareId: string, pin: string, right: Buffer): boolean {
  return digests(textOf(shareId, pin)).some((one) => timingSafeEqual(one, right))
}

function textOf(shareId: string, pin: string): string {
  return `share ${shareId} ${pin}`
}
