import type { volunteerDesk as english } from '../en/volunteer-desk.ts'

export const volunteerDesk: typeof english = {
  search: 'ਲੱਭੋ',
  searchHint: 'ਨਾਂ ਜਾਂ ਮੋਬਾਈਲ ਨੰਬਰ',
  who: 'ਵਿਖਾਓ',
  all: 'ਸਾਰੇ',
  onlyVehicle: 'ਸਿਰਫ਼ ਗੱਡੀ ਵਾਲੇ',
  loadFailed: 'ਵਲੰਟੀਅਰਾਂ ਦੀ ਲਿਸਟ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕੀ।',
  empty: 'ਹਾਲੇ ਕੋਈ ਵਲੰਟੀਅਰ ਨਹੀਂ',
  emptyLead: 'ਜੋ “ਵਲੰਟੀਅਰ” ਵਿੱਚ ਰਜਿਸਟਰ ਕਰਨਗੇ, ਉਹ ਇੱਥੇ ਆਪਣੇ ਆਪ ਦਿਸਣਗੇ।',
  notFound: 'ਇਸ ਖੋਜ ਵਿੱਚ ਕੋਈ ਨਹੀਂ ਮਿਲਿਆ',
  notFoundLead: 'ਨਾਂ ਜਾਂ ਨੰਬਰ ਦਾ ਕੋਈ ਹਿੱਸਾ ਲਿਖੋ।',
  hasVehicle: 'ਗੱਡੀ ਹੈ',
  noVehicle: 'ਗੱਡੀ ਨਹੀਂ',
  since: 'ਰਜਿਸਟ੍ਰੇਸ਼ਨ: {date}',
  more: 'ਹੋਰ ਵਿਖਾਓ',
  download: 'ਫ਼ਾਈਲ ਵਿੱਚ ਸੇਵ ਕਰੋ (CSV)',
  downloadFailed: 'ਫ਼ਾਈਲ ਨਹੀਂ ਬਣ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  columns: {
    name: 'ਨਾਂ',
    mobile: 'ਮੋਬਾਈਲ ਨੰਬਰ',
    vehicle: 'ਗੱਡੀ',
    since: 'ਰਜਿਸਟਰ ਹੋਏ',
  },
  yes: 'ਹਾਂ',
  no: 'ਨਹੀਂ',
}
