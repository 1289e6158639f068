import type { stock as english } from '../en/stock.ts'

export const stock: typeof english = {
  left: 'लगभग {amount} बची',
  outOn: 'इस दिन से कम पड़ेगी: {day}',
  low: 'जल्दी और ले आएं',
  count: 'कितनी बची है?',
  countOf: '{name}: कितनी बची है?',
  again: 'फिर से गिनें',
  label: 'कितनी बची है?',
  save: 'सेव करें',
  cancel: 'रद्द करें',
}
