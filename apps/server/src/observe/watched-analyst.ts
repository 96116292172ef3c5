import type { Analyst } from '#server/analysis/pool.ts'
import type { Watcher } from './watcher.ts'

/** The same analyst under the eyes of a watcher. Waiting for a thread belongs to a job's time. */
export function watchedAnalyst(analyst: Analyst, watcher: Watcher): Analyst {
  return {
    ...analyst,
    text: (input) => watcher.job('text', () => analyst.text(input)),
    texts: (inputs) => watcher.job('texts', () => analyst.texts(inputs)),
    normalised: (texts) => watcher.job('normalised', () => analyst.normalised(texts)),
    split: (task) => watcher.job('split', () => analyst.split(task)),
    vocabulary: (contents) => watcher.job('vocabulary', () => analyst.vocabulary(contents)),
    echo: (task) => watcher.job('echo', () => analyst.echo(task)),
    audit: (task) => watcher.job('audit', () => analyst.audit(task)),
    acoustic: (task) => watcher.job('acoustic', () => analyst.acoustic(task)),
  }
}
