/** A mailbox of whoever runs this server, at the host of the page: `mailbox('support')`. */
export function mailbox(name: 'privacy' | 'support' | 'feedback'): string {
  return `${name}@${window.location.hostname}`
}
