import type { immunizationsNotices as english } from '../en/immunizations-notices.ts'

export const immunizationsNotices: typeof english = {
  due: 'ਉਮਰ ਦੇ ਹਿਸਾਬ ਨਾਲ ਟੀਕੇ ਦਾ ਸਮਾਂ ਹੈ ਜਾਂ ਆਉਣ ਵਾਲਾ ਹੈ। ਟੀਕਾਕਰਨ ਕਾਰਡ ਲੈ ਕੇ ਸਿਹਤ ਕੇਂਦਰ ਜਾਂ ਆਂਗਣਵਾੜੀ ਜਾਓ; ਜੋ ਟੀਕੇ ਲੱਗ ਚੁੱਕੇ ਹਨ, ਉਹ ਇੱਥੇ ਲਿਖ ਸਕਦੇ ਹੋ।',
}
