/** A code fence of a Markdown text: the words behind its backticks, and what it holds. */
export interface Fence {
  readonly info: string;
  readonly code: string;
}

export const fencesOf = (markdown: string): Fence[] =>
  [...markdown.matchAll(/^```(.*)\n([\s\S]*?)\n```$/gm)].map(([, info = '', code = '']) => ({
    info,
    code,
  }));
