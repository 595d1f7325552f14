import type { PdfFile } from './pdf-file.ts';
import { writeName, writeReference, writeText } from './pdf-syntax.ts';

/** A file within the PDF: its content for machines. */
export type AssociatedFile = {
  /** In plain ASCII letters, such as 'resume.json'. */
  name: string;
  /** Such as 'application/json'. */
  mediaType: string;
  /** What it is, for those who find it in their reader's list of attachments. */
  description: string;
  bytes: Uint8Array;
};

/**
 * Entries of the catalog that hold the file, as PDF/A-3 wants it (ISO 19005-3, 6.8): named, with its
 * media type, associated with the document as data that shows the same. It is a stream object of its
 * own, whose dictionary begins with its type, so that it is found without a reader of PDFs.
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
