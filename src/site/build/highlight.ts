import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

/** Every token gets a CSS variable as its colour. */
export const highlightTheme = createCssVariablesTheme({ name: 'windrose' });

/** Our policy allows no inline styles: `style="color:var(--shiki-token-string)"` becomes `class="shiki-token-string"`. */
export const classesForStyles: ShikiTransformer = {
  name: 'classes-for-styles',
  root(root) {
    const nodes = [...root.children];
    for (let node = nodes.pop(); node; node = nodes.pop()) {
      if (node.type !== 'element') continue;
      nodes.push(...node.children);
      const token = /^color:var\(--(shiki-token-[a-z-]+)\)/.exec(String(node.properties['style']));
      if (token) this.addClassToHast(node, token[1] ?? '');
      delete node.properties['style'];
    }
  },
};
