import * as z from 'zod/mini';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import {
  istAktiv,
  type Vertrag,
  type Vertragskachel,
  type Vertragsstatus,
} from '#contract/entities/vertrag.ts';
import { phvAnzahl, selbstbeteiligungStufe, vormerkungen } from '#contract/entities/vormerkung.ts';
import { zahlweiseAngebot } from '../rules/aenderung/angebot.ts';
import { inWorten } from '../rules/aenderung/anwendung.ts';
import { kacheln } from '../rules/aenderung/kacheln.ts';
import { type Aenderungslage, type Freigaben, stichtagVon } from '../rules/aenderung/lage.ts';
import { vertragsendeVon } from '../rules/beendigung/ende.ts';
import { kuendbarkeit, naechsteKuendigung } from '../rules/fristen/kuendigung.ts';
import { naechsteHauptfaelligkeit } from '../rules/hauptfaelligkeit.ts';
import { spaeter } from '#contract/tag.ts';
import { naechsteZahlung } from '../rules/naechsteZahlung.ts';
import { rueckstandAm } from '../rules/rueckstand.ts';
import { rangImVerzeichnis, statusAm } from '../rules/status.ts';
import { versichertes } from '../rules/versichert.ts';
import { widerrufBis } from '../rules/widerruf.ts';
import { beitragBei } from '../rules/zahlweise.ts';
import { seiteAus } from './unterlagen.ts';
import type { Kachelzeile, Vertragszeile, Vormerkungszeile } from './vertraege.ts';

/** Contracts as the list shows them: LAUFEND, AUSLAUFEND, others; newest first (`domain/vertrag.md §1`). */
export function vertragsliste(
  zeilen: readonly Kachelzeile[],
  heute: string,
  freigaben: Freigaben = {},
): Vertragskachel[] {
  return zeilen
    .map((zeile) => kachelansicht(lageVon(zeile, heute, freigaben)))
    .toSorted(
      (a, b) =>
        rangImVerzeichnis(a.vertragsstatus) - rangImVerzeichnis(b.vertragsstatus) ||
        b.vertragsBeginn.localeCompare(a.vertragsBeginn) ||
        a.versicherungsNummer.localeCompare(b.versicherungsNummer),
    );
}

/** What a list shows of a contract on a day. */
function kachelansicht(lage: Kachelzeile & Lage): Vertragskachel {
  const { heute, bankverbindung, produkt } = lage;
  const status = statusAm(lage, heute);
  const bis = widerrufBis(lage, status, heute);
  const beitrag = beitragVon(lage);
  const { fahrrad, hausrat, risikoOrt, jahresumsatz } = lage.risiken;
  return {
    versicherungsNummer: lage.versicherungsNummer,
    versicherungsName: produktName(schluesselAusIdentifier(produkt)),
    produktIdentifier: produkt,
    vertragsstatus: status,
    vertragsBeginn: lage.vertragsBeginn,
    beendigungsdatum: lage.beendigungsdatum,
    widerrufbar: bis !== null,
    widerrufBis: bis,
    versicherungsPraemie: beitrag?.versicherungsPraemie ?? null,
    jahresVersicherungsPraemie: beitrag?.jahresVersicherungsPraemie ?? null,
    zahlweise: lage.zahlweise,
    bankverbindung: bankverbindung && {
      iban: ibanMaskiert(bankverbindung.iban),
      swiftBic: bankverbindung.swiftBic,
      kontoinhaber: bankverbindung.kontoinhaber,
    },
    naechsteZahlung: naechsteZahlung(lage),
    naechsteKuendigung: kuendigungVon(lage, status),
    mahnung: lage.mahnung,
    rueckstand: rueckstandAm(lage.offeneForderungen, status, heute),
    vermittler: lage.vermittler,
    ...(fahrrad && { fahrrad }),
    ...(hausrat && { hausrat }),
    ...(risikoOrt && { risikoOrt }),
    ...(jahresumsatz && { jahresumsatz }),
    vorgemerkteAenderungen: vorgemerkteAenderungen(lage, lage.vormerkungen),
    aufgaben: lage.aufgaben.toSorted((a, b) => a.erstelltAm.localeCompare(b.erstelltAm)),
    kacheln: kacheln(lage),
  };
}

function kuendigungVon(lage: Kachelzeile & Lage, status: Vertragsstatus) {
  const { heute, vertragsBeginn, produkt, marke, zahlweise } = lage;
  return naechsteKuendigung({
    heute,
    vertragsBeginn,
    stichtag: stichtagVon(lage),
    kuendbarkeit: kuendbarkeit({ produkt, marke, zahlweise, status }),
  });
}

