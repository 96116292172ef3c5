import { countWords } from '@soundings/core/entries'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { counted } from '#web/lib/format.ts'
import type { DraftSession } from './draft-session.ts'
import { useDraftState } from './use-draft.ts'
import type { keyEdit, typeInto } from './writing-keys.ts'

/** The key handlers, loaded with their module. */
type WritingKeys = { keyEdit: typeof keyEdit; typeInto: typeof typeInto }

/**
 * The number of milliseconds without typing after which the word count is read out, never in the middle of a sentence.
 */
const ANNOUNCE_AFTER_MS = 1000

/** The text field. The kind of each change distinguishes typing from pasting and deleting. */
export function EntryTextarea({
  label,
  session,
  focused = false,
  ref,
}: {
  label: string
  session: DraftSession
  /** True when the person has just asked to write here. */
  focused?: boolean
  /** The field itself, for callers that move the focus to it. */
  ref?: RefObject<HTMLTextAreaElement | null>
}) {
  const id = useId()
  const { draft } = useDraftState(session)
  const own = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? own
  const caret = useRef<{ text: string; start: number; end: number } | null>(null)
  useLayoutEffect(() => {
    const element = field.current
    const before = caret.current
    // Text inserted by dictation must not move the caret while the person is typing.
    if (!element || !before || document.activeElement !== element || before.text === draft.text) return
    const start = Math.min(before.start, draft.text.length)
    const end = Math.min(before.end, draft.text.length)
    const atEnd = before.start === before.text.length
    if (!atEnd) element.setSelectionRange(start, end)
    caret.current = { text: draft.text, start: element.selectionStart, end: element.selectionEnd }
  }, [draft.text, field])
  const remember = () => {
    const element = field.current
    if (element) caret.current = { text: element.value, start: element.selectionStart, end: element.selectionEnd }
  }
  // Nothing waits for this module: until it is loaded, the keys work as usual.
  const keys = useRef<WritingKeys | null>(null)
  const fetchKeys = () => {
    if (!keys.current) void import('./writing-keys.ts').then((module) => (keys.current = module)).catch(() => {})
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart: start, selectionEnd: end } = event.currentTarget
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return
    const pressed = { key: event.key, withCommand: event.ctrlKey || event.metaKey }
    const edit = keys.current?.keyEdit(pressed, { value, start, end })
    if (!edit) return
    event.preventDefault()
    keys.current?.typeInto(event.currentTarget, edit)
  }
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused, field])
  return (
    <div>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        ref={field}
        onSelect={remember}
        onFocus={fetchKeys}
        onKeyDown={onKeyDown}
        value={draft.text}
        placeholder="Start anywhere."
        onChange={(event) => {
          remember()
          session.write(event.target.value, kindOf(event.nativeEvent))
        }}
      />
      <WordCountAnnouncer words={countWords(draft.text)} />
    </div>
  )
}

function kindOf(event: Event): 'type' | 'delete' | 'insert' {
  const input = event instanceof InputEvent ? event.inputType : ''
  if (input.startsWith('delete') || input.startsWith('history')) return 'delete'
  return input === 'insertText' || input === 'insertLineBreak' || input === 'insertCompositionText' ? 'type' : 'insert'
}

function WordCountAnnouncer({ words }: { words: number }) {
  const [announced, setAnnounced] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(words), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span className="sr" role="status">
      {announced > 0 ? counted(announced, 'word', 'words') : ''}
    </span>
  )
}
