import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { nachweisNoetig } from '#contract/entities/aenderungswunsch.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
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
import { type Aenderungsregel, vormerkungsArtZu } from '../../rules/aenderung/regel.ts';
import { wertVon } from '../../rules/aenderung/regeln.ts';
import { andererBeitrag } from '../../rules/aenderung/verlauf.ts';
import { formatDatum } from '#contract/tag.ts';
import { folgenFesthalten } from './folgen.ts';

/** A saved change and all that is told about it. */
export interface Gespeichert<Art extends AenderungsArt> extends Berechnet {
  zeile: Vertragszeile;
  lage: Aenderungslage;
  regel: Aenderungsregel<Art>;
  wunsch: Wunsch<Art>;
  /** Applied already; pending otherwise. */
  sofort: boolean;
  wer: Principal;
  imAuftrag: boolean;
  zeit: Date;
  absender: (marke: MarkenSchluessel) => Absender;
  vorgangId: string;
}

/** Journal, Nachtrag, message and mail of a saved change, in its transaction. */
export async function aenderungsfolgen<Art extends AenderungsArt>(
  tx: Database,
  gespeichert: Gespeichert<Art>,
): Promise<void> {
  const { zeile, regel, wunsch, sofort, wer, zeit, berechnung, imAuftrag, vorgangId } = gespeichert;
  const { wirksamkeitsdatum, beitragNeu } = berechnung;
  const { versicherungsPraemie } = beitragNeu;
  const art = vormerkungsArtZu(regel, wunsch);
  const neu = { art, wert: wertVon(regel, wunsch), wirksamkeitsdatum, versicherungsPraemie };
  await folgenFesthalten(tx, {
    vorgangId,
    zeile,
    wer,
    zeit,
    aktion: `${art}.${sofort ? 'geaendert' : 'vorgemerkt'}`,
    alt: bisherVon(zeile),
    neu: {
      ...neu,
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

function absaetze<Art extends AenderungsArt>(gespeichert: Gespeichert<Art>): string[] {
  const { zeile, davor, regel, wunsch, wer, imAuftrag, berechnung, neu } = gespeichert;
  const name = produktName(schluesselAusIdentifier(zeile.produkt));
  const ab = formatDatum(berechnung.wirksamkeitsdatum);
  const rate = `${zahlweiseLabel[neu.stand.zahlweise]} ${formatBetrag(neu.beitrag.versicherungsPraemie)}`;
  const andere = regel
    .unterschiede(davor, wunsch)
    .map((u) => `${u.name}: ${u.neu} (bisher: ${u.bisher})`);
  return [
    `Ihre Änderung für den Vertrag ${zeile.versicherungsNummer} (${name}) ist gespeichert.`,
    ...(regel.nurZahlung ? [] : [`Ab dem ${ab} gilt: ${andere.join(', ')}.`]),
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

async function nachtraege<Art extends AenderungsArt>(
  tx: Database,
  { zeile, lage, davor, regel, wunsch, absender, berechnung, neu }: Gespeichert<Art>,
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
      unterschiede: regel.unterschiede(davor, wunsch),
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
