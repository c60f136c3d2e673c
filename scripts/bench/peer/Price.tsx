// What it costs with these answers: asked for when the last of them is sent, and again with each choice.
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Answers } from './shapes.ts';

interface Premium {
  versicherungsPraemie: number;
  jahresVersicherungsPraemie: number;
}

type Asked = { body: string; answer: Promise<Premium | null> };
let last: Asked | null = null;

/** Begins to ask; the same answers are not asked for twice. */
export function askPrice(answers: Answers): Promise<Premium | null> {
  const body = JSON.stringify(requestOf(answers));
  if (last?.body !== body) last = { body, answer: fetchPrice(body) };
  return last.answer;
}

async function fetchPrice(body: string): Promise<Premium | null> {
  const response = await fetch('/api/hausrat/tarifieren', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`No price: ${response.status}`);
  const { beitrag } = (await response.json()) as { beitrag?: Premium };
  return beitrag ?? null;
}

function requestOf({
  risikoort,
  wohnung,
  versicherungssumme,
  bausteine,
  vorversicherung,
  tarif,
}: Answers) {
  const { fahrradProzent, elementarVorschaden } = bausteine;
  const { vorhanden, gekuendigtDurch } = vorversicherung;
  return {
    risikoOrt: { plz: risikoort.plz, strasse: risikoort.strasse },
    wohnform: wohnung.wohnform,
    wohnflaeche: Number(wohnung.wohnflaeche),
    staendigBewohnt: wohnung.staendigBewohnt === 'ja',
    bauart: wohnung.bauart,
    versicherungssumme: Number(versicherungssumme.versicherungssumme) * 100,
    wertsachen: versicherungssumme.wertsachen === 'ja',
    hausratDeckungen: ['GRUNDDECKUNG', ...bausteine.deckungen],
    ...(bausteine.deckungen.includes('FAHRRAD') && { fahrradProzent: Number(fahrradProzent) }),
    elementarVorschaden: elementarVorschaden === 'ja',
    variante: tarif.variante,
    sb: tarif.sb,
    zahlweise: tarif.zahlweise,
    vorschaeden: Number(vorversicherung.vorschaeden),
    ...(vorhanden === 'ja' && gekuendigtDurch && { gekuendigtDurch }),
  };
}

type Shown = Premium | 'asking' | 'none' | 'failed';

const format = (cent: number) =>
  `${(cent / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })} EUR`;

export function Price() {
  const { getValues } = useFormContext<Answers>();
  const choice = useWatch<Answers, 'tarif'>({ name: 'tarif' });
  const [shown, setShown] = useState<Shown>('asking');
  useEffect(() => {
    let current = true;
    askPrice({ ...getValues(), tarif: choice }).then(
      (premium) => current && setShown(premium ?? 'none'),
      () => current && setShown('failed'),
    );
    return () => {
      current = false;
    };
  }, [choice, getValues]);
  return (
    <aside className="price" aria-live="polite">
      <h2>Ihr Beitrag</h2>
      <p>{sentence(shown)}</p>
    </aside>
  );
}

function sentence(shown: Shown): string {
  if (shown === 'asking') return 'Wird berechnet';
  if (shown === 'none') return 'Mit diesen Angaben sehen wir uns den Antrag persönlich an.';
  if (shown === 'failed') return 'Der Beitrag konnte nicht berechnet werden.';
  return `${format(shown.versicherungsPraemie)}, im Jahr ${format(shown.jahresVersicherungsPraemie)}`;
}
