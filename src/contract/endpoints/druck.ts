/** Documents are pages and files, not calls: `/api/druck/docs/{token}.html` and `.pdf` (`specification §2`). */
export const druckPfad = '/api/druck/docs';

export type Druckform = 'html' | 'pdf';

/** Address of a document; the token is all that opens it. */
export function dokumentAdresse(token: string, form: Druckform): string {
  return `${druckPfad}/${token}.${form}`;
}
