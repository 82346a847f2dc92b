/** What holds a text that can be selected: a field of a form. */
type Field = Pick<HTMLTextAreaElement, 'select'>;

/**
 * Puts a text on the clipboard and tells whether it is there. Where the clipboard is closed or refused, the
 * text is left to be copied by hand: it is selected in the field that shows it, if one does; whoever asked
 * says so, or shows it.
 */
export async function copyText(text: string, shownIn?: Field): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    shownIn?.select();
    return false;
  }
}
