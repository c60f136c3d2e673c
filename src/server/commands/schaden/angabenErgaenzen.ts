import * as z from 'zod/mini';
import {
  type AngabenAbgelehnt,
  angabenErgaenzen as endpoint,
} from '#contract/endpoints/schadenangaben.ts';
import { entschieden } from '#contract/entities/schaden.ts';
import type { Nachtragsteil, SchadenTeil } from '#contract/entities/schadenakte.ts';
import { type Nachtrag, nachtragsform } from '#contract/schaeden/nachtrag.ts';
import { nachtragsteile } from '#contract/schaeden/nachtragsteile.ts';
import { type Nachtragsfragen, umstaendeBei, umstandsform } from '#contract/schaeden/umstaende.ts';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import type { Session } from '../../access/session.ts';
import { mayHandIn } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { Absage, nichtGefunden, ungueltig } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { bankverbindungen } from '../../repositories/bankverbindungen.ts';
import { kontodaten } from '../../repositories/kontodaten.ts';
import { journal } from '../../repositories/journal.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { schaeden, type Schadenszeile } from '../../repositories/schaeden.ts';
import { vertraege } from '../../repositories/vertraege.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { bankSperre, brauchtBestaetigung, emailUnbewiesen } from '../../rules/konto.ts';
import { nachgefragt, teileAus, teileVon } from '../../rules/schaden/ansicht.ts';
import { abgeschlossen, statusNach } from '../../rules/schaden/fortgang.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { letzterCode } from '../konto/handelnder.ts';
import type { Schadendienste } from './schadenMelden.ts';
import { kontomail } from './schadenpost.ts';

type Auftrag = SignedCall<typeof endpoint, Session>;

/** Takes answers to parts of what is asked after the report, once; a part may be answered anew (`domain/schaden.md §2`). */
export async function angabenErgaenzen(
  { database, clock, wecken }: Schadendienste,
  auftrag: Auftrag,
): Promise<SchadenTeil[]> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const { claimId } = params;
  const { sub } = principal;
  const zeit = clock();
  const antwort = await database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await schaeden(tx).sperren(claimId);
    if (!zeile || !mayHandIn(principal, zeile)) throw nichtGefunden();
    const endpunkt = `PATCH /schaden/${claimId}/angaben`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      ergaenzen(tx, { zeile, auftrag, zeit }),
    );
  });
  wecken();
  return z.parse(endpoint.responses[200], antwort.body);
}

interface Ergaenzung {
  zeile: Schadenszeile;
  auftrag: Auftrag;
  zeit: Date;
}

/** Refusals are thrown and not kept: the same key goes through once they are over. */
async function ergaenzen(tx: Database, ergaenzung: Ergaenzung): Promise<Erstantwort> {
  const { zeile, auftrag, zeit } = ergaenzung;
  const { schadenNummer, versicherungsNummer, status } = zeile;
  if (entschieden.has(status)) throw abgelehnt(abgeschlossen);
  const gegeben = geprueft(ergaenzung);
  const teile = Object.keys(gegeben) as Nachtragsteil[];
  await kontoPruefen(tx, ergaenzung, gegeben.auszahlung);
  const alle = schaeden(tx);
  const notiz = teile.map((teil) => nachtragsteile[teil].label).join(', ');
  await alle.ereignis(schadenNummer, { ereignis: 'ANGABEN_ERGAENZT', autor: 'Sie', notiz }, zeit);
  const nachtrag = { ...zeile.nachtrag, ...gegeben };
  // Documents that were asked for are waited for all the same.
  const neu = { status: statusNach(status, true), letzteAktivitaet: zeit, nachtrag };
  await alle.fortschreiben(schadenNummer, neu);
  await journal(tx).schreiben({
    wer: auftrag.principal,
    zeit,
    aktion: 'schaden.angabenErgaenzt',
    versicherungsNummer,
    alt: { status },
    neu: { schadenNummer, status: neu.status, teile },
  });
  return { status: 200, body: teileAus({ ...zeile, nachtrag }) };
}

