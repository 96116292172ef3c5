/** Added to each cell so that an empty cell has finite odds (Haldane & Anscombe). */
const CONTINUITY = 0.5
/** Weight of the prior in tokens (Monroe, Colaresi & Quinn 2008). */
const PRIOR_TOKENS = 500

/** ln odds of `hits` in `total` against `otherHits` in `otherTotal`, each cell + 0.5. */
export function documentLogOdds(hits: number, total: number, otherHits: number, otherTotal: number): number {
  const odds = (count: number, of: number) => Math.log((count + CONTINUITY) / (of - count + CONTINUITY))
  return odds(hits, total) - odds(otherHits, otherTotal)
}

/**
 * z of the token log-odds ratio with an informative Dirichlet prior (Monroe et al. 2008): 500 times the word's overall
 * rate is added to both counts.
 * @param recent occurrences among `recentTokens`
 * @param before occurrences among `beforeTokens`
 */
export function priorLogOddsZ(recent: number, recentTokens: number, before: number, beforeTokens: number): number {
  const prior = (PRIOR_TOKENS * (recent + before)) / (recentTokens + beforeTokens)
  const logOdds = (count: number, tokens: number) => Math.log((count + prior) / (tokens + PRIOR_TOKENS - count - prior))
  const delta = logOdds(recent, recentTokens) - logOdds(before, beforeTokens)
  return delta / Math.sqrt(1 / (recent + prior) + 1 / (before + prior))
}
