import { Logo } from '../../logo/Logo.tsx';
import { useBrand } from '../../theme/brandContext.ts';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Wortmarke',
  gruppe: 'Rahmen',
  zustaende: {
    kopf: () => <Wortmarke height={36} />,
    klein: () => <Wortmarke height={24} />,
    gross: () => <Wortmarke height={72} />,
  },
} satisfies Sample;

function Wortmarke({ height }: { height: number }) {
  const { logo, claim } = useBrand();
  return (
    <>
      <Logo mark={logo} height={height} />
      <p>{claim}</p>
    </>
  );
}