/** The parts that are answered, each as its kind of damage asks it. */
function geprueft({ zeile, auftrag, zeit }: Ergaenzung): Nachtrag {
  const { body } = auftrag;
  const { fragen } = nachgefragt(zeile);
  const gefragte = teileVon(zeile);
  const teile = (Object.keys(body) as Nachtragsteil[]).filter((teil) => body[teil] !== undefined);
  if (!fragen || !teile.every((teil) => gefragte.includes(teil))) throw abgelehnt(ungefragt);
  const fehler = teile.flatMap((teil) =>
    fehlerIn(teil, {
      fragen,
      art: zeile.schadenart,
      antwort: body[teil],
      heute: heuteInBerlin(zeit),
    }),
  );
  if (fehler.length > 0) throw ungueltig(fehler);
  return Object.fromEntries(teile.map((teil) => [teil, body[teil]]));
}

interface Gegebenes {
  fragen: Nachtragsfragen;
  art: string;
  antwort: unknown;
  heute: string;
}

function fehlerIn(teil: Nachtragsteil, { fragen, art, antwort, heute }: Gegebenes) {
  const form =
    teil === 'umstaende'
      ? umstandsform(umstaendeBei(fragen, art), heute)
      : nachtragsform(teil, heute);
  const { error } = z.safeParse(form, antwort);
  return (error?.issues ?? []).map(({ path, message }) => ({
    feld: [teil, ...path].join('.'),
    text: message,
  }));
}

/** The known account must be there; another one is a sensitive change, and told by mail (`domain/konto.md §3`). */
async function kontoPruefen(
  tx: Database,
  { zeile, auftrag, zeit }: Ergaenzung,
  auszahlung: Nachtrag['auszahlung'],
): Promise<void> {
  const { partnerNummer, versicherungsNummer, schadenNummer } = zeile;
  if (auszahlung?.konto === 'VERTRAG') {
    const vertrag = await vertraege(tx).lesen(versicherungsNummer);
    if (!vertrag?.bankverbindung) throw abgelehnt(keinKonto);
  }
  if (auszahlung?.konto !== 'ANDERES') return;
  const { sub } = auftrag.principal;
  if (!(await kontodaten(tx).istEmailBewiesen(sub))) {
    throw abgelehnt({ code: 'EMAIL_UNBEWIESEN', errorMessage: emailUnbewiesen });
  }
  const sperre = bankSperre(await bankverbindungen(tx).gesperrtBis(partnerNummer), zeit);
  if (sperre !== null) throw abgelehnt({ code: 'BANK_GESPERRT', errorMessage: sperre });
  if (brauchtBestaetigung(await letzterCode(tx, auftrag.gelesen), zeit)) {
    throw abgelehnt(codeNoetig);
  }
  const empfaenger = await partner(tx).empfaenger(partnerNummer, versicherungsNummer);
  if (!empfaenger) return;
  const { name, email: an, marke } = empfaenger;
  await postausgang(tx).schreiben({ an, marke, ...kontomail(name, schadenNummer) }, zeit);
}

const codeNoetig = {
  code: 'BESTAETIGUNG_NOETIG',
  errorMessage: `Für ein anderes Konto muss Ihre Anmeldung frisch sein. Melden Sie sich ab und wieder an, und geben Sie das Konto innerhalb von ${zugang.bestaetigungMinuten}\u00A0Minuten ein. Oder wählen Sie das Konto, das Sie bei uns haben.`,
} as const;
const keinKonto = {
  code: 'KEIN_KONTO',
  errorMessage: 'Zu Ihrem Vertrag gibt es kein Konto. Geben Sie bitte eines an.',
} as const;
const ungefragt = {
  code: 'UNGEFRAGT',
  errorMessage: 'Diese Angabe brauchen wir zu Ihrem Schaden nicht.',
} as const;

function abgelehnt(antwort: AngabenAbgelehnt): Absage {
  return new Absage(409, antwort);
}
