/** Groups of files that import each other in a cycle (strongly connected components, Tarjan), each sorted. */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexOf = new Map<string, number>()
  const lowOf = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  for (const node of graph.keys()) if (!indexOf.has(node)) visit(node)
  return circles

  function visit(node: string): void {
    const index = indexOf.size
    indexOf.set(node, index)
    lowOf.set(node, index)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!indexOf.has(next)) visit(next)
      if (stack.includes(next)) lowOf.set(node, Math.min(low(node), low(next)))
    }
    if (low(node) === index) close(node)
  }

  function close(node: string): void {
    const circle = stack.splice(stack.indexOf(node))
    const importsItself = graph.get(node)?.includes(node) ?? false
    if (circle.length > 1 || importsItself) circles.push(circle.toSorted())
  }

  function low(node: string): number {
    return lowOf.get(node) ?? Infinity
  }
}
