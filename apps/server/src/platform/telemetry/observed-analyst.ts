import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Telemetry } from './telemetry.ts'

/** Reports every job of the analyst. A job’s time includes the wait for a thread. */
export function observedAnalyst(analyst: Analyst, telemetry: Telemetry): Analyst {
  return {
    ...analyst,
    text: (accountId, input) => telemetry.job('text', () => analyst.text(accountId, input)),
    texts: (accountId, inputs) => telemetry.job('texts', () => analyst.texts(accountId, inputs)),
    // A label of a metric: dashboards know it by its old spelling.
    normalized: (accountId, texts) => telemetry.job('normalised', () => analyst.normalized(accountId, texts)),
    split: (accountId, task) => telemetry.job('split', () => analyst.split(accountId, task)),
    vocabulary: (accountId, contents) => telemetry.job('vocabulary', () => analyst.vocabulary(accountId, contents)),
    levels: (accountId, contents) => telemetry.job('levels', () => analyst.levels(accountId, contents)),
    echo: (accountId, open) => telemetry.job('echo', () => analyst.echo(accountId, open)),
    audit: (accountId, open) => telemetry.job('audit', () => analyst.audit(accountId, open)),
    acoustic: (accountId, open) => telemetry.job('acoustic', () => analyst.acoustic(accountId, open)),
    shelf: (accountId, open) => telemetry.job('shelf', () => analyst.shelf(accountId, open)),
    letter: (accountId, open) => telemetry.job('letter', () => analyst.letter(accountId, open)),
    heldLetters: (accountId, open) => telemetry.job('letters', () => analyst.heldLetters(accountId, open)),
    moves: (accountId, open) => telemetry.job('moves', () => analyst.moves(accountId, open)),
    people: (accountId, open) => telemetry.job('people', () => analyst.people(accountId, open)),
  }
}
