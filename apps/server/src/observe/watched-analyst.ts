import type { Analyst } from '#server/analysis/pool.ts'
import type { Watcher } from './watcher.ts'

/** The same analyst under the eyes of a watcher. Waiting for a thread belongs to a job's time. */
export function watchedAnalyst(analyst: Analyst, watcher: Watcher): Analyst {
  return {
    ...analyst,
    text: (accountId, input) => watcher.job('text', () => analyst.text(accountId, input)),
    texts: (accountId, inputs) => watcher.job('texts', () => analyst.texts(accountId, inputs)),
    normalised: (accountId, texts) => watcher.job('normalised', () => analyst.normalised(accountId, texts)),
    split: (accountId, task) => watcher.job('split', () => analyst.split(accountId, task)),
    vocabulary: (accountId, contents) => watcher.job('vocabulary', () => analyst.vocabulary(accountId, contents)),
    levels: (accountId, contents) => watcher.job('levels', () => analyst.levels(accountId, contents)),
    echo: (accountId, open) => watcher.job('echo', () => analyst.echo(accountId, open)),
    audit: (accountId, open) => watcher.job('audit', () => analyst.audit(accountId, open)),
    acoustic: (accountId, open) => watcher.job('acoustic', () => analyst.acoustic(accountId, open)),
  }
}
