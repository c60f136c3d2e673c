import type { Vertrag } from '#contract/entities/vertrag.ts';
import { tierhalterhaftpflichtLeistungen as buch } from '#contract/produkte/leistungen/tierhalterhaftpflicht.ts';
import type { Fakt } from '../inhalt/inhalt.ts';
import { type Gekauft, scheinzeilen } from '../produkte/schein.ts';
import type { TierhalterhaftpflichtAntworten } from '#machines/antrag/tierhalterhaftpflicht/answers.ts';
import { hundeIn } from '#machines/antrag/tierhalterhaftpflicht/regel.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { selbstbeteiligungZeile, summeZeile } from './vertragsworte.ts';

type Hunde = NonNullable<Vertrag['hunde']>;
type Angabe = Gekauft<typeof buch>;

/** A dog owner's liability as it is insured, whoever knows it. */
interface VersicherteHunde {
  readonly hunde: Hunde | undefined;
  readonly hoechstsumme: Angabe['hoechstsumme'];
  readonly selbstbeteiligung: Angabe['selbstbeteiligung'];
}

/** The lines of its policy (`domain/vertrag.md §12`). */
function hundezeilen({ hunde, ...deckung }: VersicherteHunde): Fakt[] {
  const gekauft: Angabe = {
    ...deckung,
    hunde: hunde ? { hunde: hunde.map(hundezeile).join('; ') } : undefined,
  };
  return scheinzeilen(buch, { tarif: null, gekauft });
}

/** What is covered of her dogs, as documents say it; null while an answer is missing. */
export function tierhalterhaftpflichtLeistungen(
  antworten: TierhalterhaftpflichtAntworten,
): Fakt[] | null {
  const hunde = versicherteHunde(antworten);
  const { angebot: tarif } = antworten;
  if (!hunde || !tarif) return null;
  return hundezeilen({
    hunde,
    hoechstsumme: { summe: formatBetrag(tarif.versicherungssumme) },
    selbstbeteiligung: tarif.sb === 'SB_KEINE' ? null : { sb: selbstbeteiligung[tarif.sb] },
  });
}

/** Her dogs as the contract names them; null while one is missing. */
export function versicherteHunde(antworten: TierhalterhaftpflichtAntworten): Hunde | null {
  const hunde = hundeIn(antworten);
  return (
    hunde?.map(({ name, rasse = '', mischling = false, mischlingsRasse, chipOrTattoo }) => ({
      name,
      rasse,
      mischling,
      mischlingsRasse: mischling ? (mischlingsRasse ?? null) : null,
      chipOrTattoo: chipOrTattoo ?? null,
    })) ?? null
  );
}

/** The same of a contract, from what it says of itself. */
export function tierhalterhaftpflichtschein(v: Vertrag): Fakt[] {
  return hundezeilen({
    hunde: v.hunde,
    hoechstsumme: summeZeile(v),
    selbstbeteiligung: selbstbeteiligungZeile(v),
  });
}

/** "Bello, Labrador Retriever, Chip 276098100123456" */
function hundezeile(hund: NonNullable<Vertrag['hunde']>[number]): string {
  const { name, rasse, mischling, mischlingsRasse, chipOrTattoo } = hund;
  const zweite = mischlingsRasse === null ? '' : ` mit ${mischlingsRasse}`;
  return [
    name,
    mischling ? `${rasse}, Mischling${zweite}` : rasse,
    ...(chipOrTattoo === null ? [] : [`Chip oder Tätowierung ${chipOrTattoo}`]),
  ].join(', ');
}
