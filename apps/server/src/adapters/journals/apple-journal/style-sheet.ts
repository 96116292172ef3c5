import { lookOf, type Look } from '../shared/html-text.ts'

/** The longest style sheet that is read, in characters; Apple’s have a few thousand. */
const SHEET_MAX = 200_000
const RULE = /([^{}]{1,300})\{([^{}]{0,2000})\}/g

/**
 * The formatting that a style sheet gives each class, such as `span.s3 {font-weight: bold}`. Apple numbers classes in
 * the order in which an entry uses them, so only the page’s own sheet says what they mean.
 */
export function looksIn(sheet: string): Map<string, Look> {
  const looks = new Map<string, Look>()
  for (const [, selectors = '', declarations = ''] of sheet.slice(0, SHEET_MAX).matchAll(RULE)) {
    const look = lookOf(declarations)
    if (Object.keys(look).length === 0) continue
    for (const selector of selectors.split(',')) {
      const name = /^\s*(?:span|p|li)?\.([\w-]+)\s*$/.exec(selector)?.[1]
      if (name !== undefined) looks.set(name, { ...looks.get(name), ...look })
    }
  }
  return looks
}
