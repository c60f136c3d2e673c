import type { Consent } from '#contract/endpoints/consents.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import { Papierlink } from '../Dokumentliste.tsx';

interface Props {
  consent: Consent;
  dokumente: readonly Dokument[];
}

/** What is declared or said; the words that speak of one of her papers lead to it. */
export function Satz({ consent: { text, papier }, dokumente }: Props) {
  const url = dokumente.find(({ typ }) => typ === papier?.typ)?.url;
  if (papier === undefined || url === undefined) return text;
  const [davor = '', ...danach] = text.split(papier.wort);
  if (danach.length === 0) return text;
  return (
    <>
      {davor}
      <Papierlink url={url}>{papier.wort}</Papierlink>
      {danach.join(papier.wort)}
    </>
  );
}
