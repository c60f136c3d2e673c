import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import { umsatzAnhebung, umsatzStufe } from '#contract/zahlen.ts';
import { formatBetrag, ganzeEuro } from '#contract/fields/betrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { betreuerBenachrichtigen } from '../commands/vermittlerpost.ts';
import { versicherungsName } from '../commands/vertrag/beenden.ts';
import { folgenFesthalten, type Vertragsvorgang } from '../commands/vertrag/folgen.ts';
import { neuBewerten } from '../commands/vertrag/vormerkungen.ts';
import type { Database } from '../database/open.ts';
import { nachtrag } from '../documents/inhalt/nachtrag.ts';
import type { Dokumentinhalt } from '../documents/inhalt/inhalt.ts';
import { markeVon } from '../documents/marke.ts';
import { aufgaben } from '../repositories/aufgaben.ts';
import { faelligkeiten } from '../repositories/faelligkeiten.ts';
import { journal } from '../repositories/journal.ts';
import { partner } from '../repositories/partner.ts';
import { vertraege, type Vertragszeile } from '../repositories/vertraege.ts';
import { jahresumsatz } from '../rules/aenderung/arten/jahresumsatz.ts';
import { alleSchritte } from '../rules/aenderung/vorschau.ts';
import { bisherVon, stichtagVon } from '../rules/aenderung/lage.ts';
import { neuerStand, type Neuerstand } from '../rules/aenderung/neuerStand.ts';
import { gefragterUmsatz } from '../rules/fristen/gefragterUmsatz.ts';
import {
  angehobenAm,
  istUmsatzAenderbar,
  korrekturEnde,
  umsatzSchritt,
  type Umsatzschritt,
  type Umsatzstand,
} from '../rules/fristen/umsatzaufgabe.ts';
import { naechsteHauptfaelligkeit } from '../rules/hauptfaelligkeit.ts';
import { formatDatum, tagePlus, zeitAm } from '#contract/tag.ts';
import { beitragBei } from '../rules/zahlweise.ts';
import { nachts, type Arbeitstag, type Nachtarbeit } from './arbeit.ts';

/** Asks after the revenue, reminds, and raises it where nobody answers (`domain/vertrag.md §7`). */
export const umsatzfragen: Nachtarbeit = {
  name: 'umsatzfragen',
  faellige: (database, { tag }) => faelligkeiten(database).umsatzfragen(tag),
  async erledigen(tx, zeile, arbeitstag) {
    const { tag } = arbeitstag;
    const stand = umsatzstand(zeile, tag);
    if (zeile.status !== 'LAUFEND' || zeile.vertragsBeginn > tag || stand === null) return false;
    const { schritt, neu } = schrittAm(zeile, stand, tag);
    if (schritt.manuell) await vorlegen(tx, zeile, stand, arbeitstag);
    if (schritt.stand !== stand) {
      await aufgaben(tx).fortschreiben(
        zeile.versicherungsNummer,
        stand.aufgaben,
        schritt.stand.aufgaben,
      );
    }
    const geaendert = await vertragAendern(tx, zeile, schritt, neu, tag);
    await mitteilen(tx, zeile, schritt, neu, arbeitstag);
    return geaendert || schritt.stand !== stand;
  },
};

/** Null where no revenue is asked for. */
function umsatzstand(zeile: Vertragszeile, tag: string): Umsatzstand | null {
  const lage = { ...zeile, heute: tag };
  const stichtag = stichtagVon(zeile);
  const umsatz = gefragterUmsatz(lage);
  if (stichtag === null || umsatz === null) return null;
  const ketten = zeile.aufgaben
    .filter(({ typ }) => typ !== 'RahmennummerNachreichen')
    .toSorted((a, b) => a.erstelltAm.localeCompare(b.erstelltAm));
  const letzte = ketten.at(-1);
  return {
    stichtag,
    aufgaben: ketten,
    umsatz,
    grenze: jahresumsatz.betrag?.(lage)?.bis ?? 0,
    korrigierbarBis:
      letzte && zeile.risiken.jahresumsatz?.isAdjustable ? offenBis(stichtag, letzte) : null,
  };
}

