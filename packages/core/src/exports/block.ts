/** A paragraph of an exported document: its title, an entry's heading, a note about an entry, or journal text. */
export type TextBlock = { kind: 'title' | 'heading' | 'note' | 'text'; text: string }

/** A picture with its description. The image is missing in a format without pictures, or when it can’t be read. */
export type PictureBlock = { kind: 'picture'; description: string; image: DocumentImage | null }

/** A JPEG in a document; `number` counts the document’s images from 1. */
export type DocumentImage = { number: number; width: number; height: number; bytes: Uint8Array }

export type Block = TextBlock | PictureBlock
