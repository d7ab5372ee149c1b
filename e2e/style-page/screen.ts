/// <reference types="vite/client" />
import './screen.css';

export const words = 'The screen is here.';
