import type { wrongFileForm as english } from '../en/wrong-file-form.ts'

export const wrongFileForm: typeof english = {
  press: 'ਇਹ ਕਾਗਜ਼ ਗ਼ਲਤ ਹੈ',
  title: 'ਕੀ ਇਹ ਕਾਗਜ਼ ਗ਼ਲਤ ਹੈ?',
  lead: 'ਇਹ ਰਿਕਾਰਡ ਵਿੱਚ ਰਹੇਗਾ, ਅਤੇ ਲਿਖਿਆ ਰਹੇਗਾ ਕਿ ਗ਼ਲਤ ਹੈ, ਤੁਹਾਡੇ ਨਾਂ ਅਤੇ ਕਾਰਨ ਨਾਲ। ਮਰੀਜ਼ ਨੂੰ ਦੱਸਿਆ ਜਾਵੇਗਾ।',
  reason: 'ਇਹ ਗ਼ਲਤ ਕਿਉਂ ਹੈ?',
  words: 'ਇਸ ਵਿੱਚ ਕੀ ਗ਼ਲਤ ਹੈ?',
  confirm: 'ਗ਼ਲਤ ਲਿਖੋ',
  keep: 'ਰਹਿਣ ਦਿਓ',
  marked: 'ਗ਼ਲਤ ਲਿਖ ਦਿੱਤਾ ਗਿਆ। ਮਰੀਜ਼ ਨੂੰ ਦੱਸ ਦਿੱਤਾ ਗਿਆ।',
  takeBack: 'ਨਿਸ਼ਾਨ ਵਾਪਸ ਲਓ',
  takenBack: 'ਨਿਸ਼ਾਨ ਵਾਪਸ ਲੈ ਲਿਆ ਗਿਆ। ਮਰੀਜ਼ ਨੂੰ ਦੱਸ ਦਿੱਤਾ ਗਿਆ।',
}
