/** Names typical for Nabha, combined at random: not of real people. */
export const givenNames = [
  { given: 'Harpreet', gender: 'Female' },
  { given: 'Gurmeet', gender: 'Male' },
  { given: 'Simran', gender: 'Female' },
  { given: 'Jaswinder', gender: 'Male' },
  { given: 'Manjit', gender: 'Female' },
  { given: 'Balwinder', gender: 'Male' },
  { given: 'Kulwant', gender: 'Female' },
  { given: 'Ramesh', gender: 'Male' },
  { given: 'Sunita', gender: 'Female' },
  { given: 'Amarjit', gender: 'Male' },
  { given: 'Paramjit', gender: 'Female' },
  { given: 'Sukhdev', gender: 'Male' },
  { given: 'Rajni', gender: 'Female' },
  { given: 'Tarsem', gender: 'Male' },
  { given: 'Navneet', gender: 'Female' },
  { given: 'Mohan', gender: 'Male' },
  { given: 'Asha', gender: 'Female' },
] as const

export const familyNames = [
  'Sandhu',
  'Gill',
  'Sharma',
  'Dhillon',
  'Verma',
  'Bansal',
  'Chahal',
  'Mann',
  'Garg',
  'Saini',
] as const

export const villages = [
  'Village Thuhi, Nabha',
  'Village Rohti Chhanna, Nabha',
  'Village Dulladi, Nabha',
  'Village Alhoran, Nabha',
  'Village Kakrala, Nabha',
  'Mohalla Karimpura, Nabha',
  'Hira Mahal Colony, Nabha',
] as const

export const complaints = [
  'Fever for three days',
  'ਬੁਖਾਰ ਅਤੇ ਖੰਘ',
  'High blood pressure check',
  'शुगर की जांच',
  'Headache',
  'ਸਰੀਰ ਦਰਦ',
  'Stomach pain',
  'General check-up',
] as const

export const hospitalName = 'Civil Hospital, Nabha'

/** The first doctor is the one the demo signs in as. */
export const doctorsOfTown = [
  {
    name: 'Gurpreet Singh Sandhu',
    specialization: 'General physician',
    clinic: hospitalName,
    experience: '14',
  },
  { name: 'Navjot Kaur Gill', specialization: 'Cardiology', clinic: hospitalName, experience: '11' },
  { name: 'Rakesh Sharma', specialization: 'Pediatrics', clinic: 'Sharma Children Clinic', experience: '9' },
  { name: 'Hardeep Singh Mann', specialization: 'Orthopedics', clinic: hospitalName, experience: '16' },
  { name: 'Meenakshi Bansal', specialization: 'Gynecology', clinic: 'Bansal Nursing Home', experience: '20' },
  {
    name: 'Jaspal Singh Dhillon',
    specialization: 'General physician',
    clinic: 'Aam Aadmi Clinic, Nabha',
    experience: '5',
  },
  { name: 'Pooja Verma', specialization: 'Dermatology', clinic: 'Verma Skin Care', experience: '7' },
  { name: 'Satnam Singh Chahal', specialization: 'Ophthalmology', clinic: hospitalName, experience: '12' },
  { name: 'Anil Garg', specialization: 'ENT', clinic: 'Garg ENT Centre', experience: '18' },
  { name: 'Ravinder Kaur Saini', specialization: 'Dentistry', clinic: 'Saini Dental', experience: '6' },
  { name: 'Vikram Bansal', specialization: 'Psychiatry', clinic: hospitalName, experience: '8' },
] as const

/** The nth item, wrapping around. */
export function pick<T>(items: readonly T[], n: number): T {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('Nothing to pick from.')
  return item
}

/** The nth patient of the demo. */
export function demoPerson(n: number): { name: string; gender: 'Female' | 'Male'; age: number } {
  const { given, gender } = pick(givenNames, n)
  const middle = pick(gender === 'Female' ? ['Kaur', 'Rani', 'Devi'] : ['Singh', 'Kumar', 'Lal'], n)
  return {
    name: `${given} ${middle} ${pick(familyNames, n * 7)}`,
    gender,
    age: n === 0 ? 34 : 4 + ((n * 37) % 80),
  }
}

/** Indian phone numbers do not begin with 5, so these cannot ring anywhere. */
export function silentPhone(n: number): string {
  return String(5_550_010_000 + n)
}
