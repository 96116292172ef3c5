import { Message } from '#web/ui/message.tsx'

/** A server without a payment service says so wherever money is spoken of. */
export function SandboxNote() {
  return (
    <Message kind="note">
      This server runs a sandbox: no bank is asked, and nobody is charged. Use no real card.
    </Message>
  )
}
