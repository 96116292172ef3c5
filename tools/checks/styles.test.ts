import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '../../apps/web/src')
const read = (path: string) => readFileSync(join(SOURCE, path), 'utf8')
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const SHEETS = FILES.filter((name) => name.endsWith('.css'))
const MODULES = SHEETS.filter((name) => name.endsWith('.module.css'))
const SCRIPTS = FILES.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))

const LONGEST_SHEET = 300
/** Sheets whose colors and lengths are the tokens. */
const TOKENS = /^ui\/(?:tokens|fonts)\//
/** Rules that must not be overridden: hidden parts, text for screen readers, reduced motion. */
const IMPORTANT = ['ui/base/base.css', 'ui/base/index-page.css']
/** Classes of index.html, and those that theme.ts puts on an element. */
const GLOBAL_CLASSES = new Set([
  ...classesIn(read('ui/base/index-page.css')),
  'theme-dark',
  'theme-light',
  'theme-paper',
])
/** Sheets that may use px, because the lines of a drawing must not grow with the text around it. */
const DRAWN = [
  'features/echoes/echo-sheet.module.css',
  'ui/rating-readout.module.css',
  'features/entries/rating-slider.module.css',
  'features/entries/filter-combobox.module.css',
  'features/insights/insights.module.css',
  'features/prompts/prompt-card.module.css',
  'pages/landing-page.module.css',
  'ui/base/index-page.css',
  'ui/neatline.module.css',
  'ui/page.module.css',
  'ui/scalebar.module.css',
  'ui/tip.module.css',
]
const COLOR = /#[\da-f]{3,8}\b|\b(?:oklch|oklab|rgba?|hsla?)\(/i
const SPACING =
  /^\s*(?:margin|padding|gap|inset|top|right|bottom|left|row-gap|column-gap)[\w-]*:.*?(?<![\w.])-?\d*\.?\d+px/
const HAIRLINE = /(?<![\d.])-?1px/g

/** The scripts that import a sheet, each with the name that it gives it. */
const IMPORTS = SCRIPTS.flatMap((script) =>
  [...read(script).matchAll(/^import (?:(\w+) from )?'([^']+\.module\.css)'/gm)].map(([, name, path = '']) => ({
    script,
    name,
    sheet: path.startsWith('#web/') ? path.slice('#web/'.length) : join(dirname(script), path),
  })),
)
/** Every quoted word, because classes are chosen by name at run time. */
const QUOTED = new Set(SCRIPTS.flatMap((script) => [...read(script).matchAll(/'(\w+)'/g)].map(([, word]) => word)))
/** Class names composed at run time: the six tints of the water. */
const COMPOSED = /^tint[1-6]$/

function rulesOf(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

/** The classes in the selectors of a sheet, without those that it takes from the page. */
function classesIn(css: string): string[] {
  const selectors = [...rulesOf(css).matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  const own = selectors.filter((selector) => !selector.trim().startsWith('@')).join(' ')
  return [
    ...new Set([...own.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  ]
}

function usesOf(sheet: string): { names: string[]; isChosen: boolean } {
  const uses = IMPORTS.filter((each) => each.sheet === sheet && each.name)
  const names = uses.flatMap(({ script, name }) =>
    [...read(script).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
  )
  return { names, isChosen: uses.some(({ script, name }) => read(script).includes(`${name}[`)) }
}

test('every class of a module is used by a script that imports it', () => {
  const dead = MODULES.flatMap((sheet) => {
    const { names, isChosen } = usesOf(sheet)
    const isUsed = (name: string) => names.includes(name) || (isChosen && (QUOTED.has(name) || COMPOSED.test(name)))
    return classesIn(read(sheet))
      .filter((name) => !isUsed(name))
      .map((name) => `${sheet} .${name}`)
  })
  expect(dead).toEqual([])
})

test('every class that a script uses is defined in its module', () => {
  const missing = MODULES.flatMap((sheet) => {
    const defined = classesIn(read(sheet))
    return usesOf(sheet)
      .names.filter((name) => !defined.includes(name))
      .map((name) => `${sheet} .${name}`)
  })
  expect(missing).toEqual([])
})

test('every module is imported, and a module of a feature only by that feature', () => {
  const shared = /^(?:ui|chart)\//
  const strangers = IMPORTS.filter(({ script, sheet }) => !shared.test(sheet) && dirname(script) !== dirname(sheet))
  expect(strangers).toEqual([])
  expect(MODULES.filter((sheet) => !IMPORTS.some((each) => each.sheet === sheet && each.name))).toEqual([])
})

test('a class name in quotes is one that index.html shares with the app', () => {
  const unknown = SCRIPTS.flatMap((script) =>
    [...read(script).matchAll(/className="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !GLOBAL_CLASSES.has(name))
      .map((name) => `${script} ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every rule is in the layer of its folder', () => {
  const layers = { ui: 'ui', chart: 'chart', features: 'feature', pages: 'page', app: 'page' }
  const outside = MODULES.filter((sheet) => {
    const layer = Object.entries(layers).find(([folder]) => sheet.startsWith(`${folder}/`))?.[1]
    const css = rulesOf(read(sheet)).trim()
    return !css.startsWith(`@layer ${layer} {`) || css.split(/^\}/m).length !== 2
  })
  expect(outside).toEqual([])
})

test('colors come from the tokens, and so do spacings in px', () => {
  const literal = SHEETS.filter((sheet) => !TOKENS.test(sheet)).flatMap((sheet) =>
    rulesOf(read(sheet))
      .split('\n')
      .filter((line) => COLOR.test(line) || (!DRAWN.includes(sheet) && SPACING.test(line.replaceAll(HAIRLINE, ''))))
      .map((line) => `${sheet} ${line.trim()}`),
  )
  expect(literal).toEqual([])
})

test('a sheet stays short and overrules nothing by force', () => {
  const long = SHEETS.filter((sheet) => read(sheet).split('\n').length > LONGEST_SHEET)
  expect(long).toEqual([])
  const forced = SHEETS.filter((sheet) => rulesOf(read(sheet)).includes('!important'))
  expect(forced.filter((sheet) => !IMPORTANT.includes(sheet))).toEqual([])
  expect(MODULES.map((sheet) => basename(sheet))).toHaveLength(new Set(MODULES.map((sheet) => basename(sheet))).size)
})
