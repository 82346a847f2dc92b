/**
 * What translators must carry over as it is: placeholders, marks of facts, and where links lead.
 * A mark opens and closes; the text between is translated.
 */
const CODE = /\{\{\w+\}\}|<Fact of="[^"]*">|<\/Fact>|\]\([^)]*\)/g;
/** The codes of a text as they are written, in their order. */
export const codesOf = (text: string): string[] => text.match(CODE) ?? [];
