import { expect, test } from 'vitest'
import { keyEdit, typeInto } from './writing-keys.ts'

/** Presses a key in a text in which `|` are the ends of the selection, and shows the text after it the same way. */
function pressed(key: string, shown: string, withCommand = false): string | null {
  const start = shown.indexOf('|')
  const end = shown.lastIndexOf('|')
  const value = shown.replaceAll('|', '')
  const edit = keyEdit({ key, withCommand }, { value, start, end: Math.max(start, end - 1) })
  if (!edit) return null
  const after = value.slice(0, edit.from) + edit.text + value.slice(edit.to)
  const { select } = edit
  const marked = `${after.slice(0, select.end)}|${after.slice(select.end)}`
  return select.start === select.end ? marked : `${marked.slice(0, select.start)}|${marked.slice(select.start)}`
}

test.each([
  ['b', 'It was |so| cold', 'It was **|so|** cold'],
  ['i', 'It was |so| cold', 'It was *|so|* cold'],
  ['b', 'It was **|so|** cold', 'It was |so| cold'],
  ['B', 'It was |', 'It was **|**'],
])('Ctrl+%s turns “%s” into “%s”', (key, before, after) => {
  expect(pressed(key, before, true)).toBe(after)
})

test.each([
  ['- milk|', '- milk\n- |'],
  ['  * milk|', '  * milk\n  * |'],
  ['9. tap|', '9. tap\n10. |'],
  ['1) tap|, gutter', '1) tap\n2) |, gutter'],
  ['- milk\n- |', '- milk\n|'],
  ['- |\nbread', '|\nbread'],
])('Enter turns “%s” into “%s”', (before, after) => {
  expect(pressed('Enter', before)).toBe(after)
})

test.each(['The gutter is up.|', '-|', '3.5 km|', '- |milk', '- |milk|', '* * |*'])(
  'in “%s” Enter is Enter',
  (before) => {
    expect(pressed('Enter', before)).toBeNull()
  },
)

test('other keys do what they always do', () => {
  expect(pressed('a', 'so|', true)).toBeNull()
  expect(pressed('b', 'so|')).toBeNull()
  expect(pressed('Enter', '- milk|', true)).toBeNull()
})

test('a change by a key can be undone like typing', () => {
  const field = document.createElement('textarea')
  document.body.append(field)
  field.focus()
  document.execCommand('insertText', false, '- milk')
  const edit = keyEdit({ key: 'Enter', withCommand: false }, { value: field.value, start: 6, end: 6 })
  typeInto(field, edit!)
  expect([field.value, field.selectionStart]).toEqual(['- milk\n- ', 9])
  document.execCommand('undo')
  expect(field.value).toBe('- milk')
  field.remove()
})
