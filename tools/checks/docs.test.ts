import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ERROR_STATUS } from '@soundings/contract/errors'
import { expect, test } from 'vitest'
import { LICENCES_PAGE, licencesPage } from '../commands/licences.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Every Markdown file in the repository, including files that are not committed yet. */
const PAPERS = globSync(['*.md', '{.github,apps,docs,packages,tools,verification}/**/*.md'], {
  cwd: ROOT,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
}).toSorted()
const SOURCES = globSync('{apps,packages}/*/{src,testing}/**/*.{ts,tsx}', { cwd: ROOT })
/** The folders whose contents are listed in the tree of docs/architecture.md. */
const LISTED = ['capabilities/', 'platform/', 'adapters/', 'features/', 'verification/', 'tools/']
/** The code. It must contain every name that a Markdown file uses. */
const CODE = globSync(['*.{yaml,json}', '{apps,packages,tools,verification}/**/*.{ts,tsx,mjs}'], {
  cwd: ROOT,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
})
  .map((path) => read(path))
  .join('\n')
/** Names in capitals: variables of the environment, error codes, constants. TMPDIR is read by Node.js itself. */
const NAMES = new Set([...(CODE.match(/\b[A-Z][A-Z\d_]+\b/g) ?? []), 'TMPDIR'])
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

test('every Markdown file is checked', () => {
  for (const paper of ['README.md', '.github/pull_request_template.md', 'packages/core/src/echo/README.md'])
    expect(PAPERS).toContain(paper)
  expect(PAPERS.length).toBeGreaterThan(80)
})

test.each(PAPERS)('%s links only to what exists', (paper) => {
  const links = matches(read(paper), /\]\(([^)#:]+)(?:#[^)]*)?\)/g)
  for (const link of links) expect([link, existsSync(join(ROOT, dirname(paper), link))]).toEqual([link, true])
})

test.each(PAPERS)('%s links only to headings that exist', (paper) => {
  for (const [, file = '', heading = ''] of read(paper).matchAll(/\]\(([^)#:\s]*)#([^)]*)\)/g)) {
    const linked = file ? join(dirname(paper), file) : paper
    expect([linked, headings(linked).includes(heading) ? heading : `no ${heading}`]).toEqual([linked, heading])
  }
})

test('every number has a decision record, and one that replaces another is named there', () => {
  const records = readdirSync(join(ROOT, 'docs/decisions')).toSorted()
  expect(records.map((name) => Number(name.slice(0, 3)))).toEqual(records.map((_, i) => i + 1))
  for (const record of records) {
    const replaces = /Replaces ([^.]*(?:\.md[^.]*)*)\./.exec(read(`docs/decisions/${record}`))?.[1] ?? ''
    for (const old of matches(replaces, /\]\(([^)]+)\)/g))
      expect(read(`docs/decisions/${old}`)).toContain(`(${record})`)
  }
  const replaced = records.filter((record) => read(`docs/decisions/${record}`).includes('\nReplaced.'))
  for (const old of replaced) {
    const [next = ''] = matches(read(`docs/decisions/${old}`), /\]\((\d{3}[^)]+)\)/g)
    expect(read(`docs/decisions/${next}`)).toContain(`(${old})`)
  }
})

test('every decision record has its date, the context and the decision, also after it was replaced', () => {
  for (const name of readdirSync(join(ROOT, 'docs/decisions'))) {
    const [, date] = /^Accepted, (2\d{3}-\d{2}-\d{2})\./m.exec(read(`docs/decisions/${name}`)) ?? []
    const parts = matches(read(`docs/decisions/${name}`), /^\*\*(Context|Decision)\.\*\* \S/gm)
    expect([name, date && 'dated', ...parts]).toEqual([name, 'dated', 'Context', 'Decision'])
  }
})

