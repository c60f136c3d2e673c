import { lazy } from 'react';
import { ErsteFrage } from '../../flows/antrag/anfang/ErsteFrage.tsx';
import { hausratAnfang } from '../../flows/antrag/hausrat/anfang.ts';

/** `/hausrat/antrag`, the step behind it. */
export default function HausratAntrag() {
  return <ErsteFrage anfang={hausratAnfang} Fluss={Fluss} />;
}

const Fluss = lazy(async () => ({
  default: (await import('../../flows/antrag/hausrat/View.tsx')).HausratView,
}));
