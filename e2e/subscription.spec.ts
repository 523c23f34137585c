import { expect, expectFocusIn, test, together } from './stage.ts'

test('a card is declined, another wants a confirmation, a third pays; a colleague watches, and goes back to Free', async ({
  stage,
}) => {
  const { ada, bo, workspace } = await together(stage)
  const { page } = ada
  const there = `/${workspace.url}/settings/subscription`
  await bo.page.goto(there)
  await page.goto(there)
  await expect(page.getByText('2 of 10 seats taken.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare the plans' }).click()
  const plans = page.getByRole('dialog', { name: 'Free and Premium' })
  await expect(plans.getByText('Up to 10')).toBeVisible()
  await expectFocusIn(plans)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()

  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' })
  await expect(dialog.getByText('Sandbox: no real money.')).toBeVisible()
  await dialog.getByLabel('Card number').fill('4000000000000002')
  await dialog.getByLabel('Expires').fill('1234')
  await dialog.getByRole('button', { name: 'Pay $5.98 now' }).click()
  await expect(dialog.getByText('Three or four digits')).toBeVisible()
  await dialog.getByLabel('Security code').fill('123')
  await dialog.getByRole('button', { name: 'Pay $5.98 now' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Payment failed. Please try again. Your card was declined.')
  await expect(
    bo.page.getByText('Your previous payment attempt failed. Please update your payment method.'),
  ).toBeVisible()

  await dialog.getByRole('button', { name: 'Asks for a confirmation' }).click()
  await dialog.getByRole('button', { name: 'Pay $5.98 now' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible()
  await expect(bo.page.getByText('Your subscription is being processed.')).toBeVisible()
  await page.getByRole('button', { name: 'Refuse payment' }).click()
  await expect(page.getByText('Your previous payment attempt failed.')).toBeVisible()

  await page.getByRole('button', { name: 'Pay with another card' }).click()
  const retry = page.getByRole('dialog', { name: 'Pay with another card' })
  await retry.getByRole('button', { name: '4242 4242 4242 4242' }).click()
  await retry.getByRole('button', { name: 'Try this card' }).click()
  await expect(page.getByText('Your subscription is active.')).toBeVisible()
  await expect(bo.page.getByText('Together is on the Premium plan.')).toBeVisible()
  await expect(bo.page.getByText('2 × $2.99')).toBeVisible()

  await bo.page.getByRole('link', { name: 'Billing' }).click()
  await expect(bo.page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(bo.page.getByRole('link', { name: /Open the invoice/ }).first()).toBeVisible()
  await bo.page.getByRole('link', { name: 'Subscription' }).click()
  await bo.page.getByRole('button', { name: 'Downgrade to Free' }).click()
  const sure = bo.page.getByRole('dialog', { name: 'Downgrade to Free?' })
  await expect(sure.getByText('what is left of the paid month is not refunded')).toBeVisible()
  await sure.getByRole('button', { name: 'Downgrade' }).click()
  await expect(page.getByText('Your subscription has been canceled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible()
})
