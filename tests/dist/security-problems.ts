import { createHash } from 'node:crypto';
import { elementsOf } from './html.ts';

/** Kinds of scripts that never run. */
const DATA = ['application/json', 'text/pagefind-template'];

/** Numbers reach a drawing as custom properties of its elements. */
const STYLE_ATTRIBUTES = "style-src-attr 'unsafe-inline'";

/**
 * What in a page its own Content Security Policy would stop, or what such a policy must never allow.
 * @param mayCompile whether the page may run WebAssembly.
 */
export function securityProblems(html: string, mayCompile = false): string[] {
  const elements = elementsOf(html);
  const policy = elements.find(
    ({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  )?.attributes['content'];
  if (policy === undefined) return ['no policy'];
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const allowed = policy
    .replace(mayCompile ? "'wasm-unsafe-eval'" : '', '')
    .replace(STYLE_ATTRIBUTES, '');
  return [
    ...(/unsafe-|\*|https?:/.test(allowed) ? ['a policy that allows too much'] : []),
    ...["default-src 'none'", "base-uri 'none'", "form-action 'none'"]
      .filter((part) => !policy.includes(part))
      .map((part) => `a policy without ${part}`),
    ...elements.flatMap(({ tag, attributes, content }) => [
      ...(DATA.includes(attributes['type'] ?? '')
        ? []
        : inlineProblems(tag, attributes['src'], content, directives.get(`${tag}-src`) ?? [])),
      ...Object.keys(attributes)
        .filter((name) =>
          name === 'style' ? !policy.includes(STYLE_ATTRIBUTES) : name.startsWith('on'),
        )
        .map((name) => `an attribute ${name} of ${tag}`),
    ]),
  ];
}

function inlineProblems(
  tag: string,
  src: string | undefined,
  content: string,
  sources: readonly string[],
): string[] {
  if ((tag !== 'script' && tag !== 'style') || src !== undefined) return [];
  const hash = createHash('sha256').update(content).digest('base64');
  return sources.includes(`'sha256-${hash}'`) ? [] : [`an inline ${tag} without its hash`];
}
