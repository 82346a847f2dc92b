import { beforeEach, describe, expect, it } from 'vitest';
import { breath, Device, type Files, type SiteWorker } from './test-device.ts';

/** A site: some files change their names or contents with every version, others never do. */
const site = (version: string): Files => ({
  [`_astro/script.${version}.js`]: `script ${version}`,
  '_astro/style.css': 'style',
  'favicon.svg': 'a star',
  'de/offline/index.html': 'nicht da',
  'en/offline/index.html': 'not there',
  'de/index.html': `de ${version}`,
  'de/regeln/index.html': 'Regeln',
  'de/turn/index.html': `de turn ${version}`,
  'de/turn/rules/index.html': 'turn: Regeln',
  'en/index.html': `en ${version}`,
  'en/turn/index.html': `en turn ${version}`,
});

let device: Device;

beforeEach(() => {
  device = new Device();
  device.files = site('one');
});

/** What was asked for while something was done, in the order of the alphabet. */
async function fetchedBy(work: () => Promise<unknown>): Promise<string[]> {
  device.fetched = [];
  await work();
  return device.fetched.toSorted();
}

const wholeParts = async () => Object.keys((await device.record()).whole).toSorted();

describe('what is kept', () => {
  it('is all that pages share, then the parts around a visited page', async () => {
    const worker = await device.update();
    expect(await wholeParts()).toEqual([]);
    await worker.tell('/de/turn/rules/');
    expect(await wholeParts()).toEqual(['de', 'de/turn']);
    device.isOnline = false;
    for (const [path, text] of [
      ['/de/', 'de one'],
      ['/de/turn/rules/', 'turn: Regeln'],
      ['/_astro/script.one.js', 'script one'],
      ['/en/', 'not there'],
      ['/nl/', 'nicht da'],
    ] as const) {
      expect(await worker.read(path), path).toBe(text);
    }
    await expect(worker.read('/en/data.json', 'cors')).rejects.toThrow('Failed to fetch');
  });

  it('is not fetched again by a second page', async () => {
    const worker = await device.update();
    await worker.tell('/de/');
    expect(await fetchedBy(() => worker.tell('/de/regeln/'))).toEqual([]);
  });

  it.each([true, false])('is written down of two pages told at once; locks: %s', async (locks) => {
    device.hasLocks = locks;
    const worker = await device.update();
    await Promise.all([worker.tell('/de/turn/'), worker.tell('/en/turn/')]);
    expect(await wholeParts()).toEqual(['de', 'de/turn', 'en', 'en/turn']);
  });

  it('is fetched on where it was broken off, down to the last file', async () => {
    const worker = await device.update();
    const { reject } = hold('/de/turn/rules/');
    const told = worker.tell('/de/turn/');
    while (!(await device.kept('/de/turn/'))) await breath();
    reject(new TypeError('broken off'));
    await expect(told).rejects.toThrow('broken off');
    expect(await wholeParts()).toEqual(['de']);
    device.instead.clear();
    expect(await fetchedBy(() => worker.tell('/de/turn/'))).toEqual(['/de/turn/rules/']);
    expect(await wholeParts()).toEqual(['de', 'de/turn']);
  });

  it('ends with offline use, also what is being fetched just then', async () => {
    const worker = await device.update();
    const { resolve } = hold('/de/');
    const told = worker.tell('/de/');
    while (!device.fetched.includes('/de/')) await breath();
    device.clear();
    resolve(new Response('de one'));
    await expect(told).rejects.toThrow('at an end');
    expect(await worker.read('/en/')).toBe('en one');
    expect(device.size).toBe(0);
  });

  it('is nothing, whenever offline use ends while a page arrives', async () => {
    // So many steps are taken at most until all is put away.
    for (let steps = 0; steps < 12; steps++) {
      const worker = await device.update();
      const { answer, over } = worker.ask('/en/');
      for (let left = steps; left > 0; left--) await breath();
      device.clear();
      await Promise.all([answer, over]);
      expect(device.size, `after ${steps} steps`).toBe(0);
    }
  });

  it('is as much as before when offline use is switched off and on again', async () => {
    const worker = await device.update();
    await worker.tell('/de/');
    device.clear();
    await worker.tell('/de/');
    expect(await wholeParts()).toEqual(['de']);
    expect(await device.kept('/_astro/script.one.js')).toBe('script one');
  });

  it('is never a page without the scripts it needs', async () => {
    const worker = device.start();
    device.instead.set('/_astro/script.one.js', () => Promise.reject(new TypeError('broken off')));
    await expect(worker.install()).rejects.toThrow('broken off');
    expect(device.fetched.filter((path) => !path.startsWith('/_astro/'))).toEqual([]);
  });
});

