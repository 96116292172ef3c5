/** A paragraph of an exported document: its title, an entry's heading, a note about an entry, or journal text. */
export type Block = { kind: 'title' | 'heading' | 'note' | 'text'; text: string }
