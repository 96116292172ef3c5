import { Message } from '#web/ui/message.tsx'

/** The note next to prices and cards when the server has no payment service. */
export function SandboxNote() {
  return <Message kind="note">Payments are in test mode. No one is charged. Please don’t enter a real card.</Message>
}
