import { tidyPasted } from '../core/fragment.ts';
import { err, ok, type Result } from '../core/result.ts';

const PREFIX = 'windrose1.';

const END = '~';

const CODE = /windrose1\.([\w-]+)/;

type CodeError = 'not-ours' | 'damaged' | 'too-big';

export async function toCode(text: string): Promise<string> {
  const bytes = await packed(new TextEncoder().encode(text));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const letters = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return PREFIX + letters + END;
}

/** At most so many bytes are read: sixteen times what ten years of puzzles and games come to. */
export const MOST_BYTES = 8_000_000;

/** Deflate makes at most 1032 times as much of what it is given: of so few bytes one megabyte. */
const SLICE = 1024;

/** The text of a code. White space and words around it do not matter; what unpacks to more than `MOST_BYTES` is refused. */
export async function fromCode(code: string): Promise<Result<string, CodeError>> {
  const letters = CODE.exec(tidyPasted(code).replace(/\s+/g, ''))?.[1];
  return letters === undefined ? err('not-ours') : read(letters);
}

async function read(letters: string): Promise<Result<string, CodeError>> {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await unpacked(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
    return bytes ? ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) : err('too-big');
  } catch {
    return err('damaged');
  }
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  let from = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (from >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(from, from + SLICE));
        from += SLICE;
      },
    },
    { highWaterMark: 0 },
  );
  const reader = slices.pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
