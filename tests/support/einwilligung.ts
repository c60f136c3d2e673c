import { randomUUID } from 'node:crypto';
import {
  einwilligungslink,
  gesundheitseinwilligung,
} from '#server/database/einwilligungsschema.ts';
import type { Database } from '#server/database/open.ts';
import { einwilligungsHash } from '#server/repositories/einwilligungen.ts';

/** The secret of the link that was mailed. */
export const einwilligungstoken = 'A'.repeat(43);

/** What tells us who she is. */
export const erkennung = {
  schadenNummer: 'S26-0000901',
  geburtsdatum: '1994-03-12',
  plz: '48155',
} as const;

/** What she declares. */
export const erklaerung = {
  version: '2026-11',
  umfang: 'GENERELL',
  stellen: [
    {
      art: 'ARZT',
      name: 'Praxis Dr. Sand',
      ort: 'Münster',
      behandlungszeitraum: 'Oktober 2026',
    },
  ],
  vertretung: 'SELBST',
  entbunden: true,
  name: 'Jonas Wolf',
} as const;

/** She was asked three days before `2026-11-20`, about the claim of `insertSchaden`. */
export async function insertEinwilligung(
  database: Database,
  { laeuftAb = new Date('2026-12-17T10:00:00Z') }: { laeuftAb?: Date } = {},
): Promise<void> {
  const id = randomUUID();
  await database.insert(gesundheitseinwilligung).values({
    ...erkennung,
    id,
    marke: 'andsafe',
    person: 'Jonas Wolf',
    email: 'jonas.wolf@example.org',
    angefragtAm: new Date('2026-11-17T10:00:00Z'),
    laeuftAb,
  });
  await database.insert(einwilligungslink).values({
    tokenHash: einwilligungsHash(einwilligungstoken),
    einwilligungId: id,
    dauerhaft: true,
    laeuftAb,
  });
}
