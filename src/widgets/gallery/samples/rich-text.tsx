import { useState } from 'react';
import { EditorSkeleton } from '../../rich-text/EditorSkeleton.tsx';
import { RichText, type RichTextProps } from '../../rich-text/RichText.tsx';
import { fromLines, type RichTextValue } from '../../rich-text/richTextValue.ts';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Gestalteter Text',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="leer" label="Ihre Nachricht" />,
    gefuellt: () => <Feld name="gefuellt" label="Ihre Nachricht" start={gestaltet} />,
    hinweis: () => (
      <Feld
        name="hinweis"
        label="Was ist passiert?"
        hint="Schreiben Sie kurz, was, wo und wann."
        limit={500}
        optional
      />
    ),
    'zu-lang': () => (
      <Feld
        name="lang"
        label="Ihre Nachricht"
        limit={20}
        start={fromLines('Das sind mehr als zwanzig Zeichen.')}
        error="Kürzen Sie Ihre Nachricht auf 20 Zeichen."
      />
    ),
    laedt: EditorSkeleton,
  },
} satisfies Sample;

const absatz = (...content: object[]) => ({ type: 'paragraph', content });
const wort = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
});
const punkt = (text: string) => ({ type: 'listItem', content: [absatz(wort(text))] });

const gestaltet: RichTextValue = {
  document: {
    type: 'doc',
    content: [
      absatz(
        wort('Der Schaden ist '),
        wort('gestern Abend', 'bold'),
        wort(' passiert, '),
        wort('vermutlich', 'italic'),
        wort(' durch '),
        wort('Frost', 'underline'),
        wort('. Bitte rufen Sie '),
        wort('vor 12 Uhr', 'highlight'),
        wort(' an.'),
      ),
      { type: 'bulletList', content: [punkt('Decke im Bad'), punkt('Teppich im Flur')] },
      { type: 'orderedList', content: [punkt('Wasser abgestellt'), punkt('Fotos gemacht')] },
    ],
  },
  text: 'Der Schaden ist gestern Abend passiert, vermutlich durch Frost. Bitte rufen Sie vor 12 Uhr an.\nDecke im Bad\nTeppich im Flur\nWasser abgestellt\nFotos gemacht',
};

function Feld({
  start,
  ...rest
}: { start?: RichTextValue } & Omit<RichTextProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState<RichTextValue | null>(start ?? null);
  return (
    <div data-text={value?.text} data-document={JSON.stringify(value?.document)}>
      <RichText {...rest} value={value} onChange={setValue} />
    </div>
  );
}
