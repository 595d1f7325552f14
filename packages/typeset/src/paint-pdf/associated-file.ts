import type { PdfFile } from './pdf-file.ts';
import { writeName, writeReference, writeText } from './pdf-syntax.ts';

/** A file embedded in the PDF with its content in machine-readable form. */
export type AssociatedFile = {
  /** In ASCII, such as 'resume.json'. */
  name: string;
  /** Such as 'application/json'. */
  mediaType: string;
  /** The description in a reader's list of attachments. */
  description: string;
  bytes: Uint8Array;
};

/**
 * Writes the file and returns the catalog's entries for it, as PDF/A-3 requires (ISO 19005-3, 6.8):
 * with name, media type and the relationship 'Data'. The stream's dictionary starts with its type,
 * so that it can be found without a PDF parser.
 */
export function writeAssociatedFile(pdf: PdfFile, file: AssociatedFile): string {
  const { name, mediaType, description, bytes } = file;
  const entries = `/Type/EmbeddedFile/Subtype${writeName(mediaType)}/Params<</Size ${bytes.length}>>`;
  const stream = writeReference(pdf.addCompressed(bytes, entries));
  const named = writeText(name);
  const specification = pdf.add(
    [
      `<</Type/Filespec/F${named}/UF${named}/Desc${writeText(description)}`,
      `/AFRelationship/Data/EF<</F ${stream}/UF ${stream}>>>>`,
    ].join(''),
  );
  const reference = writeReference(specification);
  return `/AF[${reference}]/Names<</EmbeddedFiles<</Names[${named}${reference}]>>>>`;
}
