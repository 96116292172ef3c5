import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { HostFileSystem } from './sync-gate.ts'

type Init = NodeFS['init']
type PreRun = (module: { NODEFS: HostFileSystem }) => void

/** PGlite's file system on a host folder, with the operations of its sync gate bound in before the start. */
export class DurableFS extends NodeFS {
  readonly #bind: (fileSystem: HostFileSystem) => void

  constructor(folder: string, bind: (fileSystem: HostFileSystem) => void) {
    super(folder)
    this.#bind = bind
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const bind: PreRun = (module) => this.#bind(module.NODEFS)
    const preRun = [bind, ...((emscriptenOpts.preRun ?? []) as PreRun[])]
    return {
      // PGlite types the module that it passes without its file systems.
      emscriptenOpts: { ...emscriptenOpts, preRun: preRun as unknown as NonNullable<typeof emscriptenOpts.preRun> },
    }
  }
}
