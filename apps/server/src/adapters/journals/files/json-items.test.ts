import { expect, test } from 'vitest'
import { testFile } from '#server/testing/journal-folder.ts'
import { jsonItems, type JsonItem } from './json-items.ts'

async function itemsOf(json: string, pieceBytes = 7): Promise<JsonItem[]> {
  const items: JsonItem[] = []
  for await (const item of jsonItems(testFile('a.json', json, pieceBytes))) items.push(item)
  return items
}

test('the members of a list are items, wherever the pieces of the file end', async () => {
  const json = '[{"a":"x,]}\\"y"}, [1,[2]], "z", 5 ,null]'
  for (let pieceBytes = 1; pieceBytes < 20; pieceBytes++) {
    expect((await itemsOf(json, pieceBytes)).map(({ value }) => value)).toEqual(JSON.parse(json))
  }
})

test('in an object, the members of its lists and objects are items, and so are its other values', async () => {
  expect(
    await itemsOf('\uFEFF{"version": 15, "entries": [{"id":1},{"id":2}], "tags": {"@work": 2}, "name":"x"}'),
  ).toEqual([
    { in: '', key: 'version', value: 15 },
    { in: 'entries', key: 0, value: { id: 1 } },
    { in: 'entries', key: 1, value: { id: 2 } },
    { in: 'tags', key: '@work', value: 2 },
    { in: '', key: 'name', value: 'x' },
  ])
})

test('an item that is no JSON is undefined, and the items after it are read', async () => {
  const found = await itemsOf('{"entries":[{"id":1},{"id":oops},{"id":3}]}')
  expect(found.map(({ value }) => value)).toEqual([{ id: 1 }, undefined, { id: 3 }])
})

test('an item that is nested too deeply is undefined instead of exhausting the stack', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect((await itemsOf(`[${deep},1]`, 4096)).map(({ value }) => value)).toEqual([undefined, 1])
})

test('a file that breaks off gives the items before the break', async () => {
  expect((await itemsOf('[{"id":1},{"id":2},{"id"')).map(({ value }) => value)).toEqual([{ id: 1 }, { id: 2 }])
})

test('with more levels, the lists inside an item are read item by item, too', async () => {
  const json =
    '{"v":1,"journals":[{"title":"A","entries":[{"id":[1]},{"id":2}]},{"entries":[],"title":"B"}],"m":[{"n":3}]}'
  const items: JsonItem[] = []
  for await (const item of jsonItems(testFile('a.json', json, 5), 3)) items.push(item)
  expect(items).toEqual([
    { in: '', key: 'v', value: 1 },
    { in: 'journals', key: 'title', value: 'A' },
    { in: 'journals.entries', key: 0, value: { id: [1] } },
    { in: 'journals.entries', key: 1, value: { id: 2 } },
    { in: 'journals', key: 'title', value: 'B' },
    { in: 'm', key: 'n', value: 3 },
  ])
})

test('a file says in the end whether it was whole', async () => {
  const isWhole = async (json: string) => {
    const items = jsonItems(testFile('a.json', json))
    for (;;) {
      const next = await items.next()
      if (next.done) return next.value
    }
  }
  expect(await Promise.all(['[]', '{"a":[1]} ', '[{"id":1},', '{"a":[1]', 'words', ''].map(isWhole))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
