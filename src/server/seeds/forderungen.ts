import { randomUUID } from 'node:crypto';
import type { forderung } from '../database/vorgangsschema.ts';
import { mahnungAm, zahlungsfristEnde } from '../rules/fristen/mahnung.ts';
import { tagePlus } from '#contract/tag.ts';
import { beitragBei } from '../rules/zahlweise.ts';
import type { Vertragszeile } from './vertragszeile.ts';

/** Reminded of four days ago, so that the deadline is still to come. */
const faelligVorTagen = 14;

/** The instalment that each contract with a reminder owes. */
export function forderungen(
  vertraege: readonly Vertragszeile[],
  heute: string,
): (typeof forderung.$inferInsert)[] {
  const faelligAm = tagePlus(heute, -faelligVorTagen);
  const gemahntAm = mahnungAm(faelligAm);
  return vertraege
    .filter(({ mahnung }) => mahnung)
    .map(({ versicherungsNummer, beitragsKomponenten, zahlweise }) => ({
      id: randomUUID(),
      versicherungsNummer,
      art: 'FOLGEBEITRAG',
      betrag: beitragBei(beitragsKomponenten, zahlweise).versicherungsPraemie,
      faelligAm,
      gemahntAm,
      fristBis: zahlungsfristEnde(gemahntAm),
    }));
}
