import { umsatzfrage } from '#contract/begriffe/umsatzfrage.ts';
import * as z from 'zod/mini';
import { beendigungAbgelehnt } from '#contract/entities/beendigung.ts';
import type { kuendigungZuruecknehmen as endpoint } from '#contract/endpoints/vertrag/beendigung.ts';
import { vertrag, type Vertrag } from '#contract/entities/vertrag.ts';
import { handeltImAuftrag, mayCancel } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { nichtErlaubt, ungueltig } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { aufgaben } from '../../repositories/aufgaben.ts';
import { forderungen } from '../../repositories/forderungen.ts';
import { beendigungen } from '../../repositories/beendigungen.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { vertragsansicht } from '../../repositories/vertragsansicht.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import type { Freigaben } from '../../rules/aenderung/lage.ts';
import { stichtagVon } from '../../rules/beendigung/bezahlt.ts';
import { gefragterUmsatz } from '../../rules/fristen/gefragterUmsatz.ts';
import { umsatzSchritt } from '../../rules/fristen/umsatzaufgabe.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import { statusNach } from '../../rules/status.ts';
import { einmal, type Erstantwort } from '../einmal.ts';
import { betreuerBenachrichtigen } from '../vermittlerpost.ts';
import {
  abgelehnteAntwort,
  abgesagt,
  versicherungsName,
  type Beendigungsdienste,
} from './beenden.ts';
import { dokumenteAufheben } from './dokumenteAufheben.ts';
import { folgenFesthalten } from './folgen.ts';
import { umsatzWiederOffen } from './umsatzBestaetigen.ts';
import { darfLesen } from './vorgang.ts';

type Auftrag = SignedCall<typeof endpoint, undefined>;

/** The contract that goes on is answered as it is shown: without what is switched off. */
export interface Ruecknahmedienste {
  flags: () => Promise<Freigaben>;
}

const nichtMoeglich = {
  code: 'NICHT_ZURUECKNEHMBAR',
  errorMessage:
    'Diese Kündigung können Sie hier nicht zurücknehmen. Bitte senden Sie uns eine Nachricht.',
} as const;

/** Takes a cancellation back until its end: the contract goes on as it was (`domain/vertrag.md §1`, §7). */
export async function kuendigungZuruecknehmen(
  dienste: Beendigungsdienste & Ruecknahmedienste,
  auftrag: Auftrag,
): Promise<Vertrag> {
  const { principal, params, body, idempotencyKey: schluessel } = auftrag;
  const { versicherungsNummer } = params;
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(versicherungsNummer);
    darfLesen(principal, zeile);
    if (!mayCancel(principal, zeile)) throw nichtErlaubt();
    if (handeltImAuftrag(principal) && body.imAuftragDesKunden !== true) throw ohneAuftrag();
    const endpunkt = `POST /vertrag/${versicherungsNummer}/kuendigung/ruecknahme`;
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      ausfuehren(tx, auftrag, zeile, { ...dienste, zeit, freigaben }),
    );
  });
  dienste.wecken();
  if (antwort.status === 200) return z.parse(vertrag, antwort.body);
  throw abgesagt(z.parse(beendigungAbgelehnt, antwort.body));
}

interface Umgebung extends Pick<Beendigungsdienste, 'absender'> {
  zeit: Date;
  freigaben: Freigaben;
}

