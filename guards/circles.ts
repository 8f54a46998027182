import type { ImportGraph } from './import-graph.ts'

/** Groups of files that import each other round in a circle (Tarjan's strongly connected components). */
export function circlesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(path: string): void {
    order.set(path, order.size)
    low.set(path, order.get(path)!)
    open.push(path)
    const targets = (graph.get(path) ?? []).map(({ to }) => to).filter((to) => graph.has(to))
    for (const to of targets) {
      if (!order.has(to)) visit(to)
      if (open.includes(to)) low.set(path, Math.min(low.get(path)!, low.get(to)!))
    }
    if (low.get(path) !== order.get(path)) return
    const group = open.splice(open.indexOf(path))
    if (group.length > 1 || targets.includes(path)) circles.push(group.toSorted())
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return circles
}
