// What a page loads to open the sandbox's checkout. It has the interface of the real one.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const folder = new URL('.', document.currentScript.src).pathname;

  class SandboxCheckout {
    #options;
    #listeners = {};

    constructor(options) {
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners[event] = listener;
    }

    open() {
      const { order_id, name = '', description = '', theme, modal } = this.#options;
      const query = new URLSearchParams({ order_id, name, description, color: theme?.color ?? '' });
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Sandbox checkout');
      Object.assign(dialog.style, {
        width: 'min(420px, calc(100vw - 24px))',
        height: 'min(520px, calc(100vh - 24px))',
        padding: '0',
        border: '0',
        borderRadius: '12px',
        overflow: 'hidden',
        margin: 'auto',
      });
      const frame = document.createElement('iframe');
      frame.title = 'Sandbox checkout';
      frame.src = `${origin}${folder}page?${query}`;
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
      dialog.append(frame);
      document.body.append(dialog);
      const close = () => {
        window.removeEventListener('message', onMessage);
        dialog.close();
        dialog.remove();
      };
      const onMessage = (message) => {
        if (message.source !== frame.contentWindow || message.origin !== origin) return;
        const { outcome, response } = message.data;
        if (outcome === 'paid') {
          close();
          this.#options.handler(response);
        } else if (outcome === 'failed') {
          this.#listeners['payment.failed']?.({ error: { description: 'The payment failed.' } });
        } else if (outcome === 'closed') {
          close();
          modal?.ondismiss?.();
        }
      };
      window.addEventListener('message', onMessage);
      // A browser closes a dialog at the second Escape whatever its page says, unless this does.
      if (modal?.escape === false) dialog.setAttribute('closedby', 'none');
      dialog.addEventListener('cancel', (event) => {
        if (modal?.escape === false) event.preventDefault();
      });
      dialog.addEventListener('close', () => {
        if (dialog.isConnected) {
          close();
          modal?.ondismiss?.();
        }
      });
      dialog.showModal();
    }
  }

  window.Razorpay = SandboxCheckout;
})();
