import { randomUUID } from 'node:crypto';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { versicherungsName } from '../commands/vertrag/beenden.ts';
import { folgenFesthalten } from '../commands/vertrag/folgen.ts';
import { wiederaufleben } from '../commands/vertrag/wiederaufleben.ts';
import type { Database } from '../database/open.ts';
import { beendigungen, type Abgeraeumt, type Vorher } from '../repositories/beendigungen.ts';
import { faelligkeiten } from '../repositories/faelligkeiten.ts';
import { forderungen, type Forderung } from '../repositories/forderungen.ts';
import { journal } from '../repositories/journal.ts';
import { vertraege, type Vertragszeile } from '../repositories/vertraege.ts';
import { letzterZahltag, mahnungAm, wiederauflebenBis } from '../rules/fristen/mahnung.ts';
import { formatDatum, spaeter, tagePlus } from '#contract/tag.ts';
import { statusNach } from '../rules/status.ts';
import { nachts, type Arbeitstag, type Nachtarbeit } from './arbeit.ts';

/**
 * Reminds of instalments nobody paid and ends contracts for them (`domain/vertrag.md §11`). A deadline counts
 * from the day the reminder is really sent, so missed days are not made up for one by one.
 */
export const mahnungen: Nachtarbeit = {
  name: 'mahnungen',
  faellige: (database, { tag, heute }) =>
    tag === heute ? faelligkeiten(database).zahlungen(heute) : Promise.resolve([]),
  async erledigen(tx, zeile, arbeitstag) {
    const { heute } = arbeitstag;
    const alle = await forderungen(tx).vonVertrag(zeile.versicherungsNummer);
    if (zeile.status === 'AUFGEHOBEN') return nachZahlung(tx, zeile, alle, arbeitstag);
    if (zeile.status !== 'LAUFEND' && zeile.status !== 'AUSLAUFEND') return false;
    const offen = alle.filter((f) => f.bezahltAm === null && f.beendetAm === null);
    const verstrichen = offen.filter(({ fristBis }) => fristBis !== null && fristBis < heute);
    if (verstrichen.length > 0) return beenden(tx, zeile, { offen, verstrichen }, arbeitstag);
    const zuMahnen = offen.filter(
      ({ gemahntAm, faelligAm }) => gemahntAm === null && heute >= mahnungAm(faelligAm),
    );
    if (zuMahnen.length > 0) return mahnen(tx, zeile, zuMahnen, arbeitstag);
    const gemahnt = alle.filter(({ gemahntAm }) => gemahntAm !== null);
    const beglichen = gemahnt.length > 0 && gemahnt.every((f) => !offen.includes(f));
    return zeile.mahnung && beglichen && ausgleichen(tx, zeile, arbeitstag);
  },
};

async function mahnen(
  tx: Database,
  zeile: Vertragszeile,
  zuMahnen: readonly Forderung[],
  { heute, zeit }: Arbeitstag,
): Promise<true> {
  const { versicherungsNummer: nummer } = zeile;
  const fristBis = zuMahnen.map((f) => letzterZahltag(f, heute)).reduce(spaeter);
  await forderungen(tx).aendern(zuMahnen, { gemahntAm: heute, fristBis });
  await vertraege(tx).aendern(nummer, { mahnung: true });
  const erster = zuMahnen.some(({ art }) => art === 'ERSTBEITRAG');
  await folgenFesthalten(tx, {
    zeile,
    wer: nachts,
    zeit,
    aktion: 'beitrag.gemahnt',
    alt: { mahnung: zeile.mahnung },
    neu: { mahnung: true, forderungen: zuMahnen.map(({ id }) => id), fristBis },
    betreff: 'Mahnung: Ihr Beitrag ist überfällig',
    absaetze: [
      `Für Ihren Vertrag ${nummer} (${versicherungsName(zeile)}) fehlt uns noch: ${zuMahnen.map(posten).join('; ')}. ${nebenforderungen} Zusammen sind das ${formatBetrag(summe(zuMahnen))}.`,
      `Bitte zahlen Sie bis zum ${formatDatum(fristBis)}.`,
      ...(erster ? folgenErstbeitrag : folgenFolgebeitrag(fristBis)),
      'Haben Sie schon gezahlt? Dann danken wir Ihnen und bitten Sie, diese Mahnung nicht zu beachten.',
    ],
    vermittler: null,
  });
  return true;
}

function posten({ betrag, faelligAm }: Forderung): string {
  return `Beitrag ${formatBetrag(betrag)}, fällig am ${formatDatum(faelligAm)}`;
}

