import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const workflow = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')
const found = (pattern: RegExp) => [...workflow.matchAll(pattern)].map(([, first = '', second = '']) => [first, second])

test('the workflow pins every action by the hash of its commit', () => {
  const actions = found(/\buses: (\S+)@(\S+)/g)
  expect(actions).not.toEqual([])
  for (const action of actions) expect(action).toEqual([action[0], expect.stringMatching(/^[0-9a-f]{40}$/)])
})

test('the workflow runs every part of npm test, all shards of the journeys, and scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, parts = ''] =
    /^const PARTS = \[(.*)\]$/m.exec(readFileSync(join(ROOT, 'tools/commands/test.mjs'), 'utf8')) ?? []
  expect(found(/npm test -- (\w+)/g).map(([part]) => `'${part}'`)).toEqual(parts.split(', '))
  const [[shards = '', count = ''] = []] = found(/shard: \[([\d, ]+)\][\s\S]*?--shard=\$\{\{ matrix\.shard \}\}\/(\d)/g)
  expect(shards.split(', ')).toEqual(Array.from({ length: Number(count) }, (_, index) => String(index + 1)))
  const nightly = found(/command: \[([\w, :]+)\]/g).flatMap(([commands = '']) => commands.split(', '))
  expect(nightly).not.toEqual([])
  for (const command of nightly) expect(Object.keys(scripts)).toContain(command)
})