describe('an update', () => {
  let old: SiteWorker;

  beforeEach(async () => {
    old = await device.update();
    await old.tell('/de/');
    device.files = site('two');
  });

  it('fetches what has changed of all that was kept, before it takes over', async () => {
    const changed = ['/_astro/script.two.js', '/de/'];
    expect(await fetchedBy(() => device.start().install())).toEqual(changed);
    device.isOnline = false;
    expect(await old.read('/de/')).toBe('de two');
  });

  it('keeps the scripts of the version before, and no longer', async () => {
    await device.update();
    expect(await device.kept('/_astro/script.one.js')).toBe('script one');
    device.files = site('three');
    await device.update();
    expect(await device.kept('/_astro/script.one.js')).toBeUndefined();
    expect(await device.kept('/_astro/script.two.js')).toBe('script two');
  });

  it('keeps the last sixty pages that are in no list', async () => {
    const names = Array.from({ length: 62 }, (_, index) => `/de/daily/${index}/`);
    device.files = {
      ...site('two'),
      ...Object.fromEntries(names.map((name) => [`${name.slice(1)}index.html`, name])),
    };
    for (const name of names) await old.read(name);
    const worker = await device.update();
    device.isOnline = false;
    expect(await worker.read('/de/daily/1/')).toBe('nicht da');
    expect(await worker.read('/de/daily/2/')).toBe('/de/daily/2/');
  });

  it.each<[string, () => void]>([
    [
      'without a connection',
      () => {
        device.isOnline = false;
      },
    ],
    [
      'on a full disk',
      () => {
        device.isFull = true;
      },
    ],
    [
      'with one file missing',
      () => {
        device.instead.set('/de/', () => new Response('', { status: 404 }));
      },
    ],
    [
      'with one file elsewhere',
      () => {
        device.instead.set('/de/', redirected);
      },
    ],
  ])('that fails %s leaves the old worker at work, and the next one succeeds', async (_, spoil) => {
    spoil();
    await expect(device.start().install()).rejects.toThrow();
    expect(['de one', 'de two']).toContain(
      await (device.isFull ? old.read('/de/') : offline(() => old.read('/de/'))),
    );
    Object.assign(device, { isOnline: true, isFull: false });
    device.instead.clear();
    await old.tell('/de/turn/rules/');
    expect(await wholeParts()).toContain('de/turn');
    const worker = await device.update();
    expect((await device.record()).whole).toMatchObject({ de: (await device.record()).newest });
    expect(await offline(() => worker.read('/de/'))).toBe('de two');
  });

  it('lets a page that is told meanwhile wait, and loses no part', async () => {
    const worker = device.start();
    await Promise.all([worker.install(), worker.tell('/en/'), old.tell('/de/turn/')]);
    await worker.activate();
    expect(await wholeParts()).toEqual(['de', 'de/turn', 'en']);
    const { newest, whole } = await device.record();
    expect(whole['en']).toBe(newest);
  });

  it('is not overwritten by what the old worker was still fetching', async () => {
    const { resolve } = hold('/de/turn/');
    const late = old.tell('/de/turn/');
    while (!device.fetched.includes('/de/turn/')) await breath();
    device.instead.clear();
    const worker = await device.update();
    await worker.tell('/de/turn/');
    resolve(new Response('de turn one'));
    await expect(late).rejects.toThrow('at an end');
    expect(await device.kept('/de/turn/')).toBe('de turn two');
    const { newest, whole } = await device.record();
    expect(whole).toEqual({ de: newest, 'de/turn': newest });
  });
});

