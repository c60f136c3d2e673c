import { randomUUID } from 'node:crypto';
import { tagePlus, teile, zeitAm } from '#contract/tag.ts';
import type {
  schaden,
  schadenEreignis,
  schadenUnterlage,
  schadenZahlung,
} from '../database/vorgangsschema.ts';
import { inhaber, partnerzeilen } from './kunden.ts';
import { schadenvorgaben, type Schadensvorgabe } from './schadenvorgaben.ts';

type Schadenszeile = typeof schaden.$inferInsert;

/** A claim of the demo data as its tables hold it. */
interface Schadensakte {
  schaden: Schadenszeile;
  verlauf: (typeof schadenEreignis.$inferInsert)[];
  unterlagen: (typeof schadenUnterlage.$inferInsert)[];
  zahlungen: (typeof schadenZahlung.$inferInsert)[];
}

/** The claims as they stand on that day, numbered by the year in which they were reported. */
export function schadensakten(heute: string): Schadensakte[] {
  return schadenvorgaben.map((vorgabe, i) => {
    const gemeldetAm = tagePlus(heute, vorgabe.gemeldet);
    const jahr = String(teile(gemeldetAm).jahr % 100).padStart(2, '0');
    const schadenNummer = `S${jahr}-${String(i + 1).padStart(7, '0')}`;
    const verlauf = verlaufVon(vorgabe, heute, schadenNummer);
    return {
      schaden: {
        ...zeileVon(vorgabe, heute, schadenNummer),
        letzteAktivitaet: verlauf.at(-1)?.zeitpunkt ?? zeitAm(gemeldetAm, '00:00'),
      },
      verlauf,
      unterlagen: (vorgabe.unterlagen ?? []).map(([typ, wie, erhalten]) => ({
        id: randomUUID(),
        schadenNummer,
        typ,
        pflicht: wie === 'PFLICHT',
        erhaltenAm: erhalten === null ? null : zeitAm(tagePlus(heute, erhalten), '00:00'),
      })),
      zahlungen: zahlungenVon(vorgabe, heute, schadenNummer),
    };
  });
}

function zeileVon(vorgabe: Schadensvorgabe, heute: string, schadenNummer: string) {
  const { versicherungsNummer, schadenart, status, geschehen, abgeschlossen } = vorgabe;
  return {
    versicherungsNummer,
    schadenart,
    status,
    schadenNummer,
    schadendatum: tagePlus(heute, geschehen),
    gemeldetAm: zeitAm(tagePlus(heute, vorgabe.gemeldet), '00:00'),
    abgeschlossenAm: abgeschlossen === undefined ? null : tagePlus(heute, abgeschlossen),
    melder: vorgabe.melder ?? ('KUNDE' as const),
    angaben: angabenVon(vorgabe, heute),
    nachtrag: vorgabe.nachtrag ?? {},
    erinnertAm: vorgabe.erinnert === undefined ? null : tagePlus(heute, vorgabe.erinnert),
  };
}

function verlaufVon(
  { gemeldet, melder, verlauf }: Schadensvorgabe,
  heute: string,
  schadenNummer: string,
): Schadensakte['verlauf'] {
  const meldung =
    melder === 'VERMITTLER'
      ? ([gemeldet, 'GEMELDET', 'System', 'Vom Vermittler gemeldet'] as const)
      : ([gemeldet, 'GEMELDET', 'Sie', null] as const);
  return [meldung, ...verlauf].map(([tag, ereignis, autor, notiz], nth) => ({
    id: randomUUID(),
    schadenNummer,
    ereignis,
    // A minute apart, so that what happened on one day keeps its order.
    zeitpunkt: zeitAm(tagePlus(heute, tag), `00:0${nth}`),
    autor,
    notiz,
  }));
}

/** Reported in the portal by its first customer. */
function angabenVon({ schadenart, geschehen, angaben }: Schadensvorgabe, heute: string) {
  const [kundin] = partnerzeilen(heute);
  if (!angaben || !kundin) return null;
  return {
    schadenart,
    ereignis: {
      ...angaben,
      schadendatum: tagePlus(heute, geschehen),
      schadenort: 'RISIKOORT' as const,
    },
    kontakt: { telefon: kundin.handynummer, email: kundin.email },
  };
}

function zahlungenVon(
  { zahlung }: Schadensvorgabe,
  heute: string,
  schadenNummer: string,
): Schadensakte['zahlungen'] {
  if (!zahlung) return [];
  const [tag, betrag] = zahlung;
  const { iban, kontoinhaber } = inhaber(1, heute).bankverbindung;
  const datum = tagePlus(heute, tag);
  return [{ id: randomUUID(), schadenNummer, datum, betrag, empfaenger: kontoinhaber, iban }];
}
