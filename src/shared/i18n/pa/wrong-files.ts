import type { wrongFiles as english } from '../en/wrong-files.ts'

export const wrongFiles: typeof english = {
  reasons: {
    anotherPerson: 'ਇਹ ਕਿਸੇ ਹੋਰ ਦਾ ਹੈ',
    unreadable: 'ਇਹ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾਂਦਾ',
    duplicate: 'ਇਹ ਦੋ ਵਾਰ ਹੈ',
    other: 'ਕੋਈ ਹੋਰ ਕਾਰਨ',
  },
  by: 'ਡਾ. {name} ਨੇ {date} ਨੂੰ ਗ਼ਲਤ ਦੱਸਿਆ',
  byDoctor: 'ਕਿਸੇ ਡਾਕਟਰ ਨੇ {date} ਨੂੰ ਗ਼ਲਤ ਦੱਸਿਆ',
}