test('code cites only documents and headings that exist', () => {
  const missing = SOURCES.flatMap((source) =>
    [...read(source).matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].flatMap(([cited, paper = '', heading]) =>
      existsSync(join(ROOT, paper)) && (!heading || headings(paper).includes(heading)) ? [] : [`${source}: ${cited}`],
    ),
  )
  expect(SOURCES.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

test.each(PAPERS)('%s names only npm scripts that exist', (paper) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [
    ...matches(read(paper), /(?:^|`|&& )(?:[A-Z_]+=\S+ )*npm run (?:--silent )?([\w:-]+)/gm),
    ...matches(read(paper), /(?:^|`|&& )(?:[A-Z_]+=\S+ )*npm (start|test)\b/gm),
  ]
  for (const script of named) expect(Object.keys(scripts)).toContain(script)
})

test.each(PAPERS)('%s names only files and folders that exist', (paper) => {
  const places = [
    '',
    `${dirname(paper)}/`,
    'apps/server/src/',
    'apps/web/src/',
    'packages/core/',
    'packages/core/src/',
    'docs/',
    'apps/server/src/capabilities/echoes/',
    'apps/server/src/capabilities/entries/',
    'apps/web/src/features/entries/',
    'packages/core/src/echo/',
    'packages/core/src/echo/rules/mirror/',
    // Some packages are named like files.
    'node_modules/',
  ]
  const files = matches(read(paper), /`((?:[\w.@-]+\/)*[\w-]+\.(?:ts|tsx|mjs|js|md|json|css|sql|jsonl))`/g)
  const folders = matches(read(paper), /`([a-z][\w.-]*\/[\w./-]*)`/g)
  const missing = [...files, ...folders].filter((name) => !places.some((place) => existsSync(join(ROOT, place, name))))
  // The name of a rule or a media type looks like a folder, but it is a string in the code.
  expect(missing.filter((name) => !CODE.includes(`'${name}'`))).toEqual([])
})

test.each(PAPERS)('%s names only variables and constants that the code has', (paper) => {
  const named = matches(read(paper), /`([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)(?:=[^`]*)?`/g)
  expect(named.filter((name) => !NAMES.has(name))).toEqual([])
})

test('the tree in docs/architecture.md names the folders that exist, all of them and no others', () => {
  const roots = matches(architectureTree(), /^([a-z]\S*\/)/gm)
  expect(roots.filter((root) => !existsSync(join(ROOT, root)))).toEqual([])
  const tree = foldersInTree()
  expect(tree.size).toBeGreaterThanOrEqual(LISTED.length + 3)
  for (const [folder, names] of tree)
    expect([folder, names.toSorted(byName)]).toEqual([folder, foldersOf(folder).toSorted(byName)])
})

test('the tree in docs/architecture.md names every folder of a package that has code or assets', () => {
  const roots = matches(architectureTree(), /^([a-z]\S*\/)/gm)
  const folders = globSync('{apps,packages}/*/*/', { cwd: ROOT }).map((folder) => `${folder.replace(/\/$/, '')}/`)
  const built = /\/(?:node_modules|dist|coverage)\/$/
  expect(folders.filter((folder) => !built.test(folder) && !roots.includes(folder))).toEqual([])
})

test('the tree in docs/architecture.md names every file beside app.ts, and no other', () => {
  const server = /^apps\/server\/src\/\n((?: .*\n)*)/m.exec(architectureTree())?.[1] ?? ''
  const files = globSync('*.ts', { cwd: join(ROOT, 'apps/server/src') }).filter((file) => !file.endsWith('.test.ts'))
  expect(matches(server, /^ {2}(\S+\.ts) /gm).toSorted(byName)).toEqual(files.toSorted(byName))
})

test('the list of error codes and docs/errors.md are equal', () => {
  const documented = [...read('docs/errors.md').matchAll(/^\| `([A-Z_]+)`\s*\|\s*(\d{3})\s*\|/gm)]
  expect(Object.fromEntries(documented.map(([, code, status]) => [code, Number(status)]))).toEqual(ERROR_STATUS)
})

test('docs/configuration.md names every variable that the configuration reads, and no other', () => {
  const config = read('apps/server/src/config.ts')
  const schema = config.slice(config.indexOf('const Environment'), config.indexOf('NODE_ENV'))
  const variables = matches(schema, /^ {2}([A-Z][A-Z_]+):/gm)
  const documented = matches(read('docs/configuration.md'), /^\| `([A-Z_]+)`/gm)
  expect(documented.toSorted(byName)).toEqual(variables.toSorted(byName))
})

test('every dependency has its line in docs/dependencies.md', () => {
  const page = read('docs/dependencies.md')
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const folders = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: ROOT },
  ).map((path) => dirname(path))
  expect(folders.length).toBeGreaterThan(5)
  for (const folder of ['', ...folders]) {
    const manifest = JSON.parse(read(join(folder, 'package.json'))) as Record<
      string,
      Record<string, string> | undefined
    >
    const names = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    )
    for (const name of names) {
      if (/^@(types|soundings)\//.test(name)) continue
      const shown = name.replace(/^(@fontsource-variable)\/.*/, '$1/*')
      expect([folder, page.includes(`\`${shown}\``) ? 'documented' : shown]).toEqual([folder, 'documented'])
    }
  }
})

test('the list of migrations only grows: numbers without a gap', () => {
  const numbers = readdirSync(join(ROOT, 'apps/server/src/platform/db/migrations')).map((name) =>
    Number(name.slice(0, 4)),
  )
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
})

function architectureTree(): string {
  return /^```\n(packages[\s\S]*?)```$/m.exec(read('docs/architecture.md'))?.[1] ?? ''
}

/** The contents of each folder in the tree of docs/architecture.md: the lines below it, or the list next to it. */
function foldersInTree(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let root = ''
  // A description continues on lines that are indented further.
  for (const [, indent, name = '', beside = ''] of architectureTree().matchAll(
    /^( {2})?([a-z][\w./-]*)(.*(?:\n {3,}.*)*)/gm,
  )) {
    if (!indent) root = name
    if (!name.endsWith('/')) continue
    if (indent) found.set(root, [...(found.get(root) ?? []), name.slice(0, -1)])
    if (LISTED.includes(name)) found.set(indent ? root + name : name, namesIn(beside))
  }
  return found
}

/** The names in a list, without what is said about them in parentheses. */
function namesIn(list: string): string[] {
  return list
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[\s,]+/)
    .filter(Boolean)
}

function foldersOf(path: string): string[] {
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() && entry.name !== 'node_modules' ? [entry.name] : []))
}

/** The anchors of a document’s headings, as GitHub derives them. */
function headings(paper: string): string[] {
  return matches(read(paper), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  )
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1
}

test('THIRD-PARTY.md names what the lock file installs', () => {
  expect(read(LICENCES_PAGE)).toBe(licencesPage())
})
