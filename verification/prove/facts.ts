/**
 * A result of a proof: the subject, the figure and its required value, and whether it is met; or the reason why there
 * is no verdict.
 */
export type Fact = { fact: string; figure: number | string; must: string; holds: boolean | 'not known' | 'no promise' }

/** A count that must be zero. */
export const none = (fact: string, figure: number): Fact => ({ fact, figure, must: '0', holds: figure === 0 })

/** A minimum count, below which the proof has not tried enough. */
export const atLeast = (fact: string, figure: number, least: number): Fact => ({
  fact,
  figure,
  must: `at least ${least}`,
  holds: figure >= least,
})

/** A maximum measure, above which the promise is broken. */
export const atMost = (fact: string, figure: number, most: number, unit = ''): Fact => ({
  fact,
  figure: `${rounded(figure)}${unit}`,
  must: `at most ${most}${unit}`,
  holds: figure <= most,
})

/** A promise that can't be tested here, so the proof gives no verdict. */
export const notKnown = (fact: string, why: string, must: string): Fact => ({
  fact,
  figure: why,
  must,
  holds: 'not known',
})

/** A figure that is reported although nothing is promised about it. */
export const noPromise = (fact: string, figure: number): Fact => ({ fact, figure, must: '', holds: 'no promise' })

export function table(facts: readonly Fact[]): string {
  const head = ['fact', 'found', 'must be', 'verdict']
  const rows = facts.map(({ fact, figure, must, holds }) => [fact, String(figure), must, verdict(holds)])
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const shown = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |\n`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(shown).join('')
}

function verdict(holds: Fact['holds']): string {
  if (typeof holds === 'string') return holds
  return holds ? 'holds' : 'BROKEN'
}

/** Rounds to at most three digits. */
function rounded(figure: number): string {
  return String(Number(figure.toPrecision(3)))
}
