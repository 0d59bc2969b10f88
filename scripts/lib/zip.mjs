// A zip file out of files in memory, the same bytes for the same contents.
import { deflateRawSync } from 'node:zlib';

const TABLE = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes) {
  let sum = -1;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** Version 2.0, deflated, names in UTF-8; dated 1 January 1980, so that the date of the build does not show. */
const common = (bytes, packed, name) => {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x0800, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt16LE(0x0021, 8);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
};

const signature = (...bytes) => Buffer.from([0x50, 0x4b, ...bytes]);

/** `files` by path, with slashes. */
export function zip(files) {
  const bodies = [];
  const entries = [];
  let offset = 0;
  for (const [path, contents] of files) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(contents);
    const packed = deflateRawSync(bytes, { level: 9 });
    const header = common(bytes, packed, name);
    const body = Buffer.concat([signature(3, 4), header, name, packed]);
    const rest = Buffer.alloc(14); // no comment, first disk, no attributes
    rest.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([signature(1, 2), Buffer.from([20, 0]), header, rest, name]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, signature(5, 6), end]);
}