/** Each has to be named, or the deadline does not count (§ 38 (1) VVG); we charge neither. */
const nebenforderungen = `Zinsen ${formatBetrag(0)}, Kosten der Mahnung ${formatBetrag(0)}.`;

function summe(alle: readonly Forderung[]): number {
  return alle.reduce((bisher, { betrag }) => bisher + betrag, 0);
}

/** What follows has to stand in the reminder (§ 37 (2) VVG). */
const folgenErstbeitrag = [
  'Solange der erste Beitrag nicht gezahlt ist, sind Sie nicht versichert.',
  'Zahlen Sie auch bis zu diesem Tag nicht, treten wir vom Vertrag zurück (§\u00A037\u00A0VVG).',
];

/** § 38 (1) VVG; the notice may be given along with the deadline (§ 38 (3)). */
function folgenFolgebeitrag(fristBis: string): string[] {
  return [
    `Zahlen Sie bis zum ${formatDatum(fristBis)} nicht, sind Sie danach nicht mehr versichert. Wir kündigen dann den Vertrag ohne weitere Frist (§\u00A038\u00A0VVG).`,
    'Zahlen Sie innerhalb eines Monats nach dieser Kündigung, lebt Ihr Vertrag wieder auf. Für Schäden, die bis zur Zahlung eintreten, leisten wir nicht.',
  ];
}

interface Rueckstand {
  offen: readonly Forderung[];
  verstrichen: readonly Forderung[];
}

async function beenden(
  tx: Database,
  zeile: Vertragszeile,
  { offen, verstrichen }: Rueckstand,
  { heute, zeit }: Arbeitstag,
): Promise<boolean> {
  const { versicherungsNummer: nummer, beendigungsdatum, mahnung } = zeile;
  const ruecktritt = verstrichen.some(({ art }) => art === 'ERSTBEITRAG');
  const status = statusNach(zeile, ruecktritt ? 'RUECKTRITT' : 'AUFHEBUNG', heute);
  if (status === null) return false;
  const ende = spaeter(heute, zeile.vertragsBeginn);
  const neu = { status, beendigungsdatum: ende, mahnung: false };
  await forderungen(tx).aendern(offen, { beendetAm: heute });
  await vertraege(tx).aendern(nummer, neu);
  const abgeraeumt = await beendigungen(tx).raeumeAuf(nummer, heute);
  // Payment may bring it back as it was, with an end that was declared before.
  if (!ruecktritt) await aufhebungFesthalten(tx, zeile, { ende, zeit, abgeraeumt });
  await folgenFesthalten(tx, {
    zeile,
    wer: nachts,
    zeit,
    aktion: ruecktritt ? 'vertrag.zurueckgetreten' : 'vertrag.aufgehoben',
    alt: { status: zeile.status, beendigungsdatum, mahnung },
    neu,
    betreff: ruecktritt ? 'Wir treten von Ihrem Vertrag zurück' : 'Wir kündigen Ihren Vertrag',
    absaetze: [
      `Trotz unserer Mahnung fehlt uns noch: ${offen.map(posten).join(', ')}.`,
      ruecktritt
        ? `Deshalb treten wir vom Vertrag ${nummer} (${versicherungsName(zeile)}) zurück. Sie sind nicht versichert.`
        : `Deshalb kündigen wir den Vertrag ${nummer} (${versicherungsName(zeile)}) zum ${formatDatum(ende)}. Sie sind nicht mehr versichert.`,
      ...(ruecktritt
        ? []
        : [
            `Zahlen Sie bis zum ${formatDatum(wiederauflebenBis(heute))}, lebt Ihr Vertrag wieder auf.`,
          ]),
    ],
    vermittler: null,
  });
  return true;
}

async function aufhebungFesthalten(
  tx: Database,
  { versicherungsNummer, status, kuendbar, beendigungsdatum }: Vertragszeile,
  { ende, zeit, abgeraeumt }: { ende: string; zeit: Date; abgeraeumt: Abgeraeumt },
): Promise<void> {
  await beendigungen(tx).anlegen({
    id: randomUUID(),
    art: 'AUFHEBUNG',
    angegebeneNummer: versicherungsNummer,
    versicherungsNummer,
    grund: 'ZAHLUNGSVERZUG',
    beendigungsdatum: ende,
    status: 'WIRKSAM',
    vorher: { status, kuendbar, beendigungsdatum, abgeraeumt } satisfies Vorher,
    eingegangenAm: zeit,
  });
}

