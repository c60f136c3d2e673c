import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  beendigungAbgelehnt,
  widerrufsergebnis,
  type Widerrufsergebnis,
} from '#contract/entities/beendigung.ts';
import type { widerrufen as endpoint } from '#contract/endpoints/vertrag/beendigung.ts';
import { mayRevoke } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { nichtErlaubt } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { beendigungen } from '../../repositories/beendigungen.ts';
import { partner } from '../../repositories/partner.ts';
import { postausgang } from '../../repositories/postausgang.ts';
import { vertraege } from '../../repositories/vertraege.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { widerrufsfolge } from '../../rules/beendigung/widerruf.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { abgelehnteAntwort, abgesagt, type Beendigungsdienste } from './beenden.ts';
import { eingangsMail } from './eingangsMail.ts';
import { widerrufAusfuehren } from './widerrufAusfuehren.ts';
import { darfLesen } from './vorgang.ts';

type Auftrag = SignedCall<typeof endpoint, undefined>;

/** Revokes the own contract, once (`domain/vertrag.md §9`). */
export async function widerrufen(
  dienste: Beendigungsdienste,
  auftrag: Auftrag,
): Promise<Widerrufsergebnis> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const { versicherungsNummer, widerrufsgrund } = params;
  const zeit = dienste.clock();
  const antwort = await dienste.database.transaction(async (tx): Promise<Erstantwort> => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(versicherungsNummer);
    darfLesen(principal, zeile);
    if (!mayRevoke(principal, zeile)) throw nichtErlaubt();
    const endpunkt = `DELETE /vertrag/${versicherungsNummer}/widerruf/${widerrufsgrund}`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, async () => {
      const heute = heuteInBerlin(zeit);
      const { offen } = await beendigungen(tx).umstaende(versicherungsNummer, heute);
      const folge = widerrufsfolge({ ...zeile, heute, offen });
      if (folge.hinderung !== null) return abgelehnteAntwort(folge.hinderung);
      const erklaerung = {
        id: randomUUID(),
        grund: widerrufsgrund,
        name: null,
        email: body.email ?? null,
        eingegangenAm: zeit,
      };
      await beendigungen(tx).anlegen({
        ...erklaerung,
        art: 'WIDERRUF',
        status: 'WIRKSAM',
        angegebeneNummer: versicherungsNummer,
        freitext: body.freitext ?? null,
        sub,
      });
      // Signed in, it was her.
      const ohneLink = { ...dienste, portalUrl: null };
      await widerrufAusfuehren(tx, ohneLink, { zeile, folge, zeit, wer: principal }, erklaerung);
      await anAndereAdresse(tx, zeile.partnerNummer, auftrag, zeit);
      const { beendigungsdatum, abgebucht, erstattung, erstattungBis } = folge;
      const eingegangenAm = zeit.toISOString();
      return {
        status: 200,
        body: { eingegangenAm, beendigungsdatum, abgebucht, erstattung, erstattungBis },
      };
    });
  });
  dienste.wecken();
  if (antwort.status === 200) return z.parse(widerrufsergebnis, antwort.body);
  throw abgesagt(z.parse(beendigungAbgelehnt, antwort.body));
}

/** The receipt goes where she asked for it too. */
async function anAndereAdresse(
  tx: Database,
  partnerNummer: string,
  { body, params }: Auftrag,
  zeit: Date,
): Promise<void> {
  const { versicherungsNummer: nummer } = params;
  const empfaenger = await partner(tx).empfaenger(partnerNummer, nummer);
  if (body.email === undefined || !empfaenger || body.email === empfaenger.email) return;
  const { marke } = empfaenger;
  const mail = eingangsMail({ nummer, name: null, email: body.email, zeit });
  await postausgang(tx).schreiben({ an: body.email, marke, ...mail }, zeit);
}
