/** Checks whether a position link is intact before the engine reads it, because copying often truncates links.
 * Checks only the envelope; citadels/tables/position_link.py does the rest. */

const VERSION = "1";
const MAX_LENGTH = 8000;
const CHECKSUM = 4; // bytes

/** Return the message id for what is wrong with a link; null if it is intact. */
export function faultOf(link: string): string | null {
  if (link.length > MAX_LENGTH) return "error-link-too-long";
  if (!/^[\w-]+$/.test(link)) return "error-link-damaged";
  if (!link.startsWith(VERSION)) return "error-link-version";
  const bytes = decoded(link.slice(VERSION.length));
  if (!bytes || bytes.length <= CHECKSUM) return "error-link-damaged";
  const stated = new DataView(bytes.buffer).getUint32(0);
  return stated === crc32(bytes.subarray(CHECKSUM)) ? null : "error-link-damaged";
}

/** Decode base64url. Return null if the text is invalid. */
function decoded(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