/** Contract as its customer sees it on that day; flags that are not given have their defaults. */
export function vertragsansicht(
  zeile: Vertragszeile,
  heute: string,
  freigaben: Freigaben = {},
): Vertrag {
  const lage = lageVon(zeile, heute, freigaben);
  const kachel = kachelansicht(lage);
  const { vertragsstatus } = kachel;
  const { dokumente, aeltereDokumente } = seiteAus(zeile.unterlagen);
  const rest = {
    vertragsArt: zeile.vertragsArt,
    versicherungsTyp: zeile.versicherungsTyp,
    deckungsIdentifier: zeile.deckungsIdentifier,
    marke: zeile.marke,
    kuendbar: vertragsstatus === 'LAUFEND' ? zeile.kuendbar : ('NEIN' as const),
    // Addresses are given out with the answer: they hold for an hour.
    dokumente: dokumente.map((unterlage) => Object.assign({ url: '' }, unterlage)),
    aeltereDokumente,
    versicherungsSumme: zeile.versicherungsSumme,
    ablaufdatum: zeile.ablaufdatum,
    antragsdatum: zeile.antragsdatum,
    beginnverlegung: zeile.beginnverlegung,
    hauptfaelligkeit: hauptfaelligkeit(zeile, vertragsstatus, heute),
    wirksamkeitsdatum: zeile.wirksamkeitsdatum,
    ende: vertragsendeVon({ ...zeile, vertragsstatus }, heute),
    schaeden: schaeden(zeile),
    versichert: { aussagen: [], grenzen: [] },
    aenderungen: { zahlweise: zahlweiseAngebot(lage) },
    kunde: zeile.kunde,
  };
  // So many fields behind a spread are laid down one by one, which takes 25 times as long.
  const ansicht: Vertrag = Object.assign(
    kachel,
    rest,
    zeile.risiken,
    vorgemerkt(zeile.vormerkungen),
  );
  ansicht.versichert = versichertes(ansicht, zeile.tarifAngaben);
  return ansicht;
}

/** The day, and what may be changed on it. */
interface Lage {
  heute: string;
  freigaben: Freigaben;
}

/** A spread of so many columns takes several times as long, and a list does it for each contract. */
function lageVon<Zeile extends Kachelzeile>(zeile: Zeile, heute: string, freigaben: Freigaben) {
  return Object.assign({}, zeile, { heute, freigaben });
}

/** What it costs; null where we do not know. */
function beitragVon({ beitragsKomponenten, zahlweise }: Kachelzeile) {
  return beitragsKomponenten.length > 0 ? beitragBei(beitragsKomponenten, zahlweise) : null;
}

/** Where they stand, and nothing of what happened: brokers see it, too. */
function schaeden({ schaeden: alle }: Vertragszeile): Vertrag['schaeden'] {
  return alle
    .map(({ schadenNummer, schadendatum, status }) => ({ schadenNummer, schadendatum, status }))
    .toSorted((a, b) => b.schadendatum.localeCompare(a.schadendatum));
}

/** `DE** **** **** **** **20 51`: country and the last four stay (`domain/konto.md §1`). */
export function ibanMaskiert(iban: string): string {
  const zeichen = iban.replaceAll(/\s/g, '');
  const maske = `${zeichen.slice(0, 2)}${'*'.repeat(Math.max(0, zeichen.length - 6))}${zeichen.slice(-4)}`;
  let gruppen = maske.slice(0, 4);
  for (let ab = 4; ab < maske.length; ab += 4) gruppen += ` ${maske.slice(ab, ab + 4)}`;
  return gruppen;
}

/** Next one after today, and never the begin of the contract itself; an ended contract has none. */
function hauptfaelligkeit(
  zeile: Vertragszeile,
  vertragsstatus: Vertragsstatus,
  heute: string,
): string | null {
  const { hauptfaelligkeitTag: tag, hauptfaelligkeitMonat: monat } = zeile;
  if (tag === null || monat === null || !istAktiv({ vertragsstatus })) return null;
  return naechsteHauptfaelligkeit({ tag, monat }, spaeter(heute, zeile.vertragsBeginn));
}

/** All of them in words, the next one first (`domain/vertrag.md §12`). */
function vorgemerkteAenderungen(
  lage: Aenderungslage,
  zeilen: readonly Vormerkungszeile[],
): Vertrag['vorgemerkteAenderungen'] {
  return zeilen
    .map(({ art, wert, wirksamkeitsdatum, versicherungsPraemie }) => ({
      art,
      text: inWorten(lage, { art, wert }),
      wirksamkeitsdatum,
      versicherungsPraemie,
      loeschbar: wirksamkeitsdatum > lage.heute,
    }))
    .toSorted((a, b) => a.wirksamkeitsdatum.localeCompare(b.wirksamkeitsdatum));
}

const schluessel = {
  phvAnzahl: 'vorgemerktePhvAnzahl',
  buerohaftpflicht: 'vorgemerkteBuerohaftpflicht',
  selbstBeteiligung: 'vorgemerkteSelbstBeteiligung',
  zahlweise: 'vorgemerkteZahlweise',
  elementar: 'vorgemerkteElementar',
} as const satisfies Partial<Record<Vormerkungszeile['art'], keyof typeof vormerkungen>>;

const vorgemerkteFelder = z.object({
  ...vormerkungen,
  neueSelbstbeteiligung: z.optional(selbstbeteiligungStufe),
});
const mitAnzahl = z.object({ anzahl: phvAnzahl });

/** The five that the specification names, each in its own field. */
function vorgemerkt(zeilen: readonly Vormerkungszeile[]): z.infer<typeof vorgemerkteFelder> {
  if (zeilen.length === 0) return {};
  const felder = zeilen.flatMap(({ art, wert, wirksamkeitsdatum, versicherungsPraemie }) => {
    if (!hatFeld(art)) return [];
    const anzahl = mitAnzahl.safeParse(wert);
    const nurWert = anzahl.success ? anzahl.data.anzahl : wert;
    const zahlung = versicherungsPraemie !== null && { versicherungsPraemie };
    return [
      [schluessel[art], { wert: nurWert, wirksamkeitsdatum, ...zahlung }] as const,
      ...(art === 'selbstBeteiligung' ? [['neueSelbstbeteiligung', wert] as const] : []),
    ];
  });
  return z.parse(vorgemerkteFelder, Object.fromEntries(felder));
}

function hatFeld(art: Vormerkungszeile['art']): art is keyof typeof schluessel {
  return art in schluessel;
}
