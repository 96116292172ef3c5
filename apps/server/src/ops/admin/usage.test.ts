import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newHome } from '#server/testing/operator.ts'

const LONG = { timeout: 180_000 }

test('wrong usage exits with 2 and a refusal with 1, each with an error message', LONG, async () => {
  await using home = await newHome('pglite')
  const uses: [string[], number, string][] = [
    [['nonsense'], 2, 'There is no command "nonsense".'],
    [['backup'], 2, 'Name a file'],
    [['restore', 'a', 'b'], 2, 'too many arguments'],
    [['verify', '--loudly'], 2, "Unknown option '--loudly'"],
    [['create-account', 'a@x.test', '--tier', 'gold'], 2, 'The tier must be one of free, pro, premium.'],
    [['end-sessions', 'a@x.test', '--all'], 2, 'or --all'],
    [['reminders', '--days', '801'], 2, '--days must be from 1 to 800.'],
    [['reminders', '--days', 'all'], 2, '--days must be from 1 to 800.'],
    [['verify', join(home.dataDir, 'nothing')], 1, 'does not exist'],
    [['verify', home.dataDir], 1, 'is not a file'],
    [['verify'], 1, 'There is no database in'],
    [['backup', join(home.dataDir, 'no/folder/x')], 1, 'There is no database in'],
  ]
  for (const [args, code, sentence] of uses) {
    const ran = await home.admin(args)
    expect([args, ran.code, ran.complaints]).toEqual([args, code, expect.stringContaining(sentence)])
    expect(ran.complaints).not.toContain('    at ')
  }
  expect(await home.admin([])).toMatchObject({ code: 0, said: expect.stringContaining('rotate-key') })
  const configured = await home.admin(['verify'], { SECRET_KEY: 'c2hvcnQ=' })
  expect(configured.complaints).toContain('SECRET_KEY must be 32 bytes in base64')
  expect(configured.complaints).not.toContain('c2hvcnQ=')
})
