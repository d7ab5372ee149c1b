import type { ContentType } from '../content-type.ts';

type Size = { readonly width: number; readonly height: number };

/** Width and height that a picture declares, read without decoding it; undefined when the header cannot be read. */
export const declaredSize = (bytes: Uint8Array, type: ContentType): Size | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (type === 'jpeg') return jpegSize(view);
    if (type === 'webp') return webpSize(view);
  } catch (error) {
    // The header ends too early.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
};

// Frame headers are C0 to CF, but for the tables C4, C8 and CC (ITU T.81, table B.1).
const jpegSize = (view: DataView): Size | undefined => {
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

const webpSize = (view: DataView): Size | undefined => {
  switch (view.getUint32(12)) {
    case 0x56503820: // "VP8 "
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      // "VP8L"
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 0x56503858: // "VP8X"
      return { width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(27, true) & 0xffffff) };
    default:
      return undefined;
  }
};
