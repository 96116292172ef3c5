const MEGABYTE = 1_048_576
const GIGABYTE = 1024 * MEGABYTE

/** A limit in bytes, as a person reads it: “25 MB”, “6 GB”. */
export function sizeText(bytes: number): string {
  return bytes < GIGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes / GIGABYTE} GB`
}
