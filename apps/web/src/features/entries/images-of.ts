/** The images among chosen files; some systems don’t know the type of a HEIC. */
export function imagesOf(files: Iterable<File>): File[] {
  return [...files].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))
}
