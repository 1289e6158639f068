import type { people as english } from '../en/people.ts'

export const people: typeof english = {
  change: 'ਬੰਦਾ ਬਦਲੋ',
  chosen: 'ਇਹ {name} ਦਾ ਰਿਕਾਰਡ ਹੈ।',
  lost: 'ਹੁਣ ਤੁਸੀਂ ਇਹ ਰਿਕਾਰਡ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦੇ।',
  failed: 'ਇਹ ਕਿਸ ਦਾ ਰਿਕਾਰਡ ਹੈ, ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ।',
  openOwn: 'ਮੇਰਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹੋ',
  forWhom: 'ਕਿਸ ਦੇ ਲਈ?',
  access: 'ਕਿਸ ਨੂੰ ਇਜਾਜ਼ਤ ਹੈ',
  helped: 'ਤੁਸੀਂ ਇਹਨਾਂ ਦੀ ਮਦਦ ਕਰਦੇ ਹੋ',
  relations: {
    self: 'ਮੈਂ',
    mother: 'ਮਾਂ',
    father: 'ਪਿਤਾ',
    spouse: 'ਪਤੀ ਜਾਂ ਪਤਨੀ',
    child: 'ਪੁੱਤਰ ਜਾਂ ਧੀ',
    sibling: 'ਭਰਾ ਜਾਂ ਭੈਣ',
    grandparent: 'ਦਾਦਾ-ਦਾਦੀ, ਨਾਨਾ-ਨਾਨੀ',
    grandchild: 'ਪੋਤਾ-ਪੋਤੀ, ਦੋਹਤਾ-ਦੋਹਤੀ',
    other: 'ਕੋਈ ਹੋਰ',
  },
  relationsOf: {
    Male: {
      spouse: 'ਪਤੀ',
      child: 'ਪੁੱਤਰ',
      sibling: 'ਭਰਾ',
      grandparent: 'ਦਾਦਾ / ਨਾਨਾ',
      grandchild: 'ਪੋਤਾ / ਦੋਹਤਾ',
    },
    Female: {
      spouse: 'ਪਤਨੀ',
      child: 'ਧੀ',
      sibling: 'ਭੈਣ',
      grandparent: 'ਦਾਦੀ / ਨਾਨੀ',
      grandchild: 'ਪੋਤੀ / ਦੋਹਤੀ',
    },
  },
}