describe('an answer', () => {
  let worker: SiteWorker;

  beforeEach(async () => {
    worker = await device.update();
  });

  it('comes from the network for pages, from the cache for files named by their contents', async () => {
    await worker.tell('/de/');
    device.files = { ...site('one'), 'de/index.html': 'de anew', '_astro/style.css': 'style anew' };
    expect(await worker.read('/de/')).toBe('de anew');
    expect(await worker.read('/_astro/style.css')).toBe('style');
    expect(await offline(() => worker.read('/de/'))).toBe('de anew');
  });

  it('that is late gives way to what is kept, and is kept itself', async () => {
    await worker.tell('/de/');
    const { resolve } = hold('/de/');
    const { answer, over } = worker.ask('/de/');
    while (device.passTime() === 0) await breath();
    expect(await (await answer).text()).toBe('de one');
    resolve(new Response('de anew'));
    await over;
    expect(await device.kept('/de/')).toBe('de anew');
  });

  it('that is late is waited for when there is nothing else', async () => {
    const { resolve } = hold('/de/');
    const { answer, over } = worker.ask('/de/');
    await breath();
    device.passTime();
    resolve(new Response('de late'));
    expect(await (await answer).text()).toBe('de late');
    await over;
  });

  it.each<[string, () => Response]>([
    ['partial', () => new Response('d', { status: 206 })],
    ['redirected', () => redirected()],
    ['empty', () => new Response(null, { status: 204 })],
    ['missing', () => new Response('Nothing here', { status: 404 })],
  ])('that is %s is passed on and not kept', async (_, make) => {
    for (const path of ['/de/', '/_astro/late.js']) {
      device.instead.set(path, make);
      const expected = await make().text();
      expect(await worker.read(path), path).toBe(expected);
      expect(await device.kept(path), path).toBeUndefined();
    }
  });

  it.each(['isFull', 'isBroken'] as const)(
    'comes also where nothing can be kept: %s',
    async (way) => {
      device[way] = true;
      device.files = { ...site('one'), '_astro/late.js': 'late' };
      expect(await worker.read('/de/')).toBe('de one');
      expect(await worker.read('/_astro/late.js')).toBe('late');
    },
  );

  it('comes offline from a full disk', async () => {
    await worker.tell('/de/');
    device.isFull = true;
    expect(await offline(() => worker.read('/de/'))).toBe('de one');
  });

  it('that is the worker itself is left to the network', () => {
    expect(() => worker.ask('/sw.js')).toThrow('leaves');
  });
});

describe('what earlier versions have left on a device', () => {
  const listed = (version: string) => ({ newest: version, parts: ['de'], whole: { de: version } });

  beforeEach(() => {
    for (const [path, text] of Object.entries(site('zero'))) {
      const isHashed = path.startsWith('_astro/');
      if (/^(en|de\/turn)\/(?!offline)/.test(path)) continue;
      device.keep(isHashed ? 'assets' : 'pages', `/${path.replace(/index\.html$/, '')}`, text);
    }
    const scripts = ['/_astro/script.zero.js', '/_astro/style.css'];
    const hashes = { '/de/': 'of-zero', '/de/regeln/': 'of-zero' };
    const record = { ...listed('zero'), hashes, current: scripts, before: [] };
    device.keep('record', '/record.json', JSON.stringify(record));
  });

  it('is used: only what has changed is fetched', async () => {
    const changed = ['/_astro/script.one.js', '/de/'];
    expect(await fetchedBy(() => device.update())).toEqual(changed);
    const { newest, whole } = await device.record();
    expect(whole).toEqual({ de: newest });
    expect(newest).not.toBe('zero');
    expect(await device.kept('/_astro/script.zero.js')).toBe('script zero');
  });

  it('loses the hashes, which nobody writes on', async () => {
    await device.update();
    expect(await device.record()).not.toHaveProperty('hashes');
  });

  it('holds no update up that an old worker without locks writes into', async () => {
    const worker = device.start();
    await worker.install();
    device.keep('record', '/record.json', JSON.stringify(listed('zero')));
    await worker.activate();
    await worker.tell('/de/');
    const { newest, whole } = await device.record();
    expect(whole).toEqual({ de: newest });
  });
});

/** Lets an address be asked for without an answer until there is one. */
function hold(path: string): PromiseWithResolvers<Response> {
  const answer = Promise.withResolvers<Response>();
  device.instead.set(path, () => answer.promise);
  return answer;
}

async function offline<T>(work: () => Promise<T>): Promise<T> {
  device.isOnline = false;
  const result = await work();
  device.isOnline = true;
  return result;
}

function redirected(): Response {
  return Object.defineProperty(new Response('elsewhere'), 'redirected', { value: true });
}
