interface Hospital {
  name: string
  /** Empty or left out where they are not known. */
  nameHi?: string
  namePa?: string
  phone: string
}

/** What a notice says of a place: its names in three languages, because whoever reads it chooses the language. */
export function hospitalFacts({ name, nameHi, namePa, phone }: Hospital): Record<string, string> {
  return {
    hospital: name,
    ...(nameHi && { hospital_hi: nameHi }),
    ...(namePa && { hospital_pa: namePa }),
    phone,
  }
}
