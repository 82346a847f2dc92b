/*
 * A browser that translates a page puts `<font>` in the place of its texts. An island goes on writing into the text it
 * knows: into what is gone, or into `data` of what it finds there. Both lead to the page again, so that what is said
 * is never older than what was done.
 */
const replaced = new WeakMap<Node, ChildNode>();

const written = new MutationObserver((changes) => {
  for (const { target } of changes) {
    replaced.get(target)?.replaceWith(target);
    replaced.delete(target);
  }
});

new MutationObserver((changes) => {
  for (const { addedNodes, removedNodes } of changes) {
    const [added] = addedNodes;
    const [text] = removedNodes;
    if (added instanceof HTMLFontElement && text instanceof Text && !text.isConnected) {
      replaced.set(text, added);
      written.observe(text, { characterData: true });
    }
  }
}).observe(document.body, { childList: true, subtree: true });

Object.defineProperty(HTMLFontElement.prototype, 'data', {
  get(this: HTMLElement) {
    return this.textContent;
  },
  set(this: HTMLElement, text: string) {
    this.textContent = text;
  },
});
