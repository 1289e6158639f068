export type Wing = 'shared' | 'client' | 'server' | 'outside'

export interface Place {
  wing: Wing
  /** First folder in the wing: `appointments`, `platform`, `ui`, `app`, `kit`, `i18n`. Empty outside src. */
  room: string
  floor: 0 | 1 | 2 | 3
  /** `repo` of `appointments.repo.ts`; the last word before the ending, tests left aside. */
  role: string
  isTest: boolean
  isBuilder: boolean
}

const wings = new Set(['shared', 'client', 'server'])
const common = new Set(['platform', 'ui'])

/** Where a file stands in the drawing of docs/architecture.md; told by its path alone, so new rooms need no entry. */
export function placeOf(path: string): Place {
  const [top = '', wing = '', room = ''] = path.split('/')
  const isTest = /\.test\.tsx?$/.test(path)
  const role = /\.([\w-]+)(?:\.test)?\.tsx?$/.exec(path)?.[1] ?? ''
  const isBuilder = role === 'fixtures'
  if (top !== 'src' || !isWing(wing)) {
    return { wing: 'outside', room: '', floor: 3, role, isTest: top === 'tests' || isTest, isBuilder }
  }
  return { wing, room, floor: floorOf(wing, room), role, isTest, isBuilder }
}

function floorOf(wing: Wing, room: string): Place['floor'] {
  if (wing === 'shared') return 0
  if (common.has(room)) return 1
  return room === 'app' ? 3 : 2
}

function isWing(name: string): name is Wing {
  return wings.has(name)
}
