/// <reference types="node" />
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeWithoutComments } from '../code-without-comments.ts'

const CORE = resolve(import.meta.dirname, '../..')
/** Sources of the model: the lines, the code that reads them and the code that trains. */
const FOLDERS = ['testing/safety/lines', 'src/safety/languages']
const FILES = [
  'src/safety/classifier.ts',
  'src/safety/clauses.ts',
  'src/safety/features.ts',
  'src/safety/fold.ts',
  'src/safety/lexicon.ts',
  'src/safety/lexicons.ts',
  'src/safety/meaning.ts',
  'src/safety/model/word-groups.ts',
  'src/safety/model/word-meanings.ts',
  'src/safety/patterns.ts',
  'src/safety/sentence-reading.ts',
  'src/safety/rest-codes.ts',
  'src/safety/spelling.ts',
  'src/safety/thesaurus.ts',
  'src/safety/token-scan.ts',
  'src/safety/vocabulary.ts',
  'src/safety/word-set.ts',
  'src/safety/word.ts',
  'testing/safety/packed.ts',
  'testing/safety/random.ts',
  'testing/safety/train.ts',
  'testing/safety/train-meaning.ts',
]

/** SHA-256 of all sources of the model, without comments. If it changes, the model may be out of date. */
export function inputsHash(): string {
  const hash = createHash('sha256')
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(CORE, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  for (const path of [...inFolders, ...FILES.map((file) => join(CORE, file))].toSorted()) {
    const content = readFileSync(path)
    hash
      .update(path.slice(CORE.length))
      .update('\0')
      .update(path.endsWith('.ts') ? codeWithoutComments(path, content.toString()) : content)
      .update('\0')
  }
  return hash.digest('hex')
}
