/** The part of an address that brings a game at somebody's own table, as `writeTable` writes it. */
export function tablePart(
  names: readonly string[],
  {
    rounds = [],
    now = '@ 0 : ',
    form = '',
    guide = '',
  }: {
    readonly rounds?: readonly string[];
    readonly now?: string;
    readonly form?: string;
    readonly guide?: string;
  } = {},
): string {
  const text = [`0 ${rounds.length}`, now, form, guide, ...rounds, ...names].join('\n');
  return `table=${encodeURIComponent(text)}`;
}
