import { Postfach } from './Postfach.tsx';

export default function Eingang() {
  return <Postfach ordner="eingang" />;
}
