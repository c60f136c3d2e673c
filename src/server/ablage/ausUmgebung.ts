import * as z from 'zod/mini';
import type { Ablage } from './ablage.ts';
import { type Ordnerdienste, ordnerAblage } from './ordnerAblage.ts';
import { s3Ablage } from './s3Ablage.ts';

/**
 * A bucket where the environment names one (`ABLAGE_S3_URL` with its region and keys), else a folder. Throws with a
 * plain sentence when the settings do not fit together.
 */
export function ablageAusUmgebung(env: NodeJS.ProcessEnv, ordner: Ordnerdienste): Ablage {
  const {
    ABLAGE_S3_URL: bucket,
    ABLAGE_S3_REGION: region,
    ABLAGE_S3_KEY: zugangsschluessel,
    ABLAGE_S3_SECRET: geheimnis,
  } = umgebung.parse(env);
  if (!bucket) return ordnerAblage(ordner);
  if (!region || !zugangsschluessel || !geheimnis) {
    throw new Error('ABLAGE_S3_URL needs ABLAGE_S3_REGION, ABLAGE_S3_KEY and ABLAGE_S3_SECRET.');
  }
  return s3Ablage({ bucket, region, zugangsschluessel, geheimnis }, ordner.clock);
}

const umgebung = z.object({
  ABLAGE_S3_URL: z.optional(z.string()),
  ABLAGE_S3_REGION: z.optional(z.string()),
  ABLAGE_S3_KEY: z.optional(z.string()),
  ABLAGE_S3_SECRET: z.optional(z.string()),
});
