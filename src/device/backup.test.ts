import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createStorage, scores } from '../../tests/device-kit.ts';
import { fromCode, MOST_BYTES, makeBackup, restoreBackup, toCode } from './backup.ts';
import { openRecord } from './record.ts';
import { createSafeStorage } from './safe-storage.ts';

const KINDS = [scores];

function device(value: Readonly<Record<string, number>>) {
  const storage = createStorage();
  const safeStorage = createSafeStorage(() => storage);
  openRecord(scores, safeStorage).update(() => value);
  return { safeStorage, get: () => openRecord(scores, safeStorage).get() };
}

describe('a backup', () => {
  it('brings what it has to another device and takes nothing away there', () => {
    const [phone, desk] = [device({ go: 9, chess: 1 }), device({ chess: 5, halma: 2 })];
    const restored = restoreBackup(makeBackup(KINDS, phone.safeStorage), KINDS, desk.safeStorage);
    expect(restored.ok).toBe(true);
    expect(desk.get()).toEqual({ go: 9, chess: 5, halma: 2 });
  });

  it.each([
    ['not-ours', 'hello'],
    ['not-ours', '{"windrose":"weather"}'],
    ['damaged', '{"windrose":"progress"}'],
    ['damaged', '{"windrose":"progress","records":{"scores":{"version":2,"data":[]}}}'],
    ['newer', '{"windrose":"progress","records":{"scores":{"version":3,"data":{}}}}'],
  ])('is refused as %s: %s', (error, text) => {
    const desk = device({ go: 1 });
    expect(restoreBackup(text, KINDS, desk.safeStorage)).toEqual({ ok: false, error });
    expect(desk.get()).toEqual({ go: 1 });
  });

  it('never throws', () => {
    const desk = device({ go: 1 });
    const text = fc.oneof(
      fc.string(),
      fc.jsonValue().map((records) => JSON.stringify({ windrose: 'progress', records })),
    );
    fc.assert(
      fc.property(text, (any) => {
        restoreBackup(any, KINDS, desk.safeStorage);
        expect(desk.get()).toMatchObject({ go: 1 });
      }),
    );
  });
});

describe('a code', () => {
  it('is one word that gives the text back, also when a messenger breaks it into lines', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const code = await toCode(text);
        expect(code).toMatch(/^windrose1\.[\w-]+~$/);
        expect(await fromCode(code)).toEqual({ ok: true, value: text });
        expect(await fromCode(`\n${code.replace(/.{9}/g, '$& \n')}`)).toEqual({
          ok: true,
          value: text,
        });
      }),
    );
  });

  it.each([
    ['signs that nobody sees', (code: string) => code.replace(/.{20}/g, '$&\u200b\u00ad')],
    ['words around it', (code: string) => `My progress: ${code}\nSee you soon, Nadine`],
    ['itself', (code: string) => `${code} ${code}`],
  ])('is read with %s', async (_, around) => {
    const text = '{"chess":7,"go":9,"halma":2}';
    expect(await fromCode(around(await toCode(text)))).toEqual({ ok: true, value: text });
  });

  it('says when it is cut off, changed, or none', async () => {
    const code = await toCode('{"chess":7,"go":9,"halma":2}');
    const damaged = { ok: false, error: 'damaged' };
    expect(await fromCode(code.slice(0, -6))).toEqual(damaged);
    expect(await fromCode(`${code.slice(0, 20)}*${code.slice(21)}`)).toEqual(damaged);
    const other = code[24] === 'A' ? 'B' : 'A';
    expect(await fromCode(`${code.slice(0, 24)}${other}${code.slice(25)}`)).toEqual(damaged);
    expect(await fromCode('hello')).toEqual({ ok: false, error: 'not-ours' });
  });

  it('of more than any progress is not unpacked', async () => {
    let unpacked = 0;
    const count = new TransformStream({
      transform(part, controller) {
        unpacked += part.length;
        controller.enqueue(part);
      },
    });
    const { readable, writable } = new DecompressionStream('deflate');
    class Counted {
      readonly readable = readable.pipeThrough(count);
      readonly writable = writable;
    }
    vi.stubGlobal('DecompressionStream', Counted);
    const code = await toCode('0'.repeat(2 * MOST_BYTES));
    expect(await fromCode(code)).toEqual({ ok: false, error: 'too-big' });
    vi.unstubAllGlobals();
    expect(unpacked).toBeLessThan(1.5 * MOST_BYTES);
    const most = '0'.repeat(MOST_BYTES);
    expect(await fromCode(await toCode(most))).toEqual({ ok: true, value: most });
  });
});
