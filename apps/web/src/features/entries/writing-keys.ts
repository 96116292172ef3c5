/** A change that a key makes in a text field: what it selects first, what it types there, and the selection after it. */
export type KeyEdit = { from: number; to: number; text: string; select: { start: number; end: number } }

type Pressed = { key: string; withCommand: boolean }
type Selected = { value: string; start: number; end: number }

const MARKS: Readonly<Record<string, string>> = { b: '**', i: '*' }
const ITEM = /^([ \t]*)([-*+•]|(\d{1,3})([.)]))([ \t]+)(.*)$/u

/** A line such as `* * *` is a separator, not an item. */
const SEPARATOR = /^[\s*_-]*$/u

/**
 * Handles a key in the light Markdown of an entry: Ctrl or Cmd with B or I emphasizes the selection or removes its
 * emphasis, and Enter continues a list, or ends it in an empty item.
 * @returns null when the key has its usual effect
 */
export function keyEdit({ key, withCommand }: Pressed, selected: Selected): KeyEdit | null {
  const mark = withCommand ? MARKS[key.toLowerCase()] : undefined
  if (mark) return emphasis(selected, mark)
  return key === 'Enter' && !withCommand ? nextItem(selected) : null
}

function emphasis({ value, start, end }: Selected, mark: string): KeyEdit {
  const words = value.slice(start, end)
  const size = mark.length
  const isInside = value.slice(start - size, start) === mark && value.slice(end, end + size) === mark
  if (isInside) {
    return { from: start - size, to: end + size, text: words, select: { start: start - size, end: end - size } }
  }
  return { from: start, to: end, text: mark + words + mark, select: { start: start + size, end: end + size } }
}

function nextItem({ value, start, end }: Selected): KeyEdit | null {
  if (start !== end) return null
  const lineStart = value.lastIndexOf('\n', start - 1) + 1
  const line = value.slice(lineStart, start)
  const item = ITEM.exec(line)
  if (!item) return null
  const [, indent = '', sign = '', number, point = '', space = '', words = ''] = item
  if (words.trim() === '') {
    // Enter in an empty item ends the list.
    const rest = value.slice(start).startsWith('\n') || start === value.length
    return rest ? { from: lineStart, to: start, text: '', select: { start: lineStart, end: lineStart } } : null
  }
  if (SEPARATOR.test(words)) return null
  const text = `\n${indent}${number === undefined ? sign : `${Number(number) + 1}${point}`}${space}`
  return { from: start, to: end, text, select: { start: start + text.length, end: start + text.length } }
}

/** Makes the change as if it were typed, so that the browser’s own undo includes it. */
export function typeInto(field: HTMLTextAreaElement, { from, to, text, select }: KeyEdit): void {
  field.setSelectionRange(from, to)
  // `execCommand` is deprecated, but every browser has it, and no other call changes a field and keeps its undo
  // history.
  const isTyped = document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (!isTyped) {
    field.setRangeText(text, from, to)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  }
  field.setSelectionRange(select.start, select.end)
}
