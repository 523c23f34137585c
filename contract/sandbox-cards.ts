// The cards the payment sandbox knows: Stripe's public test numbers and the payment methods that stand for them.

interface Known {
  paymentMethodId: string
  number: string
  brand: string
}

/** What comes of charging one; why it is refused, in the words of the bank. */
type Fate = { fate: 'pays' } | { fate: 'asks' } | { fate: 'declines' | 'declines-later'; refusal: string }

export type SandboxCard = Known & Fate

const pays = (paymentMethodId: string, number: string, brand: string): SandboxCard => ({
  paymentMethodId,
  number,
  brand,
  fate: 'pays',
})

const declines = (paymentMethodId: string, number: string, refusal: string): SandboxCard => ({
  paymentMethodId,
  number,
  brand: 'visa',
  fate: 'declines',
  refusal,
})

const declined = 'Your card was declined.'

export const sandboxCards: SandboxCard[] = [
  pays('pm_card_visa', '4242424242424242', 'visa'),
  pays('pm_card_visa_debit', '4000056655665556', 'visa'),
  pays('pm_card_mastercard', '5555555555554444', 'mastercard'),
  pays('pm_card_mastercard_debit', '5200828282828210', 'mastercard'),
  pays('pm_card_amex', '378282246310005', 'amex'),
  pays('pm_card_discover', '6011111111111117', 'discover'),
  pays('pm_card_diners', '3056930009020004', 'diners'),
  pays('pm_card_jcb', '3566002020360505', 'jcb'),
  pays('pm_card_unionpay', '6200000000000005', 'unionpay'),
  declines('pm_card_chargeDeclined', '4000000000000002', declined),
  declines('pm_card_visa_chargeDeclined', '4000000000000002', declined),
  declines('pm_card_chargeDeclinedInsufficientFunds', '4000000000009995', 'Your card has insufficient funds.'),
  declines('pm_card_visa_chargeDeclinedInsufficientFunds', '4000000000009995', 'Your card has insufficient funds.'),
  declines('pm_card_chargeDeclinedExpiredCard', '4000000000000069', 'Your card has expired.'),
  declines('pm_card_chargeDeclinedIncorrectCvc', '4000000000000127', 'Your card’s security code is incorrect.'),
  declines(
    'pm_card_chargeDeclinedProcessingError',
    '4000000000000119',
    'An error occurred while processing your card.',
  ),
  declines('pm_card_chargeDeclinedFraudulent', '4100000000000019', declined),
  // Taken as a card, and refused when money is asked for: the way to see a payment fail next month.
  {
    paymentMethodId: 'pm_card_chargeCustomerFail',
    number: '4000000000000341',
    brand: 'visa',
    fate: 'declines-later',
    refusal: declined,
  },
  { paymentMethodId: 'pm_card_authenticationRequired', number: '4000002500003155', brand: 'visa', fate: 'asks' },
  { paymentMethodId: 'pm_card_threeDSecure2Required', number: '4000000000003220', brand: 'visa', fate: 'asks' },
  { paymentMethodId: 'pm_card_threeDSecureRequired', number: '4000000000003063', brand: 'visa', fate: 'asks' },
  {
    paymentMethodId: 'pm_card_authenticationRequiredOnSetup',
    number: '4000002760003184',
    brand: 'visa',
    fate: 'asks',
  },
]
