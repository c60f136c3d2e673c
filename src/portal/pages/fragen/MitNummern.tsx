import { Fragment } from 'react';
import { useBrand } from '#widgets/theme/brandContext.ts';

/** A text in which the phone numbers of the brand can be called. */
export function MitNummern({ text }: { text: string }) {
  const { phone, dialled, emergency } = useBrand().contact;
  const nummern = new Map([
    [phone, dialled],
    [emergency.shown, emergency.dialled],
  ]);
  return teile(text, [...nummern.keys()]).map(({ stelle, teil }) => {
    const nummer = nummern.get(teil);
    if (nummer === undefined) return <Fragment key={stelle}>{teil}</Fragment>;
    return (
      <a key={stelle} href={`tel:${nummer}`}>
        {teil}
      </a>
    );
  });
}

/** The text cut before and after each number, every part with its place. */
function teile(text: string, nummern: readonly string[]): { stelle: number; teil: string }[] {
  const gefunden: { stelle: number; teil: string }[] = [];
  let stelle = 0;
  for (const teil of text.split(new RegExp(`(${nummern.map(woertlich).join('|')})`))) {
    gefunden.push({ stelle, teil });
    stelle += teil.length;
  }
  return gefunden;
}

function woertlich(nummer: string): string {
  return nummer.replaceAll(/[+()/.]/g, String.raw`\$&`);
}
