import { beschwerdestellenVon } from '#brands/beschwerdestellen.ts';
import type { Brand } from '#brands/brand.ts';
import { bietetAn, type ProduktSchluessel } from '#contract/produkte/produkte.ts';
import type { Pfad } from '../../addresses.ts';
import { steht } from '../../kommtNoch.ts';
import { texte } from '../../texte.ts';
import { zahlen } from './zahlen.ts';

/** A question with its answer, as it is written down. */
export interface FaqEintrag {
  frage: string;
  /** Paragraphs; contacts of the brand and numbers of the rules are filled in, `{telefon}`, `{entwurfTage}`. One that comes out empty is left out. */
  antwort: readonly string[];
  /** What else is filled in. */
  werte?: (brand: Brand) => Record<string, string>;
  /** The page on which it can be done. */
  weiter?: { text: string; href: OhneSchritte<Pfad> };
  /** The page its answer speaks of; not asked while that is still to come. */
  braucht?: OhneSchritte<Pfad>;
  /** Other words people search with. */
  worte?: string;
  /** Whether it is a question for customers of that brand; default is every brand. */
  gilt?: (brand: Brand) => boolean;
}

/** A flow begins where its address does. */
type OhneSchritte<P> = P extends `${infer Anfang}/*` ? Anfang : P;

/** The key is the place in the address: `#widerruf-frist` opens the answer. */
export type FaqEintraege = Readonly<Record<string, FaqEintrag>>;

/** Questions of one topic in the words of the brand's customers. */
export interface Gruppe {
  id: string;
  titel: string;
  eintraege: readonly Eintrag[];
}

export interface Eintrag {
  id: string;
  frage: string;
  antwort: readonly string[];
  weiter: { text: string; href: OhneSchritte<Pfad> } | null;
  worte: string;
}

/** A topic as a dictionary: spelling and keys as on every other page. */
export function gruppe(id: string, titel: string, fragen: FaqEintraege): (brand: Brand) => Gruppe {
  const t = texte(`fragen.${id}`, saetze(titel, fragen));
  return (brand) => ({
    id,
    titel: t('titel'),
    eintraege: Object.entries(fragen)
      .filter(([, { gilt, braucht }]) => (gilt?.(brand) ?? true) && (!braucht || steht(braucht)))
      .map(([frageId, { antwort, werte, weiter, worte = '' }]) => ({
        id: frageId,
        frage: t(`${frageId}.frage`),
        antwort: antwort
          .map((_, stelle) =>
            t(`${frageId}.${stelle}`, { ...zahlen, ...kontakt(brand), ...werte?.(brand) }),
          )
          .filter((absatz) => absatz !== ''),
        weiter:
          weiter && steht(weiter.href) ? { text: t(`${frageId}.weiter`), href: weiter.href } : null,
        worte,
      })),
  });
}

/** For brands that sell one of these. */
export function verkauft(...produkte: ProduktSchluessel[]): (brand: Brand) => boolean {
  return ({ key }) => produkte.some((produkt) => bietetAn(key, produkt));
}

function saetze(titel: string, fragen: FaqEintraege): Record<string, string> {
  const alle: Record<string, string> = { titel };
  for (const [id, { frage, antwort, weiter }] of Object.entries(fragen)) {
    alle[`${id}.frage`] = frage;
    for (const [stelle, satz] of antwort.entries()) alle[`${id}.${stelle}`] = satz;
    if (weiter) alle[`${id}.weiter`] = weiter.text;
  }
  return alle;
}

function kontakt({ key, name, contact, insurer }: Brand): Record<string, string> {
  return {
    marke: name,
    telefon: contact.phone,
    zeiten: contact.hours,
    email: contact.email,
    notfall: contact.emergency.shown,
    versicherer: insurer.name,
    anschrift: `${insurer.address.street}, ${insurer.address.postcode} ${insurer.address.city}`,
    ombudsmann: beschwerdestellenVon(key).ombudsman.website,
  };
}
