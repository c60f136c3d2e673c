/** The file can never be taken; the message says why in German and stands at the file. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
}
