export type Tree = 'shared' | 'client' | 'server' | 'outside'

export interface Location {
  tree: Tree
  /** The first folder in the tree: `appointments`, `platform`, `ui`, `app`, `kit`, `i18n`. Empty outside src. */
  feature: string
  layer: 0 | 1 | 2 | 3
  /** `repo` in `appointments.repo.ts`: the last word before the extension, ignoring `.test`. */
  role: string
  isTest: boolean
  isBuilder: boolean
}

const trees = new Set(['shared', 'client', 'server'])
const common = new Set(['platform', 'ui'])

/** A file's place in the layers of docs/architecture.md, from its path alone, so new features need no entry. */
export function locationOf(path: string): Location {
  const [top = '', tree = '', feature = ''] = path.split('/')
  const isTest = /\.test\.tsx?$/.test(path)
  const role = /\.([\w-]+)(?:\.test)?\.tsx?$/.exec(path)?.[1] ?? ''
  const isBuilder = role === 'fixtures'
  if (top !== 'src' || !isTree(tree)) {
    return { tree: 'outside', feature: '', layer: 3, role, isTest: top === 'tests' || isTest, isBuilder }
  }
  return { tree, feature, layer: layerOf(tree, feature), role, isTest, isBuilder }
}

function layerOf(tree: Tree, feature: string): Location['layer'] {
  if (tree === 'shared') return 0
  if (common.has(feature)) return 1
  return feature === 'app' ? 3 : 2
}

function isTree(name: string): name is Tree {
  return trees.has(name)
}