/** A raised revenue can be corrected for 30 days, one that was withdrawn be stated anew until it would have counted. */
function offenBis(stichtag: Umsatzstand['stichtag'], letzte: Aufgabe): string {
  const angehoben = angehobenAm(stichtag, letzte);
  return angehoben === null
    ? tagePlus(naechsteHauptfaelligkeit(stichtag, letzte.erstelltAm), -1)
    : korrekturEnde(angehoben);
}

/** With less time left, whoever was not asked in this year is not asked any more. */
const mindestensTage = 60;

interface Schritt {
  schritt: Umsatzschritt;
  /** With the raised revenue; null where it stays. */
  neu: Neuerstand | null;
}

function schrittAm(zeile: Vertragszeile, stand: Umsatzstand, tag: string): Schritt {
  const schritt = umsatzSchritt(stand, 'TAG', tag);
  const bleibt = { stand, mitteilungen: [], manuell: false };
  if (beginntZuSpaet(stand, tag)) return { schritt: bleibt, neu: null };
  if (schritt.stand.umsatz === stand.umsatz) return { schritt, neu: null };
  const neu = mitUmsatz(zeile, schritt.stand.umsatz, tag);
  // What cannot be priced is for people, like what is above the limit.
  return neu
    ? { schritt, neu }
    : { schritt: umsatzSchritt({ ...stand, grenze: 0 }, 'TAG', tag), neu };
}

function beginntZuSpaet({ stichtag, aufgaben }: Umsatzstand, tag: string): boolean {
  if (aufgaben.some(({ status }) => status === 'Offen')) return false;
  return tag >= tagePlus(naechsteHauptfaelligkeit(stichtag, tag), -mindestensTage);
}

function mitUmsatz(zeile: Vertragszeile, umsatz: number, tag: string): Neuerstand | null {
  if (zeile.tarifAngaben === null) return null;
  const ergebnis = neuerStand(
    { ...zeile, heute: tag },
    jahresumsatz,
    { jahresumsatz: umsatz },
    tag,
  );
  return 'ok' in ergebnis ? ergebnis.ok : null;
}

/** The new revenue with its premium, and whether it may be stated now; false when all stays. */
async function vertragAendern(
  tx: Database,
  zeile: Vertragszeile,
  { stand }: Umsatzschritt,
  neu: Neuerstand | null,
  tag: string,
): Promise<boolean> {
  const bisher = zeile.risiken.jahresumsatz;
  if (!bisher || stand.aufgaben.length === 0) return false;
  const isAdjustable = istUmsatzAenderbar(stand, tag);
  if (neu === null && isAdjustable === bisher.isAdjustable) return false;
  const umsatz = { ...bisher, value: stand.umsatz, isAdjustable };
  const risiken = { ...(neu?.stand ?? zeile).risiken, jahresumsatz: umsatz };
  const wirksam = neu && { ...neu.stand, wirksamkeitsdatum: angepasstAm(stand, tag) };
  await vertraege(tx).aendern(zeile.versicherungsNummer, { ...wirksam, risiken });
  return true;
}

/** The Hauptfälligkeit, also when the night after it did the work. */
function angepasstAm({ aufgaben }: Umsatzstand, tag: string): string {
  return aufgaben.at(-1)?.erledigtAm ?? tag;
}

/** Somebody has to look at it: stands in the journal once, the task stays open. */
async function vorlegen(
  tx: Database,
  { versicherungsNummer }: Vertragszeile,
  { aufgaben, umsatz }: Umsatzstand,
  { zeit }: Arbeitstag,
): Promise<void> {
  const aktion = 'jahresumsatz.vorgelegt';
  const seit = aufgaben.find(({ status }) => status === 'Offen')?.erstelltAm;
  const schon =
    seit !== undefined &&
    (await journal(tx).steht(versicherungsNummer, aktion, zeitAm(seit, '00:00')));
  if (schon) return;
  const eintrag = { wer: nachts, zeit, aktion, versicherungsNummer, alt: umsatz, neu: null };
  await journal(tx).schreiben(eintrag);
}

