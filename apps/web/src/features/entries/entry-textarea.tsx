import { countWords } from '@soundings/core/entries'
import { useEffect, useId, useState } from 'react'
import { counted } from '#web/lib/format.ts'
import type { DraftSession } from './draft-session.ts'
import { useDraftState } from './use-draft.ts'

/** A pause after which the word count is read out: never in the middle of a sentence. */
const ANNOUNCE_AFTER_MS = 1000

/** The words themselves. What kind of change it was tells typing from pasting and deleting. */
export function EntryTextarea({
  label,
  session,
  focused = false,
}: {
  label: string
  session: DraftSession
  /** True where the person has just asked to write here. */
  focused?: boolean
}) {
  const id = useId()
  const { draft } = useDraftState(session)
  return (
    <div className="words">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        ref={focused ? takeFocus : undefined}
        value={draft.text}
        placeholder="Let it down slowly."
        onChange={(event) => session.write(event.target.value, kindOf(event.nativeEvent))}
      />
      <WordCountAnnouncer words={countWords(draft.text)} />
    </div>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
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
