/** Years, both inclusive; `to` is null for the oldest. */
interface AgeBand {
  from: number
  to: number | null
}

/** The first year of each: infants, small children, school age, youth, then decades. */
const firstYears = [0, 1, 5, 14, 18, 30, 40, 50, 60, 70, 80]

/** What a doctor is told of an age, in years, before accepting a request: enough to decide, and no more. */
export function ageBandOf(age: number): AgeBand {
  const nth = firstYears.findLastIndex((first) => first <= age)
  const next = firstYears[nth + 1]
  return { from: firstYears[nth] ?? 0, to: next === undefined ? null : next - 1 }
}