/** Payment within a month undoes the end, beside the usual transitions (VVG § 38 (3)). */
async function nachZahlung(
  tx: Database,
  zeile: Vertragszeile,
  alle: readonly Forderung[],
  { zeit, heute }: Arbeitstag,
): Promise<boolean> {
  const { versicherungsNummer: nummer, status, beendigungsdatum } = zeile;
  const beendete = alle.filter(({ beendetAm }) => beendetAm !== null);
  if (beendete.length === 0 || !beendete.every(rechtzeitigBezahlt)) return false;
  const aufhebung = await beendigungen(tx).wirksame(nummer, 'AUFHEBUNG');
  if (!aufhebung) return false;
  const { status: wieder, beendigungsdatum: ende } = aufhebung.vorher;
  const ohneSchutz = luecke(beendete);
  const kommtZurueck = await wiederaufleben(tx, { ...aufhebung, versicherungsNummer: nummer });
  await forderungen(tx).aendern(beendete, { beendetAm: null });
  await folgenFesthalten(tx, {
    zeile,
    wer: nachts,
    zeit,
    aktion: 'vertrag.wiederaufgelebt',
    alt: { status, beendigungsdatum },
    neu: { status: wieder, beendigungsdatum: ende, ohneSchutz },
    ...nachricht(zeile, { ende, ohneSchutz, kommtZurueck, heute }),
    vermittler: null,
  });
  return true;
}

interface Luecke {
  von: string;
  bis: string;
}

interface Wiederauflebend {
  /** Last day of the contract, where it was ending already. */
  ende: string | null;
  ohneSchutz: Luecke;
  /** Whether pending changes or tasks came back. */
  kommtZurueck: boolean;
  heute: string;
}

/** What the customer reads; of a contract whose last day has passed meanwhile, that it ended. */
function nachricht(
  zeile: Vertragszeile,
  { ende, ohneSchutz: { von, bis }, kommtZurueck, heute }: Wiederauflebend,
): { betreff: string; absaetze: string[] } {
  const vertrag = `Vertrag ${zeile.versicherungsNummer} (${versicherungsName(zeile)})`;
  const ohne = (letzter: string) =>
    `Für Schäden vom ${formatDatum(von)} bis zum ${formatDatum(letzter)} leisten wir nicht.`;
  if (ende !== null && ende < heute) {
    return {
      betreff: 'Ihre Zahlung ist angekommen',
      absaetze: [
        `Ihre Zahlung ist angekommen. Damit gilt unsere Kündigung zum ${vertrag} nicht mehr.`,
        `Ihr Vertrag hat wie vorher am ${formatDatum(ende)} geendet.`,
        ...(von <= ende ? [ohne(frueher(bis, ende))] : []),
      ],
    };
  }
  return {
    betreff: 'Ihr Vertrag lebt wieder auf',
    absaetze: [
      `Ihre Zahlung ist angekommen. Ihr ${vertrag} gilt wieder.`,
      ...(ende === null ? [] : [`Er endet wie vorgesehen am ${formatDatum(ende)}.`]),
      ohne(bis),
      ...(kommtZurueck ? ['Vorgemerkte Änderungen und offene Aktivitäten gelten wieder.'] : []),
    ],
  };
}

/** Days without cover: after the deadline of the reminder until all was paid (§ 38 (2), (3) VVG). */
function luecke(beendete: readonly Forderung[]): Luecke {
  const tage = beendete.flatMap(({ fristBis, beendetAm, bezahltAm }) =>
    beendetAm === null || bezahltAm === null
      ? []
      : [{ von: frueher(tagePlus(fristBis ?? beendetAm, 1), beendetAm), bis: bezahltAm }],
  );
  return tage.reduce((eine, andere) => ({
    von: frueher(eine.von, andere.von),
    bis: spaeter(eine.bis, andere.bis),
  }));
}

function frueher(a: string, b: string): string {
  return a < b ? a : b;
}

function rechtzeitigBezahlt({ art, bezahltAm, beendetAm }: Forderung): boolean {
  if (art === 'ERSTBEITRAG' || bezahltAm === null || beendetAm === null) return false;
  return bezahltAm <= wiederauflebenBis(beendetAm);
}

/** What was reminded of is paid. */
async function ausgleichen(
  tx: Database,
  { versicherungsNummer }: Vertragszeile,
  { zeit }: Arbeitstag,
): Promise<true> {
  await vertraege(tx).aendern(versicherungsNummer, { mahnung: false });
  await journal(tx).schreiben({
    wer: nachts,
    zeit,
    aktion: 'beitrag.ausgeglichen',
    versicherungsNummer,
    alt: { mahnung: true },
    neu: { mahnung: false },
  });
  return true;
}
