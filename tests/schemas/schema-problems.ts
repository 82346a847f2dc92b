import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DtdValidator,
  XmlBufferInputProvider,
  XmlDocument,
  XmlDtd,
  XmlLibError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm';

const fileOf = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

// Each schema imports this one by another address.
const XML = fileOf('xml.xsd');
xmlRegisterInputProvider(
  new XmlBufferInputProvider({
    'http://www.w3.org/2001/xml.xsd': XML,
    'informativeCopiesOf3rdPartySchemas/w3c/xml.xsd': XML,
    'xml.xsd': XML,
  }),
);

/** What a published schema has against a text, each with its line; nothing if it is valid. */
export type Schema = (text: string) => string[];

/** @param file a schema of XML Schema or a document type. */
export function schemaOf(file: string | Buffer): Schema {
  const source = typeof file === 'string' ? fileOf(file) : file;
  const isDtd = typeof file === 'string' && file.endsWith('.dtd');
  const validator = isDtd
    ? new DtdValidator(XmlDtd.fromBuffer(source))
    : XsdValidator.fromDoc(XmlDocument.fromBuffer(source));
  return (text) => {
    const document = XmlDocument.fromString(text);
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (!(error instanceof XmlLibError)) throw error;
      return error.details.map(({ line, message }) => `${line}: ${message.trim()}`);
    } finally {
      document.dispose();
    }
  };
}
