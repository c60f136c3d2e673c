import { andsafe } from '#brands/andsafe.ts';
import { beschwerdestellenVon } from '#brands/beschwerdestellen.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { demoAccounts } from '#server/seeds/accounts.ts';
import { entwuerfe } from '#server/seeds/entwuerfe.ts';
import { partnerzeilen } from '#server/seeds/kunden.ts';

/** Whether a text may stand on a page that shows keys: a key, a number, or data of the brand or of her. */
export function isKnown(text: string): boolean {
  // What is said of one contract in one line.
  return text.split(/[ \u00A0]· /).every(isKnownPart);
}

function isKnownPart(text: string): boolean {
  return (
    [key, value, contract, reason, address, vertragswerte, dokument].some((kind) =>
      kind.test(text),
    ) || data.has(text)
  );
}

/** Of dictionaries as of widgets, whose folder is part of it. */
const key = /^[a-zA-Z]+(?:\.[\w-]+)+$/;
const value = /^(?:[\d\s.,:%–-]+(?:EUR)?|\d{1,2}\.\s\p{L}+ \d{4}|[A-Z]{2}\d{9}|m²)$/u;
const address = /^\d{5} \p{L}+$|^\S+@\S+\.\w+$/u;

/** What contracts are called comes from the server, with places to break it. */
const contract = /^[\p{L}\u00AD-]+(?:versicherung|haftpflicht)(?: gegen einzelne Gefahren)?$/u;

/** What the contract holds that a broker sees here: words of the server, and the account it is paid from. */
const vertragswerte =
  /^(?:jährlich|20\sMio\.\sEUR|Komfort|Ich allein|DE\*\*[\s*\d]+|[A-Z]{6}[A-Z\d]{2,5})$/;

/** Its documents are called by the server; of which kind one is, says the page. */
const dokument =
  /^(?:Versicherungsschein|Versicherungsbedingungen|Produktinformationsblatt|Nachtrag zum \d{2}\.\d{2}\.\d{4})(?: vertrag\.dokumentart\.\w+| uebersicht\.weiteres\.dokument)?$/;

/** Sentences of the server: why a change is not possible now. */
const reason = /^Für diesen Vertrag /;

/** What customers and brands are called, where they live and how they are reached. */
const data = new Set([
  ...leaves(andsafe),
  ...leaves(beschwerdestellenVon(andsafe.key)),
  ...partnerzeilen(heuteInBerlin(new Date())).flatMap(written),
  'Maklerbüro Westfalen GmbH',
  ...demoAccounts.flatMap(({ name, handynummer }) => [
    name,
    handynummer.replace(/^\+49/, '+49\u00A0'),
  ]),
  // Who a broker's drafts are for.
  ...entwuerfe(heuteInBerlin(new Date())).map(({ kundenname }) => kundenname ?? ''),
]);

/** Every text of a brand's data. */
function leaves(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(leaves) : [];
}

/** A customer's data as pages write them; her title is a word of the page before her name. */
function written(wer: ReturnType<typeof partnerzeilen>[number]): string[] {
  const name = `${wer.vorname} ${wer.nachname}`;
  return [
    name,
    `kundendaten.${(wer.anrede ?? '').toUpperCase()} ${name}`,
    wer.partnerNummer,
    wer.firma ?? '',
    `${wer.strasse}\u00A0${wer.hausnummer}`,
    `${wer.plz}\u00A0${wer.ort}`,
    (wer.handynummer ?? '').replace(/^\+49/, '+49\u00A0'),
  ];
}
