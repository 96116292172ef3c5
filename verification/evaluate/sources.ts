import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { codeWithoutComments } from '../../packages/core/testing/code-without-comments.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

/** The sources that the evaluation measures: its figures are outdated when one of these changes. */
const MEASURED = [
  'packages/core/assets',
  'packages/core/src/echo',
  'packages/core/src/safety',
  'packages/core/src/text',
  'packages/core/src/statistics',
  'packages/core/src/clarity',
  'verification/evaluate/audit-echo',
]

/** One hash over the path and content of every measured file, without tests, snapshots and comments. */
export function measuredHash(root = ROOT): string {
  const hash = createHash('sha256')
  for (const path of measuredFiles(root)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\n`).update(path.endsWith('.ts') ? codeWithoutComments(path, content.toString()) : content)
  }
  return hash.digest('hex')
}

function measuredFiles(root: string): string[] {
  return MEASURED.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !/\.test\.ts$|\.snap|\.fixture\.ts$/u.test(file.name))
      .map((file) => relative(root, join(file.parentPath, file.name))),
  ).toSorted()
}
