document.querySelector('button.print')?.addEventListener('click', () => window.print());