/** Of several steps that a standstill brought together the last one is told. */
async function mitteilen(
  tx: Database,
  zeile: Vertragszeile,
  { stand, mitteilungen }: Umsatzschritt,
  neu: Neuerstand | null,
  arbeitstag: Arbeitstag,
): Promise<void> {
  const alt = zeile.risiken.jahresumsatz;
  const { zeit } = arbeitstag;
  const folge = { zeile, wer: nachts, zeit, alt, vermittler: null };
  if (neu) {
    const erhoeht = await erhoehung(tx, zeile, stand, neu, arbeitstag);
    return void (await folgenFesthalten(tx, { ...folge, alt: bisherVon(zeile), ...erhoeht }));
  }
  const offen = stand.aufgaben.find(({ status }) => status === 'Offen');
  const satz = mitteilungen.at(-1);
  if (!offen || satz === undefined) return;
  await folgenFesthalten(tx, {
    ...folge,
    aktion: 'jahresumsatz.gefragt',
    neu: offen,
    betreff: satz,
    absaetze: [
      `Für Ihren Vertrag ${zeile.versicherungsNummer} (${versicherungsName(zeile)}) rechnen wir mit einem Jahresumsatz von ${formatBetrag(stand.umsatz)}.`,
      `Bitte bestätigen oder ändern Sie ihn bis zum ${formatDatum(offen.faelligAm)} im Kundenportal.`,
    ],
  });
  const { versicherungsNummer: nummer } = zeile;
  await betreuerBenachrichtigen(tx, zeile, {
    anlass: 'AUFGABE',
    sub: null,
    betreff: `Vertrag ${nummer}: Jahresumsatz gefragt`,
    satz: `beim Vertrag ${nummer} aus Ihrem Bestand ist der Jahresumsatz zu bestätigen, bis zum ${formatDatum(offen.faelligAm)}. Ihr Kunde hat dieselbe Frage bekommen.`,
    zeit,
  });
}

async function erhoehung(
  tx: Database,
  zeile: Vertragszeile,
  schritt: Umsatzstand,
  { stand, beitrag }: Neuerstand,
  { tag, heute, absender }: Arbeitstag,
): Promise<Pick<Vertragsvorgang, 'aktion' | 'neu' | 'betreff' | 'absaetze' | 'dokumente'>> {
  const { umsatz, korrigierbarBis } = schritt;
  const wirksamkeitsdatum = angepasstAm(schritt, tag);
  const ab = formatDatum(wirksamkeitsdatum);
  const { versicherungsPraemie } = beitrag;
  const danach = alleSchritte({ ...zeile, ...stand, heute: tag });
  const andere = await neuBewerten(tx, zeile, danach);
  const nehmer = await partner(tx).nehmer(zeile.partnerNummer);
  const dokumente: Dokumentinhalt[] = nehmer
    ? [
        nachtrag({
          absender: absender(markeVon(zeile.marke)),
          nehmer,
          produkt: zeile.produkt,
          versicherungsNummer: zeile.versicherungsNummer,
          ausgestelltAm: heute,
          wirksamkeitsdatum,
          unterschiede: jahresumsatz.unterschiede({ ...zeile, heute }, { jahresumsatz: umsatz }),
          beitragAlt: {
            zahlweise: zeile.zahlweise,
            ...beitragBei(zeile.beitragsKomponenten, zeile.zahlweise),
          },
          beitragNeu: { zahlweise: stand.zahlweise, ...beitrag },
          einmal: null,
          verlauf: [],
          hinweise: [],
        }),
      ]
    : [];
  return {
    aktion: 'jahresumsatz.angepasst',
    neu: { jahresumsatz: umsatz, versicherungsPraemie, wirksamkeitsdatum },
    betreff: `Ihr Jahresumsatz ab dem ${ab}`,
    absaetze: [
      `Wir haben von Ihnen keine Angabe zum Jahresumsatz bekommen. Deshalb haben wir ihn für den Vertrag ${zeile.versicherungsNummer} (${versicherungsName(zeile)}) um ${umsatzAnhebung}\u00A0% angehoben und auf volle ${ganzeEuro(umsatzStufe)} gerundet: ${formatBetrag(umsatz)}.`,
      `Ab dem ${ab} zahlen Sie ${zahlweiseLabel[stand.zahlweise]} ${formatBetrag(versicherungsPraemie)}.`,
      ...andere,
      ...(korrigierbarBis === null || korrigierbarBis < heute
        ? []
        : [
            `Stimmt der Wert nicht? Dann berichtigen Sie ihn bis zum ${formatDatum(korrigierbarBis)} im Kundenportal.`,
          ]),
    ],
    dokumente,
  };
}
