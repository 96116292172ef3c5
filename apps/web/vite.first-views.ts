import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { firstViews, type FirstView } from './src/app/first-views.ts'

/** A file at the root of the build that tells the server what the first view of each URL needs. */
const FILE = 'first-views.json'

/** Tells the server which files contain the modules of `firstViews`, except those that the page itself names. */
export function firstViewFiles(): Plugin {
  return {
    name: 'first-view-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const named = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => withImports(entry, bundle)))
      const filesOf = ({ modules, answers }: FirstView) => {
        const files = modules.flatMap((module) => {
          const id = join(import.meta.dirname, 'src', module)
          const chunk = chunks.find((each) => each.facadeModuleId === id)
          if (!chunk) throw new Error(`The first view names ${module}, which is no file of the build.`)
          return withImports(chunk, bundle)
        })
        const own = [...new Set(files)].filter((file) => !named.has(file))
        const styles = own.flatMap((file) => stylesOf(bundle[file]))
        return { scripts: own.map((file) => `/${file}`), styles: styles.map((file) => `/${file}`), answers }
      }
      const source = JSON.stringify({
        visitor: mapValues(firstViews.visitor, filesOf),
        account: mapValues(firstViews.account, filesOf),
      })
      this.emitFile({ type: 'asset', fileName: FILE, source })
    },
  }
}

function stylesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string[] {
  return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []
}

/** A chunk and everything that it imports statically, directly or through others. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const walk = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (found.has(fileName)) return
    found.add(fileName)
    for (const name of imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') walk(next)
    }
  }
  walk(chunk)
  return [...found]
}

function mapValues<T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}
