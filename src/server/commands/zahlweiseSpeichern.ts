import * as z from 'zod/mini';
import type { zahlweiseSpeichern as endpoint } from '#contract/endpoints/vertrag.ts';
import type { Hinderung } from '#contract/entities/aenderung.ts';
import { vertrag, type Vertrag } from '#contract/entities/vertrag.ts';
import { abgelehnt as abgelehntForm } from '#contract/errors.ts';
import { handeltImAuftrag, mayChange, mayRead } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import { Absage, nichtErlaubt, nichtGefunden, ungueltig } from '../http/answers.ts';
import type { SignedCall } from '../http/registerEndpoint.ts';
import { journal } from '../repositories/journal.ts';
import { partner } from '../repositories/partner.ts';
import { postausgang } from '../repositories/postausgang.ts';
import { vertraege, type Vertragszeile } from '../repositories/vertraege.ts';
import { vertragsansicht } from '../repositories/vertragsansicht.ts';
import { wiederholungen } from '../repositories/wiederholungen.ts';
import { ablehnung } from '../rules/ablehnung.ts';
import { zahlweiseBerechnen } from '../rules/aenderungZahlweise.ts';
import { heuteIn } from '../rules/kalender.ts';
import { bestaetigungsMail } from './bestaetigungsMail.ts';
import { einmal, type Antwort } from './einmal.ts';

type Auftrag = SignedCall<typeof endpoint, undefined>;

interface Dienste {
  database: Database;
  clock: () => Date;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
}

type Ergebnis = { status: 200; body: Vertrag } | { status: 409; body: object };

/** Books another payment period as a pending change, once, at the price that was shown (`domain/vertrag.md §5`). */
export async function zahlweiseSpeichern(dienste: Dienste, auftrag: Auftrag): Promise<Vertrag> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  if (body.versicherungsNummer !== params.versicherungsNummer) throw andereNummer();
  const zeit = dienste.clock();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(params.versicherungsNummer);
    darfSpeichern(auftrag, zeile);
    const endpunkt = `PATCH /vertrag/${params.versicherungsNummer}/zahlweise`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      speichern(tx, zeile, auftrag, zeit),
    );
  });
  dienste.wecken();
  return gesendet(antwort);
}

function darfSpeichern(
  { principal, body }: Auftrag,
  zeile: Vertragszeile | null,
): asserts zeile is Vertragszeile {
  if (!zeile || !mayRead(principal, zeile)) throw nichtGefunden();
  if (!mayChange(principal, zeile)) throw nichtErlaubt();
  if (handeltImAuftrag(principal) && body.imAuftragDesKunden !== true) throw ohneAuftrag();
}

async function speichern(
  tx: Database,
  zeile: Vertragszeile,
  { principal, body }: Auftrag,
  zeit: Date,
): Promise<Ergebnis> {
  const heute = heuteIn(zeit);
  const ergebnis = zahlweiseBerechnen({ ...zeile, heute }, body);
  if ('abgelehnt' in ergebnis) return abgelehnt(ergebnis.abgelehnt);
  const { berechnungId, wirksamkeitsdatum, beitragNeu } = ergebnis.ok;
  const { versicherungsPraemie } = beitragNeu;
  if (body.berechnungId !== berechnungId || body.beitragErwartet !== versicherungsPraemie) {
    return abgelehnt(ablehnung.preisGeaendert);
  }
  const neu = {
    art: 'zahlweise',
    wert: body.zahlweise,
    wirksamkeitsdatum,
    versicherungsPraemie,
  } as const;
  const { versicherungsNummer } = zeile;
  await vertraege(tx).vormerken({ ...neu, versicherungsNummer, angelegtAm: zeit });
  await journal(tx).schreiben({
    wer: principal,
    zeit,
    aktion: 'zahlweise.vorgemerkt',
    versicherungsNummer,
    alt: { zahlweise: zeile.zahlweise },
    neu: { ...neu, imAuftragDesKunden: handeltImAuftrag(principal) },
  });
  const ansicht = vertragsansicht(
    { ...zeile, version: zeile.version + 1, vormerkungen: [...zeile.vormerkungen, neu] },
    heute,
  );
  const empfaenger = await partner(tx).empfaenger(zeile.partnerNummer);
  if (empfaenger) {
    const mail = bestaetigungsMail({
      name: empfaenger.name,
      versicherungsNummer,
      versicherungsName: ansicht.versicherungsName,
      zahlweise: body.zahlweise,
      wirksamkeitsdatum,
      versicherungsPraemie,
      vermittler: handeltImAuftrag(principal) ? principal.name : null,
    });
    await postausgang(tx).schreiben({ an: empfaenger.email, ...mail }, zeit);
  }
  return { status: 200, body: ansicht };
}

function abgelehnt({ code, text }: Hinderung): Ergebnis {
  return { status: 409, body: { code, errorMessage: text } };
}

/** A stored answer leaves the same way as a fresh one. */
function gesendet({ status, body }: Antwort): Vertrag {
  if (status === 200) return z.parse(vertrag, body);
  throw new Absage(status, z.parse(abgelehntForm, body));
}

function andereNummer(): Absage {
  const text = 'Die Vertragsnummer stimmt nicht mit der Adresse überein.';
  return ungueltig([{ feld: 'versicherungsNummer', text }]);
}

function ohneAuftrag(): Absage {
  const text = 'Bestätigen Sie, dass Sie im Auftrag des Kunden handeln.';
  return ungueltig([{ feld: 'imAuftragDesKunden', text }]);
}
