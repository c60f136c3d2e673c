import { HandynummerAendernView } from '../flows/konto/handynummer-aendern/View.tsx';

/** Whoever lost her phone asks for a link. */
export default function HandynummerVerloren() {
  return <HandynummerAendernView einstieg="FRISCH" token={null} onAnfang={nichts} />;
}

const nichts = () => undefined;
