import { createRoot } from 'react-dom/client';
import { Wizard } from './Wizard.tsx';
import './peer.css';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html holds no #root.');
createRoot(root).render(<Wizard />);
