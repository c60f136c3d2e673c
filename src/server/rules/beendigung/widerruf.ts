import { widerrufBestaetigenTage } from '#contract/constants.ts';
import type { BeendigungAbgelehnt } from '#contract/entities/beendigung.ts';
import type { Produkt } from '#contract/entities/produkt.ts';
import type { Vertragsstatus } from '#contract/entities/vertrag.ts';
import { erstattungBis, erstattungNachWiderruf } from '../fristen/erstattung.ts';
import { formatDatum, spaeter, tagePlus, zeitAm, zeitPlus } from '#contract/tag.ts';
import { statusAm } from '../status.ts';
import {
  endeNachWiderruf,
  hatWiderrufsrecht,
  widerrufHinderung,
  widerrufsfristEnde,
} from '../widerruf.ts';
import { ersteAbbuchung, guthabenZum, type Einzugslage } from './abrechnung.ts';
import { letzterVerlauf, type LetzterSchritt } from '../beitragsverlauf.ts';
import { laufendeRate } from '../zahlungsplan.ts';
import { zahlungsbeginn } from './bezahlt.ts';

/** A contract on a day, as its right of withdrawal sees it. */
export interface Widerrufslage extends Einzugslage {
  /** Day it was received: it counts for period, end and refund. */
  heute: string;
  /** Day it is carried out, where that is a later one: by then more may have been debited. */
  ausgefuehrtAm?: string;
  produkt: Produkt;
  status: Vertragsstatus;
  antragsdatum: string;
  beendigungsdatum: string | null;
  letzteSchritte?: readonly LetzterSchritt[];
  /** Cents that should have been paid and were not. */
  offen: number;
}

/** What a revocation of today does, and why it is refused where it is (`domain/vertrag.md §9`). */
export interface Widerrufsfolge {
  hinderung: BeendigungAbgelehnt | null;
  fristEnde: string;
  beendigungsdatum: string;
  /** Whether anything was collected yet; before the first debit the days covered cost nothing. */
  abgebucht: boolean;
  erstattung: number;
  erstattungBis: string;
}

export function widerrufsfolge(lage: Widerrufslage): Widerrufsfolge {
  const { heute, vertragsBeginn } = lage;
  const fristEnde = widerrufsfristEnde(lage);
  const text = widerrufHinderung(lage, statusAm(lage, heute), heute);
  const istZuSpaet = hatWiderrufsrecht(lage) && heute > fristEnde;
  const abgebucht = (lage.ausgefuehrtAm ?? heute) >= ersteAbbuchung(lage);
  const { betrag, bis } = zurueck(lage, fristEnde);
  return {
    hinderung:
      text === null
        ? null
        : { code: istZuSpaet ? 'FRIST_ABGELAUFEN' : 'KEIN_WIDERRUFSRECHT', errorMessage: text },
    fristEnde,
    beendigungsdatum: endeNachWiderruf(vertragsBeginn, heute),
    abgebucht,
    erstattung: abgebucht ? Math.max(0, betrag - lage.offen) : 0,
    erstattungBis: bis,
  };
}

/** Until then a click confirms a revocation received at that moment. */
export function bestaetigbarBis(eingegangenAm: Date): Date {
  return zeitPlus(eingegangenAm, { days: widerrufBestaetigenTage });
}

/** What was received before that moment can no longer be confirmed by a click. */
export function zuletztBestaetigbar(jetzt: Date): Date {
  return zeitPlus(jetzt, { days: -widerrufBestaetigenTage });
}

/** Until then "Das war ich nicht" may be of use: while the period runs, and while a click may still come. */
export function ruecknehmbarBis(fristEnde: string, eingegangenAm: Date): Date {
  // The rule looks at the day in Berlin; the link must only live long enough.
  const nachDerFrist = zeitAm(tagePlus(fristEnde, 2), '00:00');
  const bestaetigbar = bestaetigbarBis(eingegangenAm);
  return nachDerFrist > bestaetigbar ? nachDerFrist : bestaetigbar;
}

/** Why a revocation that was carried out is not undone by "Das war ich nicht"; null when it is (`domain/vertrag.md §1`, §9). */
export function ruecknahmeHinderung(
  lage: Pick<Widerrufslage, 'status' | 'heute' | 'antragsdatum' | 'unterlagenErhaltenAm'>,
): BeendigungAbgelehnt | null {
  const fristEnde = widerrufsfristEnde(lage);
  if (lage.status === 'STORNIERT' && lage.heute <= fristEnde) return null;
  return {
    code: 'FRIST_ABGELAUFEN',
    errorMessage: `Das geht hier nur bis zum ${formatDatum(fristEnde)}. Bitte melden Sie sich bei uns, wir kümmern uns darum.`,
  };
}

/** Cover that began within the period began because the customer asked for it: nobody else can make it begin then. */
function zurueck(lage: Widerrufslage, fristEnde: string): { betrag: number; bis: string } {
  const { heute: eingang } = lage;
  const vertragsBeginn = zahlungsbeginn(lage);
  const tag = spaeter(eingang, vertragsBeginn);
  const rate = laufendeRate(lage, letzterVerlauf(lage), tag);
  if (rate === null) return { betrag: 0, bis: erstattungBis(eingang) };
  const beginnVorFristendeVereinbart = vertragsBeginn <= fristEnde;
  const vereinbart = { eingang, vertragsBeginn, beginnVorFristendeVereinbart };
  const zurueck = erstattungNachWiderruf(rate, vereinbart);
  // Of the days covered what a change has made them cost is kept too.
  const nurRest = beginnVorFristendeVereinbart && vertragsBeginn <= eingang;
  return nurRest ? { ...zurueck, betrag: guthabenZum(lage, tag, eingang) } : zurueck;
}
