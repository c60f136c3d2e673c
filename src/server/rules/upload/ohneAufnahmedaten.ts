import type { Dateiart } from './dateiart.ts';
import { jpegOhneAufnahmedaten } from './jpeg.ts';
import { pngOhneAufnahmedaten } from './png.ts';

/**
 * A photo without where, when and with what it was taken, its picture byte for byte as it was; which way up it is
 * to be shown stays. Other kinds are left as they are.
 */
export function ohneAufnahmedaten(art: Dateiart, bytes: Buffer): Buffer {
  if (art === 'image/jpeg') return jpegOhneAufnahmedaten(bytes);
  return art === 'image/png' ? pngOhneAufnahmedaten(bytes) : bytes;
}
