import { familienstand } from '#contract/begriffe/familie.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { privathaftpflichtLeistungen as buch } from '#contract/produkte/leistungen/privathaftpflicht.ts';
import type { PrivathaftpflichtAntworten } from '#machines/antrag/privathaftpflicht/answers.ts';
import { diensthaftpflicht, partnerIn } from '#machines/antrag/privathaftpflicht/regel.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen, type Scheinworte } from '../produkte/schein.ts';
import { selbstbeteiligungZeile, summeZeile } from './vertragsworte.ts';

/** Private liability as it is insured, whoever knows it: an application or a contract. */
interface VersicherteHaftung {
  readonly tarif: string | null;
  readonly summe: Scheinworte | undefined;
  readonly sb: Scheinworte | null;
  /** Whom it covers, in words; nothing where a contract does not know. */
  readonly personen: string | undefined;
  readonly mitversicherte: readonly { readonly vorname: string; readonly nachname: string }[];
  readonly imDienst: boolean;
}

/** The lines of its policy (`domain/antrag.md §6.3`). */
function haftungszeilen({ tarif, summe, sb, personen, ...eine }: VersicherteHaftung): Fakt[] {
  const namen = eine.mitversicherte.map(({ vorname, nachname }) => `${vorname} ${nachname}`);
  const gekauft: Gekauft<typeof buch> = {
    hoechstsumme: summe,
    selbstbeteiligung: sb,
    personen: {
      ...(personen !== undefined && { personen }),
      ...(namen.length > 0 && { namen: namen.join(', ') }),
    },
    schluessel: {},
    geliehenes: {},
    forderungsausfall: {},
    diensthaftpflicht: eine.imDienst ? {} : null,
  };
  return scheinzeilen(buch, { tarif, gekauft });
}

/** What private liability covers, as documents say it; null while an answer is missing. */
export function privathaftpflichtLeistungen(antworten: PrivathaftpflichtAntworten): Fakt[] | null {
  const { einstieg, angebot: tarif, beruf } = antworten;
  if (!einstieg || !tarif || !beruf) return null;
  const partner = partnerIn(antworten);
  return haftungszeilen({
    tarif: tarif.variante,
    summe: { summe: formatBetrag(tarif.versicherungssumme) },
    sb: tarif.sb === 'SB_KEINE' ? null : { sb: selbstbeteiligung[tarif.sb] },
    personen: familienstand[einstieg.familienstand],
    mitversicherte: partner ? [partner] : [],
    imDienst: diensthaftpflicht(antworten)?.eingeschlossen === true,
  });
}

/** The same of a contract, from what it says of itself (`domain/vertrag.md §12`). */
export function privathaftpflichtschein(v: Vertrag): Fakt[] {
  const { phv, mitversicherte = [], diensthaftpflicht: dienst, deckungsIdentifier } = v;
  return haftungszeilen({
    tarif: phv?.hfkVariante ?? deckungsIdentifier,
    summe: summeZeile(v),
    sb: selbstbeteiligungZeile(v),
    personen: phv?.familienstand.current.label,
    mitversicherte,
    imDienst: dienst?.eingeschlossen === true,
  });
}
