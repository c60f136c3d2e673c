import * as z from 'zod/mini';
import {
  beendigungAbgelehnt,
  widerrufslinkErgebnis,
  type BeendigungAbgelehnt,
  type Widerrufserklaerung,
  type WiderrufslinkErgebnis,
} from '#contract/entities/beendigung.ts';
import { istAktiv } from '#contract/entities/vertrag.ts';
import type { Database } from '../../database/open.ts';
import { markeVon } from '../../documents/marke.ts';
import { beendigungen, type Beendigungszeile } from '../../repositories/beendigungen.ts';
import type { Eintrag } from '../../repositories/journal.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { widerrufslinks } from '../../repositories/widerrufslinks.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { widerrufsfolge } from '../../rules/beendigung/widerruf.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { statusAm } from '../../rules/status.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { abgelehnteAntwort, abgesagt } from './beenden.ts';
import { pruefungsMail } from './pruefungsMail.ts';
import type { Widerrufsdienste } from './widerrufAnnehmen.ts';
import { widerrufAusfuehren } from './widerrufAusfuehren.ts';
import { widerrufZuruecknehmen } from './widerrufZuruecknehmen.ts';

const ungueltig = {
  code: 'LINK_UNGUELTIG',
  errorMessage: 'Dieser Link ist nicht mehr gültig.',
} as const;

const schonBeendet = {
  code: 'BEREITS_BEENDET',
  errorMessage: 'Dieser Vertrag ist schon beendet.',
} as const;

/** The declaration behind a link; uses nothing up, for programs open links of mails as well. */
export async function widerrufslinkLesen(
  { database, clock }: Pick<Widerrufsdienste, 'database' | 'clock'>,
  token: string,
): Promise<Widerrufserklaerung> {
  const link = await widerrufslinks(database).lesen(token, clock());
  const erklaerung = link && (await beendigungen(database).lesen(link.beendigungId));
  if (!erklaerung?.versicherungsNummer) throw abgesagt(ungueltig);
  const { versicherungsNummer, eingegangenAm, status } = erklaerung;
  if (link?.art === 'BESTAETIGEN' && status === 'ZURUECKGENOMMEN') throw abgesagt(ungueltig);
  return {
    art: link?.art ?? 'BESTAETIGEN',
    versicherungsNummer,
    eingegangenAm: eingegangenAm.toISOString(),
    ausgefuehrt: status === 'WIRKSAM',
  };
}

/** Keys of links are of one user: nobody is signed in. */
const sub = 'widerrufslink';

/** Does what a link is for, once (`domain/vertrag.md §9`). */
export async function widerrufslinkEinloesen(
  dienste: Widerrufsdienste,
  { token, schluessel }: { token: string; schluessel: string },
): Promise<WiderrufslinkErgebnis> {
  const zeit = dienste.clock();
  const antwort = await dienste.database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const anfrage = { sub, schluessel, endpunkt: 'POST /vertrag/widerruf/link', zeit };
    return einmal(tx, { ...anfrage, body: { token } }, () => ausfuehren(tx, dienste, token, zeit));
  });
  dienste.wecken();
  if (antwort.status === 200) return z.parse(widerrufslinkErgebnis, antwort.body);
  throw abgesagt(z.parse(beendigungAbgelehnt, antwort.body));
}

/** A locked contract and the declaration a link is about. */
interface Lauf {
  zeile: Vertragszeile;
  erklaerung: Beendigungszeile;
  zeit: Date;
  wer: Eintrag['wer'];
}

async function ausfuehren(
  tx: Database,
  dienste: Widerrufsdienste,
  token: string,
  zeit: Date,
): Promise<Erstantwort> {
  const link = await widerrufslinks(tx).verbrauchen(token, zeit);
  const gemeint = link && (await beendigungen(tx).lesen(link.beendigungId));
  if (!gemeint?.versicherungsNummer) return abgelehnteAntwort(ungueltig);
  const zeile = await vertraege(tx).sperren(gemeint.versicherungsNummer);
  // Somebody else may have used the other link before the contract was locked.
  const erklaerung = await beendigungen(tx).lesen(gemeint.id);
  if (!zeile || !erklaerung) return abgelehnteAntwort(ungueltig);
  const wer = { portal: 'benutzer', sub: erklaerung.id, rolle: 'gast' } as const;
  const lauf = { zeile, erklaerung, zeit, wer };
  return link?.art === 'BESTAETIGEN'
    ? bestaetigen(tx, dienste, lauf)
    : zuruecknehmen(tx, dienste, lauf);
}

async function zuruecknehmen(
  tx: Database,
  dienste: Widerrufsdienste,
  lauf: Lauf,
): Promise<Erstantwort> {
  const { versicherungsNummer } = lauf.zeile;
  const abgelehnt = await widerrufZuruecknehmen(tx, dienste, lauf);
  if (abgelehnt) return abgelehnteAntwort(abgelehnt);
  // As it is now: the contract may have ended by another declaration, or by its day.
  const danach = await vertraege(tx).sperren(versicherungsNummer);
  const vertragsstatus = danach && statusAm(danach, heuteInBerlin(lauf.zeit));
  const laeuftWeiter = vertragsstatus !== null && istAktiv({ vertragsstatus });
  return { status: 200, body: { art: 'ZURUECKNEHMEN', versicherungsNummer, laeuftWeiter } };
}

async function bestaetigen(
  tx: Database,
  dienste: Widerrufsdienste,
  lauf: Lauf,
): Promise<Erstantwort> {
  const { zeile, erklaerung } = lauf;
  if (erklaerung.status === 'ZURUECKGENOMMEN') return abgelehnteAntwort(ungueltig);
  const { versicherungsNummer, status: vertragsstatus } = zeile;
  if (!istAktiv({ vertragsstatus })) return abgelehnteAntwort(schonBeendet);
  // The day of receipt counts, whenever it is confirmed.
  const heute = heuteInBerlin(erklaerung.eingegangenAm);
  const { offen } = await beendigungen(tx).umstaende(versicherungsNummer, heute);
  const ausgefuehrtAm = heuteInBerlin(lauf.zeit);
  const folge = widerrufsfolge({ ...zeile, heute, offen, ausgefuehrtAm });
  if (folge.hinderung !== null) return vonHand(tx, dienste, lauf, folge.hinderung);
  await widerrufAusfuehren(tx, dienste, { ...lauf, folge }, erklaerung);
  const { beendigungsdatum, abgebucht, erstattung, erstattungBis } = folge;
  const eingegangenAm = erklaerung.eingegangenAm.toISOString();
  const ergebnis = { eingegangenAm, beendigungsdatum, abgebucht, erstattung, erstattungBis };
  return { status: 200, body: { art: 'BESTAETIGEN', versicherungsNummer, ...ergebnis } };
}

/** The contract is another one since: a person decides. */
async function vonHand(
  tx: Database,
  { serviceEmail }: Widerrufsdienste,
  { zeile, erklaerung, zeit }: Lauf,
  hinderung: BeendigungAbgelehnt,
): Promise<Erstantwort> {
  await beendigungen(tx).fortschreiben(erklaerung.id, { status: 'IN_PRUEFUNG' });
  const marke = markeVon(zeile.marke);
  const an = serviceEmail(marke);
  await postausgang(tx).schreiben({ an, marke, ...pruefungsMail(erklaerung) }, zeit);
  return abgelehnteAntwort(hinderung);
}
