import { expect, test } from 'vitest'
import { testFile } from '#server/testing/journal-folder.ts'
import { tableHead, tableRows } from './table.ts'

async function rowsOf(content: string | Buffer): Promise<{ rows: string[][]; error: string | null }> {
  const file = testFile('a.csv', content)
  const rows: string[][] = []
  const head = await tableHead(file)
  try {
    for await (const row of tableRows(file, head?.delimiter ?? ',')) rows.push(row)
  } catch (error) {
    return { rows, error: error instanceof Error ? error.message : 'unknown' }
  }
  return { rows, error: null }
}

test('commas, semicolons, tabs and bars separate cells', async () => {
  for (const delimiter of [',', ';', '\t', '|']) {
    const { rows } = await rowsOf([`date${delimiter}text`, `1${delimiter}"a${delimiter}b, c; d"`].join('\r\n'))
    expect(rows).toEqual([
      ['date', 'text'],
      ['1', `a${delimiter}b, c; d`],
    ])
  }
})

test('a quoted cell can have lines and quotes, and a stray quote is a letter', async () => {
  const { rows } = await rowsOf('date,text\n1,"one\ntwo ""three"""\n2,a 5" screen\n\n3,x,y,z\n4')
  expect(rows.slice(1)).toEqual([['1', 'one\ntwo "three"'], ['2', 'a 5" screen'], ['3', 'x', 'y', 'z'], ['4']])
})

test('the encoding is found, even when the first accent is far into the file', async () => {
  const lines = `date,text\n${'1,plain\n'.repeat(12_000)}`
  const late = Buffer.concat([Buffer.from(lines), Buffer.from('2,Schöne Grüße aus Köln\n', 'latin1')])
  expect((await rowsOf(late)).rows.at(-1)).toEqual(['2', 'Schöne Grüße aus Köln'])
  const wide = Buffer.from('\uFEFFdate\ttext\n1\tžluťoučký', 'utf16le')
  expect((await rowsOf(wide)).rows).toEqual([
    ['date', 'text'],
    ['1', 'žluťoučký'],
  ])
  expect((await rowsOf('\uFEFFdate,text\n1,é')).rows[0]).toEqual(['date', 'text'])
})

test('a quote that never ends gives the rows before it, and an error', async () => {
  const { rows, error } = await rowsOf(`date,text\n1,a\n2,"${'x'.repeat(5_000_000)}`)
  expect(rows).toHaveLength(2)
  expect(error).toBe('unreadable_file')
})

test('prose, binaries and lists of one column are no tables', async () => {
  expect(await tableHead(testFile('a', 'Dear diary.\nIt rained.'))).toBeNull()
  expect(await tableHead(testFile('a', Buffer.from([0, 1, 2, 3, 44, 255, 254, 0, 0])))).toBeNull()
  expect(await tableHead(testFile('a', ''))).toBeNull()
})
