import './ui/tokens.css';
import './ui/base.css';
import { startApp } from './start-app.tsx';

void startApp();
