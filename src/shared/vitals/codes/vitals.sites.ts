/** Where a temperature was taken; not asked of anything else. */
export const sites = ['mouth', 'armpit', 'ear', 'forehead'] as const
export type Site = (typeof sites)[number]

/** SNOMED CT, as FHIR's `bodySite` has it. Source: docs/clinical-sources.md. */
export const siteCodes = {
  mouth: '74262004',
  armpit: '422543003',
  ear: '117590005',
  forehead: '52795006',
} as const satisfies Record<Site, string>
export type SiteCode = (typeof siteCodes)[Site]

export function siteOfCode(code: SiteCode): Site {
  const site = sites.find((one) => siteCodes[one] === code)
  if (site === undefined) throw new Error(`The code ${code} is of no site.`)
  return site
}
