import type { ownQueue as english } from '../en/own-queue.ts'

export const ownQueue: typeof english = {
  title: 'ਅੱਜ ਤੁਹਾਡਾ ਨੰਬਰ: {token}',
  first: 'ਅਗਲਾ ਨੰਬਰ ਤੁਹਾਡਾ ਹੈ',
  before: { one: 'ਤੁਹਾਡੇ ਤੋਂ ਪਹਿਲਾਂ {count}', other: 'ਤੁਹਾਡੇ ਤੋਂ ਪਹਿਲਾਂ {count}' },
  inside: 'ਅੰਦਰ ਨੰਬਰ {token} ਹੈ',
  notBegun: '{time} ਵਜੇ ਸ਼ੁਰੂ ਹੋਵੇਗਾ',
  turn: 'ਤੁਹਾਡੀ ਵਾਰੀ: ਲਗਭਗ {time}',
  leave: '{time} ਤੱਕ ਘਰੋਂ ਨਿਕਲੋ',
  leaveNow: 'ਹੁਣ ਘਰੋਂ ਨਿਕਲੋ',
  goIn: 'ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ: ਅੰਦਰ ਜਾਓ।',
  absent: 'ਤੁਹਾਡਾ ਨੰਬਰ ਬੁਲਾਇਆ ਗਿਆ ਸੀ ਅਤੇ ਤੁਸੀਂ ਨਹੀਂ ਸੀ। ਕਾਊਂਟਰ ’ਤੇ ਦੱਸੋ ਕਿ ਤੁਸੀਂ ਆ ਗਏ ਹੋ।',
  at: '{time} ਦੀ ਜਾਣਕਾਰੀ',
  old: 'ਨੈੱਟਵਰਕ ਨਹੀਂ ਹੈ: ਇਹ {time} ਦੀ ਜਾਣਕਾਰੀ ਹੈ। ਲਾਈਨ ਅੱਗੇ ਵਧ ਚੁੱਕੀ ਹੋ ਸਕਦੀ ਹੈ।',
}
