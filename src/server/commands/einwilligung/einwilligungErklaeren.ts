import type {
  Einwilligungserklaerung,
  Einwilligungslage,
} from '#contract/endpoints/einwilligung.ts';
import { nenntStellen, vertretungsfehler } from '#contract/schaeden/einwilligung.ts';
import { alterAm, heuteInBerlin } from '#contract/tag.ts';
import type { Database } from '../../database/open.ts';
import { einwilligung } from '../../documents/inhalt/einwilligung.ts';
import { einwilligungsversion } from '../../documents/rechtstexte/einwilligung.ts';
import { Absage, type Feldfehler, ungueltig } from '../../http/answers.ts';
import { einwilligungen, type Einwilligungszeile } from '../../repositories/einwilligungen.ts';
import { journal } from '../../repositories/journal.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import type { Einwilligungsdienste } from './dienste.ts';
import {
  einwilligungZum,
  gelesene,
  lageVon,
  linkUngueltig,
  standVon,
} from './einwilligungslage.ts';
import { eingangsmail, type Erklaert, servicemail } from './einwilligungspost.ts';

interface Erklaerungsanfrage {
  token: string | null;
  body: Einwilligungserklaerung;
  schluessel: string;
}

/** Nobody is signed in: keys of this form are of one user. */
const sub = 'einwilligung';

/** Gives or refuses a consent, once; its text and places are kept as they were read (`domain/schaden.md §8`). */
export async function einwilligungErklaeren(
  dienste: Einwilligungsdienste,
  { token, body, schluessel }: Erklaerungsanfrage,
): Promise<Einwilligungslage> {
  const { database, clock, wecken } = dienste;
  const zeit = clock();
  const id = await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const geoeffnete = await einwilligungZum(tx, token, zeit);
    const anfrage = { sub, schluessel, endpunkt: 'POST /einwilligungserklaerung', zeit };
    await einmal(tx, { ...anfrage, body: { id: geoeffnete, ...body } }, () =>
      aufnehmen(tx, dienste, { id: geoeffnete, body, zeit }),
    );
    return geoeffnete;
  });
  wecken();
  // As it is now: where it was withdrawn since, a repeat must not say that it counts.
  return lageVon(dienste, await gelesene(database, id));
}

interface Eingang {
  id: string;
  body: Einwilligungserklaerung;
  zeit: Date;
}

/** Refusals are thrown and not kept: the same key goes through once they are over. */
async function aufnehmen(
  tx: Database,
  dienste: Einwilligungsdienste,
  { id, body, zeit }: Eingang,
): Promise<Erstantwort> {
  await einwilligungen(tx).sperren(id);
  const zeile = await gelesene(tx, id);
  // What a code gave may last longer than what it opens.
  if (zeile.stand === 'OFFEN' && zeile.laeuftAb <= zeit) throw linkUngueltig();
  const heute = heuteInBerlin(zeit);
  const fehler = fehlerIn(body, alterAm(zeile.geburtsdatum, heute));
  if (fehler.length > 0) throw ungueltig(fehler);
  const aussteller = { absender: dienste.absender(zeile.marke), stand: heute };
  if (standVon(zeile) !== 'OFFEN' || body.version !== einwilligungsversion(aussteller)) {
    throw veraltet();
  }
  const { person, schadenNummer, schadendatum } = zeile;
  const wovon = { aussteller, erklaerung: body, person, schadenNummer, schadendatum, zeit };
  const neu = {
    stand: nenntStellen(body.umfang) ? 'ERTEILT' : 'ABGELEHNT',
    erklaerung: body,
    dokument: einwilligung(wovon),
    erklaertAm: zeit,
  } as const;
  await einwilligungen(tx).aendern(id, neu);
  await festhalten(tx, dienste, { zeile: { ...zeile, erklaerung: body }, stand: neu.stand, zeit });
  // Nothing of anybody's health is kept for a repeat.
  return { status: 200, body: { stand: neu.stand } };
}

/** Withdraws it for the future; a second time changes nothing (GDPR Art. 7 (3)). */
export async function einwilligungWiderrufen(
  dienste: Einwilligungsdienste,
  token: string | null,
): Promise<Einwilligungslage> {
  const zeit = dienste.clock();
  const zeile = await dienste.database.transaction(async (tx) => {
    const id = await einwilligungZum(tx, token, zeit);
    await einwilligungen(tx).sperren(id);
    const bisher = await gelesene(tx, id);
    if (bisher.stand === 'WIDERRUFEN') return bisher;
    if (bisher.stand !== 'ERTEILT') throw veraltet();
    const neu = { stand: 'WIDERRUFEN', widerrufenAm: zeit } as const;
    await einwilligungen(tx).widerrufen(bisher, zeit);
    await festhalten(tx, dienste, { zeile: bisher, stand: neu.stand, zeit });
    return { ...bisher, ...neu };
  });
  dienste.wecken();
  return lageVon(dienste, zeile);
}

interface Festgehaltenes {
  zeile: Einwilligungszeile;
  stand: Erklaert;
  zeit: Date;
}

/** Journal and mails; neither says anything of her health. */
async function festhalten(
  tx: Database,
  { serviceEmail }: Einwilligungsdienste,
  { zeile, stand, zeit }: Festgehaltenes,
): Promise<void> {
  const { id, schadenNummer, marke, email, erklaerung } = zeile;
  await journal(tx).schreiben({
    wer: { portal: 'benutzer', sub: id, rolle: 'gast' },
    zeit,
    aktion: `einwilligung.${stand.toLowerCase()}`,
    versicherungsNummer: null,
    alt: { stand: zeile.stand },
    neu: { stand, schadenNummer },
  });
  const post = postausgang(tx);
  const erklaertes = { schadenNummer, stand, erklaerung };
  await post.schreiben({ an: email, marke, ...eingangsmail(erklaertes) }, zeit);
  const service = serviceEmail(marke);
  await post.schreiben({ an: service, marke, ...servicemail(erklaertes) }, zeit);
}

/** Whoever agrees names places and releases them; whoever refuses does neither. A child does not declare it herself. */
function fehlerIn(
  { umfang, stellen, entbunden, vertretung }: Einwilligungserklaerung,
  alter: number,
): Feldfehler[] {
  const falsch = vertretungsfehler(vertretung, alter);
  const soll = nenntStellen(umfang);
  return [
    ...(soll === (stellen !== undefined)
      ? []
      : [{ feld: 'stellen', text: 'Nennen Sie die Stellen, wenn Sie einwilligen.' }]),
    ...(soll === (entbunden === true)
      ? []
      : [{ feld: 'entbunden', text: 'Entbinden Sie die Stellen, wenn Sie einwilligen.' }]),
    ...(falsch === null ? [] : [{ feld: 'vertretung', text: falsch }]),
  ];
}

function veraltet(): Absage {
  return new Absage(409, {
    code: 'VERALTET',
    errorMessage:
      'Das hat sich inzwischen geändert. Bitte lesen Sie noch einmal, wie es jetzt steht.',
  });
}
