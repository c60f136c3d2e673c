import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  geschaedigtMelden as endpoint,
  type Geschaedigtenmeldung,
  type Geschaedigtenvorgang,
} from '#contract/endpoints/geschaedigt.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import {
  type Geschaedigtenangaben,
  schadenspruefung,
} from '#contract/schaeden/geschaedigtenform.ts';
import { heuteInBerlin, teile, zeitPlus } from '#contract/tag.ts';
import type { Database } from '../../database/open.ts';
import { Absage, ungueltig } from '../../http/answers.ts';
import { geschaedigte } from '../../repositories/geschaedigte.ts';
import { journal } from '../../repositories/journal.ts';
import { mitteilungen } from '../../repositories/mitteilungen.ts';
import { nummerncodes } from '../../repositories/nummerncodes.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { nummerncode } from '../../rules/nummerncode.ts';
import { gemeinteNummern, gemeinterVertrag } from '../../rules/schaden/gemeint.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { nachweisHash } from '../nummerBestaetigen.ts';
import { eingangsmail, gegenmail, gegenmeldung, zuordnungsmail } from './geschaedigtenpost.ts';

export interface Geschaedigtendienste {
  database: Database;
  clock: () => Date;
  /** Where a brand's service reads mail. */
  serviceEmail: (marke: MarkenSchluessel) => string;
  /** Sends what lies in the outgoing mail. */
  wecken: () => void;
}

/** Nobody is signed in: keys of this form are of one user. */
const sub = 'geschaedigtenformular';

/**
 * Keeps what somebody reports whom an insured person harmed, once. A number that nobody has is kept and answered like
 * any other, so that nobody learns of a contract by asking (`domain/schaden.md §9`).
 */
export async function geschaedigtMelden(
  { database, clock, serviceEmail, wecken }: Geschaedigtendienste,
  { body, schluessel }: { body: Geschaedigtenmeldung; schluessel: string },
): Promise<Geschaedigtenvorgang> {
  const zeit = clock();
  const antwort = await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const endpunkt = 'POST /schaden/geschaedigte';
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      aufnehmen(tx, { body, zeit, service: serviceEmail(body.marke) }),
    );
  });
  wecken();
  return z.parse(endpoint.responses[200], antwort.body);
}

interface Eingang {
  body: Geschaedigtenmeldung;
  zeit: Date;
  service: string;
}

/** Refusals are thrown and not kept: the same key goes through once they are over. */
async function aufnehmen(tx: Database, eingang: Eingang): Promise<Erstantwort> {
  const { body, zeit } = eingang;
  const { verursacher, schaden } = body;
  const heute = heuteInBerlin(zeit);
  const fehler = schadenspruefung(verursacher.wer, schaden, heute);
  if (fehler.length > 0) {
    throw ungueltig(fehler.map(({ feld, text }) => ({ feld: `schaden.${feld}`, text })));
  }
  await nachweisEinloesen(tx, eingang);
  const nummern = gemeinteNummern(verursacher.versicherungsNummer);
  const vertrag = gemeinterVertrag(await geschaedigte(tx).vertraege(nummern), verursacher);
  const { schadendatum } = schaden;
  const schadenNummer =
    vertrag && (await geschaedigte(tx).schadenAmTag(vertrag.versicherungsNummer, schadendatum));
  const vorgangsNummer = await geschaedigte(tx).anlegen(teile(heute).jahr, {
    versicherungsNummer: vertrag?.versicherungsNummer ?? null,
    schadenNummer,
    schadendatum,
    angaben: angabenAus(body),
    gemeldetAm: zeit,
  });
  await bestaetigen(tx, eingang, vorgangsNummer);
  if (vertrag) await mitteilen(tx, { ...vertrag, vorgangsNummer, schadenNummer }, zeit);
  else await zuordnenLassen(tx, eingang, vorgangsNummer);
  const ergebnis: Geschaedigtenvorgang = { vorgangsNummer, gemeldetAm: zeit.toISOString() };
  return { status: 200, body: ergebnis };
}

function angabenAus(body: Geschaedigtenmeldung): Geschaedigtenangaben {
  const { verursacher, geschaedigte: person, schaden, forderung } = body;
  return { verursacher, geschaedigte: person, schaden, forderung };
}

/** Whoever was harmed gets the number, whether there is such a contract or not. */
async function bestaetigen(
  tx: Database,
  { body, zeit }: Eingang,
  vorgangsNummer: string,
): Promise<void> {
  const { marke, geschaedigte: person } = body;
  const mail = { an: person.email, marke, ...eingangsmail(vorgangsNummer) };
  await postausgang(tx).schreiben(mail, zeit);
}

async function zuordnenLassen(
  tx: Database,
  { body, zeit, service }: Eingang,
  vorgangsNummer: string,
): Promise<void> {
  const mail = { an: service, marke: body.marke, ...zuordnungsmail(vorgangsNummer) };
  await postausgang(tx).schreiben(mail, zeit);
}

/** The mailbox she names is the one the code went to; the proof is good once. */
async function nachweisEinloesen(tx: Database, { body, zeit }: Eingang): Promise<void> {
  const hash = nachweisHash(body.nachweis);
  const seit = zeitPlus(zeit, { hours: -nachweisStunden });
  const bestaetigt = await nummerncodes(tx).nummerZu(hash, seit);
  if (bestaetigt === body.geschaedigte.email && (await nummerncodes(tx).verbrauchen(hash, zeit))) {
    return;
  }
  throw new Absage(409, {
    code: 'NACHWEIS',
    errorMessage: 'Bitte bestätigen Sie Ihre E\u2011Mail-Adresse noch einmal.',
  });
}

const nachweisStunden = nummerncode.nachweisGueltigMs / 3_600_000;

interface Getroffen {
  versicherungsNummer: string;
  partnerNummer: string;
  vorgangsNummer: string;
  schadenNummer: string | null;
}

/** The insured hears that there is a report, and nothing of who made it. */
async function mitteilen(tx: Database, getroffen: Getroffen, zeit: Date): Promise<void> {
  const { versicherungsNummer, partnerNummer, vorgangsNummer, schadenNummer } = getroffen;
  const { betreff, brief } = gegenmeldung(vorgangsNummer, versicherungsNummer);
  await mitteilungen(tx).schreiben({
    portal: 'benutzer',
    partnerNummer,
    versicherungsNummer,
    kategorie: 'SCHADEN',
    betreff,
    text: brief,
    zeit,
  });
  const empfaenger = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (empfaenger) {
    const { name, email: an, marke } = empfaenger;
    const mail = { betreff, text: gegenmail(name, vorgangsNummer) };
    await postausgang(tx).schreiben({ an, marke, ...mail }, zeit);
  }
  await journal(tx).schreiben({
    wer: { portal: 'benutzer', sub: randomUUID(), rolle: 'gast' },
    zeit,
    aktion: 'schaden.geschaedigt',
    versicherungsNummer,
    alt: null,
    neu: { vorgangsNummer, schadenNummer },
  });
}
