import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { nachweisNoetig } from '#contract/entities/aenderungswunsch.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import type { Absender } from '../../documents/daten.ts';
import { einmalsatz, nachtrag } from '../../documents/inhalt/nachtrag.ts';
import { markeVon } from '../../documents/marke.ts';
import { partner } from '../../repositories/partner.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import type { Berechnet } from '../../rules/aenderung/berechnung.ts';
import { bisherVon, type Aenderungslage } from '../../rules/aenderung/lage.ts';
import { andererBeitrag } from '../../rules/aenderung/verlauf.ts';
import type { Wunschschritt } from '../../rules/aenderung/wunschschritt.ts';
import { formatDatum } from '#contract/tag.ts';
import { folgenFesthalten } from './folgen.ts';

/** Saved changes of one day and all that is told about them. */
export interface Gespeichert extends Berechnet {
  zeile: Vertragszeile;
  lage: Aenderungslage;
  /** Applied already; pending otherwise. */
  sofort: boolean;
  wer: Principal;
  imAuftrag: boolean;
  zeit: Date;
  absender: (marke: MarkenSchluessel) => Absender;
  vorgangId: string;
}

/** Journal, Nachtrag, message and mail of what is saved at once, in its transaction. */
export async function aenderungsfolgen(tx: Database, gespeichert: Gespeichert): Promise<void> {
  const { zeile, sofort, wer, zeit, berechnung, imAuftrag, vorgangId } = gespeichert;
  const { wirksamkeitsdatum, beitragNeu } = berechnung;
  const { versicherungsPraemie } = beitragNeu;
  const { art, ...werte } = eintragVon(gespeichert.schritte);
  await folgenFesthalten(tx, {
    vorgangId,
    zeile,
    wer,
    zeit,
    aktion: `${art}.${sofort ? 'geaendert' : 'vorgemerkt'}`,
    alt: bisherVon(zeile),
    neu: {
      art,
      ...werte,
      wirksamkeitsdatum,
      versicherungsPraemie,
      imAuftragDesKunden: imAuftrag,
      entfallen: gespeichert.auswirkung.entfallende.map(({ schritt }) => schritt.vorgemerkt),
    },
    betreff: `Ihre Vertragsänderung zum ${formatDatum(wirksamkeitsdatum)}`,
    absaetze: absaetze(gespeichert),
    // The sentence about the broker stands among the others.
    vermittler: null,
    dokumente: await nachtraege(tx, gespeichert),
  });
}

/** What of the wishes the journal keeps: one by its own name, several under one. */
function eintragVon(schritte: readonly Wunschschritt[]) {
  const alle = schritte.map(({ name, wert }) => ({ art: name, wert }));
  const [einer] = alle;
  return alle.length === 1 && einer ? einer : { art: 'schutz', aenderungen: alle };
}

function absaetze(gespeichert: Gespeichert): string[] {
  const { zeile, schritte, wer, imAuftrag, berechnung, neu } = gespeichert;
  const name = produktName(schluesselAusIdentifier(zeile.produkt));
  const ab = formatDatum(berechnung.wirksamkeitsdatum);
  const rate = `${zahlweiseLabel[neu.stand.zahlweise]} ${formatBetrag(neu.beitrag.versicherungsPraemie)}`;
  const andere = schritte
    .filter(({ nurZahlung }) => !nurZahlung)
    .flatMap(({ unterschiede }) => unterschiede)
    .map((u) => `${u.name}: ${u.neu} (bisher: ${u.bisher})`);
  const [was, sind] =
    schritte.length === 1 ? ['Ihre Änderung', 'ist'] : ['Ihre Änderungen', 'sind'];
  return [
    `${was} für den Vertrag ${zeile.versicherungsNummer} (${name}) ${sind} gespeichert.`,
    ...(andere.length === 0 ? [] : [`Ab dem ${ab} gilt: ${andere.join(', ')}.`]),
    `Ab dem ${ab} zahlen Sie ${rate}.`,
    ...einmalsatz(berechnung),
    ...gespeichert.auswirkung.bleibende.flatMap((eine) => andererBeitrag(eine) ?? []),
    ...berechnung.entfallende.map(entfallenSatz),
    ...(imAuftrag ? [`${wer.name} hat die Änderung in Ihrem Auftrag gespeichert.`] : []),
    'Haben Sie diese Änderung nicht gewünscht? Dann melden Sie sich bitte bei uns.',
  ];
}

function entfallenSatz({
  was,
  wirksamkeitsdatum,
  grund,
}: Berechnung['entfallende'][number]): string {
  return `Ihre vorgemerkte Änderung zum ${formatDatum(wirksamkeitsdatum)} entfällt: ${was}. ${grund}`;
}

async function nachtraege(
  tx: Database,
  { zeile, lage, davor, schritte, absender, berechnung, neu }: Gespeichert,
) {
  const nehmer = await partner(tx).nehmer(zeile.partnerNummer);
  if (!nehmer) return [];
  return [
    nachtrag({
      absender: absender(markeVon(zeile.marke)),
      nehmer,
      produkt: zeile.produkt,
      versicherungsNummer: zeile.versicherungsNummer,
      ausgestelltAm: lage.heute,
      wirksamkeitsdatum: berechnung.wirksamkeitsdatum,
      unterschiede: schritte.flatMap(({ unterschiede }) => unterschiede),
      beitragAlt: { zahlweise: davor.zahlweise, ...berechnung.beitragAlt },
      beitragNeu: { zahlweise: neu.stand.zahlweise, ...neu.beitrag },
      einmal: berechnung,
      verlauf: berechnung.verlauf,
      hinweise: [
        ...berechnung.entfallende.map(entfallenSatz),
        // The proof has been handed in.
        ...berechnung.hinweise
          .filter(({ code }) => code !== nachweisNoetig)
          .map(({ text }) => text),
      ],
    }),
  ];
}
