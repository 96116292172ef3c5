import { crc32, deflateRawSync } from 'node:zlib'

/** A part of an archive; `declared` is the unpacked size in its directory, `mode` what Unix knows about the file. */
export type ZipPart = { name: string; bytes: Buffer; declared?: number; mode?: number }

/** A ZIP of these parts, deflated (APPNOTE 4.3). Names are written unchanged, however hostile. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, declared = bytes.length, mode = 0 } of parts) {
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(0x800, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(declared, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt16LE(mode, 8)
    place.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.from(`PK\x01\x02\x14${mode === 0 ? '\x00' : '\x03'}`, 'latin1'),
      fields,
      place,
      Buffer.from(name),
    )
    files.push(file)
    offset += file.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}