async function ausfuehren(
  tx: Database,
  { principal }: Auftrag,
  zeile: Vertragszeile,
  { absender, zeit, freigaben }: Umgebung,
): Promise<Erstantwort> {
  const { versicherungsNummer: nummer, kuendbar, beendigungsdatum } = zeile;
  const heute = heuteInBerlin(zeit);
  const kuendigung = await beendigungen(tx).wirksame(nummer, 'KUENDIGUNG');
  const status = statusNach(zeile, 'RUECKNAHME', heute);
  if (!kuendigung || status === null) return abgelehnteAntwort(nichtMoeglich);
  const { vorher } = kuendigung;
  const stand = {
    status,
    kuendbar: vorher.kuendbar,
    beendigungsdatum: vorher.beendigungsdatum,
  };
  await beendigungen(tx).setzen(nummer, stand);
  await beendigungen(tx).zuruecknehmen(kuendigung.id);
  await forderungen(tx).wiederOeffnen(vorher.verrechnet ?? []);
  const neueAufgaben = umsatzaufgaben(zeile, heute);
  await aufgaben(tx).anlegen(nummer, neueAufgaben);
  // Whoever cancelled before the question came has not been allowed to answer it yet.
  if (neueAufgaben.length > 0) await umsatzWiederOffen(tx, zeile);
  await folgenFesthalten(tx, {
    zeile,
    wer: principal,
    zeit,
    aktion: 'kuendigung.zurueckgenommen',
    alt: { status: zeile.status, kuendbar, beendigungsdatum },
    neu: { ...stand, imAuftragDesKunden: handeltImAuftrag(principal) },
    betreff: 'Rücknahme bestätigt: Ihr Vertrag läuft weiter',
    absaetze: [
      `Sie haben die Kündigung für den Vertrag ${nummer} (${versicherungsName(zeile)}) zurückgenommen. Ihr Vertrag läuft weiter wie bisher.`,
      'Änderungen, die vorgemerkt waren, hat die Kündigung gelöscht. Bitte merken Sie sie bei Bedarf neu vor.',
      ...(neueAufgaben.length > 0 ? [umsatzfrage.UmsatzErinnern1] : []),
    ],
    vermittler: handeltImAuftrag(principal) ? principal.name : null,
    dokumente: await belege(tx, { absender }, { zeile, zeit, kuendigung }),
  });
  await betreuerBenachrichtigen(tx, zeile, {
    anlass: 'KUENDIGUNG',
    sub: principal.sub,
    betreff: `Vertrag ${nummer}: Kündigung zurückgenommen`,
    satz: `die Kündigung zum Vertrag ${nummer} aus Ihrem Bestand ist zurückgenommen. Er läuft weiter.`,
    zeit,
  });
  const neu = await vertraege(tx).lesen(nummer);
  return { status: 200, body: vertragsansicht(neu ?? zeile, heute, freigaben) };
}

/** The confirmation of the cancellation counts no longer, and a paper says so. */
function belege(
  tx: Database,
  dienste: Pick<Beendigungsdienste, 'absender'>,
  { zeile, zeit, kuendigung }: Zurueckgenommen,
) {
  const { id: vorgangId, eingegangenAm, beendigungsdatum } = kuendigung;
  return dokumenteAufheben(
    tx,
    dienste,
    { typ: 'KUENDIGUNGSBESTAETIGUNG', vorgangId, zeit: eingegangenAm },
    {
      zeile,
      zeit,
      was: `Ihre Kündigung zum ${formatDatum(beendigungsdatum)}`,
      folgen: [
        'Ihr Vertrag läuft weiter wie bisher.',
        'Änderungen, die vorgemerkt waren, hat die Kündigung gelöscht. Bitte merken Sie sie bei Bedarf neu vor.',
      ],
    },
  );
}

interface Zurueckgenommen {
  zeile: Vertragszeile;
  zeit: Date;
  kuendigung: NonNullable<Awaited<ReturnType<ReturnType<typeof beendigungen>['wirksame']>>>;
}

/** The question after the revenue begins anew where there is time for it (`domain/vertrag.md §7`). */
function umsatzaufgaben(zeile: Vertragszeile, heute: string) {
  const stichtag = stichtagVon(zeile);
  const umsatz = gefragterUmsatz({ ...zeile, heute });
  if (stichtag === null || umsatz === null) return [];
  const stand = {
    stichtag,
    aufgaben: zeile.aufgaben,
    umsatz,
    // Nothing is adjusted here.
    grenze: umsatz,
    korrigierbarBis: null,
  };
  const { aufgaben: danach } = umsatzSchritt(stand, 'KUENDIGUNG_ZURUECKGENOMMEN', heute).stand;
  return danach.slice(zeile.aufgaben.length);
}

function ohneAuftrag() {
  const text = 'Bestätigen Sie, dass Sie im Auftrag des Kunden handeln.';
  return ungueltig([{ feld: 'imAuftragDesKunden', text }]);
}
