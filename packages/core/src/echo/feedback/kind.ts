import { ruleNamed } from '../rules/index.ts'

/**
 * The kind of an Echo as its card names it. Two rules with one name are one kind: a person who stops “A word that keeps
 * returning” means both.
 */
export function kindOfRule(rule: string): string {
  return ruleNamed(rule)?.detector.label ?? rule
}
