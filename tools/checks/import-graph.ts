import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** Source files and the files of the same folder tree that each imports, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const IMPORT = /^\s*(?:import|export)\b[^'"]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/**
 * Reads the imports of every source file below a folder, except tests and fixtures.
 * @param alias the prefix that replaces the folder in imports, such as `#server/`
 */
export function importGraph(root: string, folder: string, alias?: string): ImportGraph {
  const base = join(root, folder)
  const files = readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /(?<!\.(?:test|fixture))\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  const known = new Set(files)
  const target = (file: string, path: string) => {
    if (alias !== undefined && path.startsWith(alias)) return join(base, path.slice(alias.length))
    return path.startsWith('.') ? resolve(dirname(file), path) : null
  }
  return new Map(
    files.map((file) => {
      const paths = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from, bare, lazy]) => from ?? bare ?? lazy)
      const imported = paths.flatMap((path) => target(file, path ?? '') ?? []).filter((path) => known.has(path))
      return [relative(root, file), imported.map((path) => relative(root, path))]
    }),
  )
}

/**
 * The folders below a base, and the other folders that each imports from. Files directly in the base, such as index.ts,
 * belong to no folder.
 * @param depth how many names of the path below the base make a folder
 */
export function folderGraph(files: ImportGraph, base: string, depth: number): ImportGraph {
  const folderOf = (file: string) => {
    const [first = '', ...rest] = relative(base, dirname(file)).split(sep)
    return first === '' || first === '..' ? null : [first, ...rest].slice(0, depth).join('/')
  }
  const imported = new Map<string, Set<string>>()
  for (const [file, others] of files) {
    const from = folderOf(file)
    if (from === null) continue
    const found = imported.get(from) ?? new Set()
    imported.set(from, found)
    for (const to of others.map(folderOf)) if (to !== null && to !== from) found.add(to)
  }
  return new Map([...imported].map(([folder, others]) => [folder, [...others]]))
}

/** Groups of files that import each other in a circle, however long. */
export function circles(graph: ImportGraph): string[][] {
  const reached = new Map([...graph.keys()].map((file) => [file, everythingFrom(file, graph)]))
  const inCircles = [...graph.keys()].filter((file) => reached.get(file)?.has(file))
  const groups = inCircles.map((file) =>
    inCircles.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)),
  )
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()]
}

/** Every file that a file imports, directly or through others. */
export function everythingFrom(file: string, graph: ImportGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...(graph.get(file) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(graph.get(next) ?? []))
  }
  return found
}
