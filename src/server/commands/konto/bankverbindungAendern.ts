import * as z from 'zod/mini';
import { bankverbindungAendern as endpoint } from '#contract/endpoints/bankverbindung.ts';
import { istNurName } from '#contract/entities/produkt.ts';
import { istAktiv } from '#contract/entities/vertrag.ts';
import type { Session } from '../../access/session.ts';
import type { Database } from '../../database/open.ts';
import { Absage, nichtErlaubt, nichtGefunden } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { pruefeIban } from '../../reference/banken.ts';
import { bankverbindungen, type Kontozeile } from '../../repositories/bankverbindungen.ts';
import { partner } from '../../repositories/partner.ts';
import { vertraege } from '../../repositories/vertraege.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { bankSperre } from '../../rules/konto.ts';
import { ersteAbbuchung, naechsteMandatsreferenz } from '../../rules/mandat.ts';
import { statusAm } from '../../rules/status.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { kontofolgen, type Kontofolgendienste, type NeuesKonto } from './bankverbindungsfolgen.ts';
import { kontoAbsage } from './dienste.ts';
import { verlangeBewieseneEmail, verlangeCode } from './handelnder.ts';

export interface Bankdienste extends Kontofolgendienste {
  database: Database;
  clock: () => Date;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
}

type Auftrag = SignedCall<typeof endpoint, Session>;
type Ergebnis = z.infer<(typeof endpoint.responses)[200]>;

/** Another account for all or some running contracts of the customer, once (`domain/vertrag.md §6`). */
export async function bankverbindungAendern(
  dienste: Bankdienste,
  auftrag: Auftrag,
): Promise<Ergebnis> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const { sub } = principal;
  if (principal.portal !== 'benutzer') {
    throw nichtErlaubt('Die Bankverbindung kann nur Ihr Kunde ändern.');
  }
  if (principal.partnerNummer !== params.id) throw nichtGefunden();
  const zeit = dienste.clock();
  const { body: antwort } = await dienste.database.transaction(async (tx) => {
    await wiederholungen(tx).sperren({ sub, schluessel });
    const endpunkt = `PATCH /partner/${params.id}/bankverbindung`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      ausfuehren(tx, dienste, auftrag, zeit),
    );
  });
  dienste.wecken();
  return z.parse(endpoint.responses[200], antwort);
}

/** Refusals are thrown and not kept: the same key goes through once its code is given. */
async function ausfuehren(
  tx: Database,
  dienste: Bankdienste,
  auftrag: Auftrag,
  zeit: Date,
): Promise<Erstantwort> {
  const { principal, gelesen: session, params, body } = auftrag;
  const konten = bankverbindungen(tx);
  const alle = await konten.sperren(params.id);
  await verlangeBewieseneEmail({ database: tx }, principal.sub);
  const sperre = bankSperre(await konten.gesperrtBis(params.id), zeit);
  if (sperre !== null) {
    throw new Absage(409, { code: 'BANK_GESPERRT', errorMessage: sperre });
  }
  await verlangeCode({ database: tx, clock: dienste.clock }, session);
  const gewaehlt = gewaehlte(alle, body.vertraege, heuteInBerlin(zeit));
  const nehmer = await partner(tx).nehmer(params.id);
  const bankverbindung = {
    iban: body.iban,
    swiftBic: pruefeIban(body.iban, true).bankData.bic ?? null,
    kontoinhaber: body.kontoinhaber ?? nehmer?.name ?? principal.name,
  };
  const andere = gewaehlt.filter((zeile) => !istDasselbe(zeile.bankverbindung, bankverbindung));
  if (andere.length === 0) throw kontoAbsage('UNVERAENDERT');
  const neu = andere.map((zeile) => ({
    zeile,
    bankverbindung,
    mandatsreferenz: naechsteMandatsreferenz(zeile),
  }));
  await speichern(tx, neu);
  await kontofolgen(tx, dienste, { partnerNummer: params.id, wer: principal, zeit, neu });
  const body200: Ergebnis = {
    abbuchungAb: ersteAbbuchung(heuteInBerlin(zeit)),
    vertraege: neu.map(({ zeile }) => zeile.versicherungsNummer),
  };
  return { status: 200, body: body200 };
}

/** The contracts meant; one of somebody else is not there, one that has ended stays as it is. */
function gewaehlte(
  alle: readonly Kontozeile[],
  nummern: readonly string[] | null,
  heute: string,
): Kontozeile[] {
  const laufende = alle.filter(
    (zeile) => !istNurName(zeile.produkt) && istAktiv({ vertragsstatus: statusAm(zeile, heute) }),
  );
  if (nummern === null) {
    if (laufende.length === 0) throw kontoAbsage('STATUS');
    return laufende;
  }
  if (!nummern.every((nummer) => hat(alle, nummer))) throw nichtGefunden();
  if (!nummern.every((nummer) => hat(laufende, nummer))) throw kontoAbsage('STATUS');
  return laufende.filter(({ versicherungsNummer }) => nummern.includes(versicherungsNummer));
}

function hat(zeilen: readonly Kontozeile[], nummer: string): boolean {
  return zeilen.some(({ versicherungsNummer }) => versicherungsNummer === nummer);
}

function istDasselbe(
  bisher: Kontozeile['bankverbindung'],
  { iban, kontoinhaber }: NeuesKonto['bankverbindung'],
): boolean {
  return bisher?.iban === iban && bisher.kontoinhaber === kontoinhaber;
}

async function speichern(tx: Database, neu: readonly NeuesKonto[]): Promise<void> {
  for (const { zeile, bankverbindung, mandatsreferenz } of neu) {
    await vertraege(tx).aendern(zeile.versicherungsNummer, { bankverbindung, mandatsreferenz });
  }
}
