import type { facilitiesNotices as english } from '../en/facilities-notices.ts'

export const facilitiesNotices: typeof english = {
  memberAdded: 'आपको {facility} में काम करने वालों में जोड़ा गया है।',
  memberEnded: 'आप अब {facility} में काम करने वालों में नहीं हैं।',
}
