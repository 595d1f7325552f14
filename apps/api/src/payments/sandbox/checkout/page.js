const query = new URLSearchParams(location.search);
const orderId = query.get('order_id') ?? '';
const byId = (id) => document.getElementById(id);

byId('name').textContent = query.get('name') || 'Checkout';
byId('description').textContent = query.get('description') ?? '';

const tell = (message) => parent.postMessage(message, location.origin);

async function act(outcome) {
  const response = await fetch('act', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, outcome }),
  });
  if (!response.ok) throw new Error('This order is not known here. Close this and start again.');
  return response.json();
}

function on(id, work) {
  byId(id).addEventListener('click', () =>
    work().catch((error) => {
      byId('problem').textContent = error.message;
    }),
  );
}

on('pay', async () => tell({ outcome: 'paid', response: await act('pay') }));
on('fail', async () => {
  await act('fail');
  byId('problem').textContent = 'The payment failed. You can try again.';
  tell({ outcome: 'failed' });
});
on('vanish', async () => {
  await act('pay');
  tell({ outcome: 'closed' });
});
on('close', async () => tell({ outcome: 'closed' }));

act('look')
  .then(({ amount }) => {
    byId('amount').textContent = `₹${(amount / 100).toFixed(2)}`;
  })
  .catch((error) => {
    byId('problem').textContent = error.message;
  });
