// The first match counts: most browsers also name the ones they are compatible with.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPT)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
] as const

const systems = [
  ['KaiOS', /\bKAIOS\//i],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A user agent in two words, `Chrome · Android`: enough to recognize one's own phone. Null when neither is known. */
export function deviceOf(userAgent: string | undefined): string | null {
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== null)
  return known.length === 0 ? null : known.join(' · ')
}

function nameIn(names: readonly (readonly [string, RegExp])[], userAgent = ''): string | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
}
