import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, basename, join } from 'node:path'
import { FileContent } from './file-content.ts'
import type { DiskEvent } from './recording.ts'

type Change = { offset: number; bytes: Buffer } | { size: number }
type FileNode = { kind: 'file'; synced: FileContent; pending: Change[] }
type NameChange = { remove: string | null; add: string | null; node: Node | null }
type FolderNode = { kind: 'folder'; synced: Map<string, Node>; current: Map<string, Node>; pending: NameChange[] }
type Node = FileNode | FolderNode

/**
 * Decides how much unsynced work a power cut leaves: the first `keepNames` of `n` name changes, and a decision for each
 * write.
 */
export type PowerCut = {
  keepNames(pending: number): number
  /** The remaining part of a write: all of it, some sectors, or none. */
  keepChange(index: number, pending: number, bytes: Buffer | null): Buffer[] | 'all' | 'nothing'
}

const SECTOR = 512

/**
 * A disk with a volatile cache. Only synced data is certain to remain: a file’s data after its own fsync, and names
 * after an fsync of their folder. A file’s fsync also makes its first name durable, as on Linux’s journaling file
 * systems; name changes in one folder become durable in their order.
 */
export class DiskModel {
  readonly #root: FolderNode = newFolder()

  /** @param honoursSync false for a file layer that never syncs */
  apply(event: DiskEvent, honoursSync = true): void {
    switch (event.kind) {
      case 'create':
        return this.#create(event.path)
      case 'mkdir':
        return this.#name(event.path, { add: newFolder() })
      case 'unlink':
      case 'rmdir':
        return this.#name(event.path, { add: null })
      case 'rename':
        return this.#rename(event.path, event.to)
      case 'write':
        return void this.#file(event.path).pending.push({ offset: event.offset, bytes: event.bytes })
      case 'truncate':
        return void this.#file(event.path).pending.push({ size: event.size })
      case 'fsync':
        return honoursSync ? this.#sync(event.path) : undefined
      case 'acknowledged':
        return undefined
    }
  }

  /** Writes the files that a restart after the cut would find into an empty folder. */
  leave(folder: string, cut: PowerCut): void {
    leaveFolder(this.#root, folder, cut)
  }

  #create(path: string): void {
    const known = this.#folder(dirname(path)).current.get(basename(path))
    if (known?.kind === 'file') known.pending.push({ size: 0 })
    else this.#name(path, { add: { kind: 'file', synced: new FileContent(), pending: [] } })
  }

  #name(path: string, { add }: { add: Node | null }): void {
    const folder = this.#folder(dirname(path))
    const name = basename(path)
    if (add) folder.current.set(name, add)
    else folder.current.delete(name)
    folder.pending.push({ remove: add ? null : name, add: add ? name : null, node: add })
  }

  #rename(from: string, to: string): void {
    if (dirname(from) !== dirname(to)) throw new Error(`A rename across folders is not modelled: ${from} to ${to}.`)
    const folder = this.#folder(dirname(from))
    const node = folder.current.get(basename(from)) ?? null
    folder.current.delete(basename(from))
    if (node) folder.current.set(basename(to), node)
    folder.pending.push({ remove: basename(from), add: basename(to), node })
  }

  #sync(path: string): void {
    const node = path === '' ? this.#root : this.#find(path)
    if (node.kind === 'file') {
      for (const change of node.pending) make(node.synced, change)
      node.pending = []
    } else {
      for (const change of node.pending) rename(node.synced, change)
      node.pending = []
    }
    if (path !== '') settleFirstName(this.#folder(dirname(path)), node)
  }

  #find(path: string): Node {
    let node: Node = this.#root
    for (const name of path.split('/').filter((part) => part !== '' && part !== '.')) {
      const next: Node | undefined = node.kind === 'folder' ? node.current.get(name) : undefined
      if (!next) throw new Error(`The recording names ${path}, which does not exist at that moment.`)
      node = next
    }
    return node
  }

  #folder(path: string): FolderNode {
    const node = this.#find(path)
    if (node.kind !== 'folder') throw new Error(`${path} is not a folder.`)
    return node
  }

  #file(path: string): FileNode {
    const node = this.#find(path)
    if (node.kind !== 'file') throw new Error(`${path} is not a file.`)
    return node
  }
}

function newFolder(): FolderNode {
  return { kind: 'folder', synced: new Map(), current: new Map(), pending: [] }
}

function rename(names: Map<string, Node>, { remove, add, node }: NameChange): void {
  if (remove !== null) names.delete(remove)
  if (add !== null && node) names.set(add, node)
}

/** Makes the first name of a node durable, and all earlier names in that folder. */
function settleFirstName(folder: FolderNode, node: Node): void {
  const first = folder.pending.findIndex((change) => change.node === node && change.remove === null)
  for (const change of folder.pending.splice(0, first + 1)) rename(folder.synced, change)
}

function make(content: FileContent, change: Change): void {
  if ('size' in change) content.truncate(change.size)
  else content.write(change.offset, change.bytes)
}

function leaveFolder(folder: FolderNode, path: string, cut: PowerCut): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const names = new Map(folder.synced)
  for (const change of folder.pending.slice(0, cut.keepNames(folder.pending.length))) rename(names, change)
  for (const [name, node] of names) {
    if (node.kind === 'folder') leaveFolder(node, join(path, name), cut)
    else writeFileSync(join(path, name), leftOf(node, cut), { mode: 0o600 })
  }
}

function leftOf({ synced, pending }: FileNode, cut: PowerCut): Buffer {
  const left = pending.flatMap((change, index): Change[] => {
    const kept = cut.keepChange(index, pending.length, 'bytes' in change ? change.bytes : null)
    if (kept === 'all') return [change]
    if (kept === 'nothing' || !('bytes' in change)) return []
    return kept.map((bytes) => ({ offset: change.offset + bytes.byteOffset - change.bytes.byteOffset, bytes }))
  })
  if (left.length === 0) return synced.bytes()
  const content = synced.copy()
  for (const change of left) make(content, change)
  return content.bytes()
}

/** The sectors of a write that `keeps` selects: a disk writes whole sectors. */
export function tornSectors(bytes: Buffer, keeps: () => boolean): Buffer[] {
  const sectors = Array.from({ length: Math.ceil(bytes.length / SECTOR) }, (_, sector) =>
    bytes.subarray(sector * SECTOR, (sector + 1) * SECTOR),
  )
  return sectors.filter(keeps)
}
