/** A piece of a document that is written out: its title, the heading of an entry, a line about it, or what was written. */
export type Block = { kind: 'title' | 'heading' | 'note' | 'text'; text: string }
