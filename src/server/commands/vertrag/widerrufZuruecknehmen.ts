import type { BeendigungAbgelehnt } from '#contract/entities/beendigung.ts';
import { istAktiv } from '#contract/entities/vertrag.ts';
import type { Database } from '../../database/open.ts';
import { markeVon } from '../../documents/marke.ts';
import {
  beendigungen,
  vorherVon,
  type Beendigungszeile,
  type Vorher,
} from '../../repositories/beendigungen.ts';
import type { Eintrag } from '../../repositories/journal.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import { eingangDeutsch } from '../../rules/beendigung/eingang.ts';
import { ruecknahmeHinderung } from '../../rules/beendigung/widerruf.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { statusAm } from '../../rules/status.ts';
import { betreuerBenachrichtigen } from '../vermittlerpost.ts';
import { versicherungsName } from './beenden.ts';
import { dokumenteAufheben } from './dokumenteAufheben.ts';
import { folgenFesthalten } from './folgen.ts';
import { nichtAusfuehrenMail } from './pruefungsMail.ts';
import type { Widerrufsdienste } from './widerrufAnnehmen.ts';

type Dienste = Pick<Widerrufsdienste, 'absender' | 'serviceEmail'>;

/** "Das war ich nicht": the declaration with its contract, locked. */
interface Lauf {
  zeile: Vertragszeile;
  erklaerung: Beendigungszeile;
  zeit: Date;
  wer: Eintrag['wer'];
}

/**
 * Drops a revocation nobody carried out, or restores within the period the contract it ended with all it had
 * taken (`domain/vertrag.md §1`, §9). Null when it no longer counts; else why it still does.
 */
export async function widerrufZuruecknehmen(
  tx: Database,
  dienste: Dienste,
  lauf: Lauf,
): Promise<BeendigungAbgelehnt | null> {
  const { zeile, erklaerung, zeit } = lauf;
  if (erklaerung.status === 'ZURUECKGENOMMEN') return null;
  if (erklaerung.status !== 'WIRKSAM') {
    await verwerfen(tx, dienste, lauf);
    return null;
  }
  const hinderung = ruecknahmeHinderung({ ...zeile, heute: heuteInBerlin(zeit) });
  const vorher = vorherVon(erklaerung);
  if (hinderung !== null) return hinderung;
  if (vorher === null) throw new Error('A revocation does not say what was before it.');
  await wiederherstellen(tx, dienste, lauf, vorher);
  return null;
}

/** Nothing has happened to the contract by this one; another may have ended it since. */
async function verwerfen(
  tx: Database,
  { serviceEmail }: Dienste,
  { zeile, erklaerung, zeit, wer }: Lauf,
): Promise<void> {
  const { versicherungsNummer: nummer } = zeile;
  const { id, status, eingegangenAm } = erklaerung;
  const laeuft = istAktiv({ vertragsstatus: statusAm(zeile, heuteInBerlin(zeit)) });
  await beendigungen(tx).zuruecknehmen(id);
  await folgenFesthalten(tx, {
    zeile,
    wer,
    zeit,
    aktion: 'widerruf.verworfen',
    alt: { status },
    neu: { status: 'ZURUECKGENOMMEN' },
    betreff: laeuft ? 'Ihr Vertrag läuft weiter' : 'Wir führen diesen Widerruf nicht aus',
    absaetze: [
      `Der Widerruf vom ${eingangDeutsch(eingegangenAm)} für Ihren Vertrag ${nummer} (${versicherungsName(zeile)}) kam nicht von Ihnen. Wir führen diesen Widerruf nicht aus.`,
      ...(laeuft ? ['Ihr Vertrag bleibt, wie er ist.'] : []),
    ],
    vermittler: null,
  });
  if (status !== 'IN_PRUEFUNG') return;
  const marke = markeVon(zeile.marke);
  const an = serviceEmail(marke);
  await postausgang(tx).schreiben({ an, marke, ...nichtAusfuehrenMail(erklaerung) }, zeit);
}

async function wiederherstellen(
  tx: Database,
  dienste: Dienste,
  { zeile, erklaerung, zeit, wer }: Lauf,
  { abgeraeumt, mandatsreferenz = null, ...davor }: Vorher,
): Promise<void> {
  const { versicherungsNummer: nummer, status, kuendbar, beendigungsdatum: ende } = zeile;
  const { id: vorgangId, eingegangenAm } = erklaerung;
  const stand = { ...davor, mandatsreferenz };
  const alle = beendigungen(tx);
  await alle.setzen(nummer, stand);
  if (abgeraeumt) await alle.gibZurueck(nummer, abgeraeumt);
  await alle.zuruecknehmen(vorgangId);
  const folgen = folgenVon(davor, heuteInBerlin(zeit));
  const akt = { typ: 'WIDERRUFSBESTAETIGUNG', vorgangId, zeit: eingegangenAm } as const;
  const was = `Der Widerruf vom ${eingangDeutsch(eingegangenAm)}`;
  await folgenFesthalten(tx, {
    zeile,
    wer,
    zeit,
    aktion: 'widerruf.zurueckgenommen',
    alt: { status, kuendbar, beendigungsdatum: ende, mandatsreferenz: zeile.mandatsreferenz },
    neu: stand,
    betreff: 'Rücknahme bestätigt',
    absaetze: [
      `Der Widerruf Ihres Vertrags ${nummer} (${versicherungsName(zeile)}) kam nicht von Ihnen. Er gilt nicht mehr.`,
      ...folgen,
    ],
    vermittler: null,
    dokumente: await dokumenteAufheben(tx, dienste, akt, { zeile, zeit, was, folgen }),
  });
  await betreuerBenachrichtigen(tx, zeile, {
    anlass: 'KUENDIGUNG',
    sub: null,
    betreff: `Vertrag ${nummer}: Widerruf gilt nicht mehr`,
    satz: `der Widerruf zum Vertrag ${nummer} aus Ihrem Bestand gilt nicht mehr. Der Vertrag ist wieder, wie er vorher war.`,
    zeit,
  });
}

/** What holds again; of a contract whose last day has passed meanwhile, only that it ended. */
function folgenVon({ beendigungsdatum: ende }: Pick<Vorher, 'beendigungsdatum'>, heute: string) {
  if (ende !== null && ende < heute) {
    return [`Ihr Vertrag hat wie vorher am ${formatDatum(ende)} geendet.`];
  }
  return [
    ende === null
      ? 'Ihr Vertrag läuft weiter, als hätte es den Widerruf nicht gegeben. Sie waren die ganze Zeit versichert.'
      : `Ihr Vertrag läuft weiter und endet wie vorher am ${formatDatum(ende)}.`,
    'Die Erlaubnis zur Lastschrift, vorgemerkte Änderungen und offene Aufgaben gelten wieder.',
  ];
}
