import { phvPersonen } from '#contract/begriffe/haftpflicht.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { vermoegensschadenhaftpflichtLeistungen as buch } from '#contract/produkte/leistungen/vermoegensschadenhaftpflicht.ts';
import { formatDatum } from '#contract/tag.ts';
import type { VermoegensschadenAntworten } from '#machines/antrag/vermoegensschadenhaftpflicht/answers.ts';
import { privatVersicherte } from '#machines/antrag/vermoegensschadenhaftpflicht/personen.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen } from '../produkte/schein.ts';
import { jahressumme, taetigkeiten, type VersicherterBetrieb } from './betriebshaftpflicht.ts';
import { gewerbeVon, selbstbeteiligungVon } from './vertragsworte.ts';

/** A professional's liability as it is insured, whoever knows it. */
interface VersicherterBeruf
  extends
    Omit<VersicherterBetrieb, 'heissarbeiten' | 'bausteine'>,
    Pick<Vertrag, 'buerohaftpflicht' | 'phvAnzahl' | 'mitversicherte'> {}

/** The lines of its policy (`domain/antrag.md §6.10`). */
function berufszeilen(beruf: VersicherterBeruf): Fakt[] {
  const { selbstbeteiligung: sb, umsatz, buerohaftpflicht, phvAnzahl = 'KEINE' } = beruf;
  const namen = (beruf.mitversicherte ?? []).map(
    ({ vorname, nachname, geburtsdatum }) =>
      `${vorname} ${nachname}, geboren am ${formatDatum(geburtsdatum)}`,
  );
  const gekauft: Gekauft<typeof buch> = {
    hoechstsumme: jahressumme(beruf.summe),
    selbstbeteiligung: sb === null ? null : { sb },
    buero: buerohaftpflicht === undefined ? undefined : buerohaftpflicht ? {} : null,
    privathaftpflicht:
      phvAnzahl === 'KEINE'
        ? null
        : { anzahl: phvPersonen[phvAnzahl], ...(namen.length > 0 && { namen: namen.join('; ') }) },
    taetigkeiten: taetigkeiten(beruf),
    umsatz: umsatz === null ? undefined : { umsatz: formatBetrag(umsatz) },
  };
  return scheinzeilen(buch, { tarif: null, gekauft });
}

/** What financial loss liability covers, as documents say it; null while an answer is missing. */
export function vermoegensschadenLeistungen(antworten: VermoegensschadenAntworten): Fakt[] | null {
  const { einstieg, taetigkeit, angebot } = antworten;
  if (!einstieg || !taetigkeit || !angebot) return null;
  return berufszeilen({
    haupt: einstieg.hauptgewerbe.name,
    weitere: taetigkeit.nebengewerbe.map(({ name }) => name),
    summe: angebot.versicherungssumme,
    selbstbeteiligung: angebot.sb === 'SB_KEINE' ? null : selbstbeteiligung[angebot.sb],
    umsatz: einstieg.jahresumsatz,
    buerohaftpflicht: angebot.buerohaftpflicht,
    phvAnzahl: angebot.phvAnzahl,
    mitversicherte: privatVersicherte(antworten),
  });
}

/** The same of a contract, from what it says of itself (`domain/vertrag.md §12`). */
export function vermoegensschadenschein(v: Vertrag): Fakt[] {
  const { versicherungsSumme: summe, jahresumsatz, vh } = v;
  return berufszeilen({
    ...v,
    ...gewerbeVon(v),
    summe,
    selbstbeteiligung: selbstbeteiligungVon(v),
    umsatz: jahresumsatz?.value ?? null,
    buerohaftpflicht: v.buerohaftpflicht ?? vh?.versicherteGefahren.buerohaftpflicht,
  });
}
