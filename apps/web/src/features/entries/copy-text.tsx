import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import textStyles from '#web/ui/text.module.css'

/** Copies a text and reports next to the button whether that worked, because a dialog would cover a toast. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const [told, setTold] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('Copied.'),
      () => setTold('Couldn’t copy. Select the text and copy it.'),
    )
  return (
    <>
      <Button look="ghost" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={textStyles.meta}>
        {told}
      </span>
    </>
  )
}
