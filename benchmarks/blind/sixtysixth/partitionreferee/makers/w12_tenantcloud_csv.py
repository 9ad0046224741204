import random, os, csv
from common import *
NAME = 'tenantcloud_leases_export.csv'
rng = random.Random(6612); N = Names(rng)
props = [('Buttonwood House', ['Unit 1', 'Unit 2', 'Unit 3', 'Unit 4', 'Unit 5']), ('203 Galley Street', ['Upper', 'Lower']), ('Old Creamery Lofts', ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8']), ('77-79 Inkberry Loop', ['77', '79']), ('Vestry Row', ['1', '2', '3', '4', '5', '6'])]
rows = []
for pn, us in props:
    for u in us:
        ty = rng.choice(['Apartment', 'Apartment', 'Loft']) if pn != '203 Galley Street' else 'Duplex'
        if pn.startswith('Old'): ty = 'Loft'
        elif ty == 'Loft': ty = 'Apartment'
        if pn.startswith('77'): ty = 'Duplex'
        r = dict(unit=u, propertyName=pn, unitType=ty)
        if (pn, u) in (('Buttonwood House', 'Unit 4'), ('Old Creamery Lofts', 'L6'), ('Vestry Row', '2')): r.update(statusText='Vacant', _v=1)
        else:
            s = D(rng.choice([2023, 2024, 2025]), rng.randint(1, 9)); st = rng.choice(['Active'] * 5 + ['Expiring'])
            r.update(statusText=st, tenantName=N.fl() + (' & ' + N.fl() if rng.random() < .25 else ''), leaseStartDate=s, leaseEndDate=eom(addm(s, 11 + 12 * (2025 - s.year))) if rng.random() < .8 else None, contractRent=float(rng.choice([975, 1050, 1125, 1200, 1340, 1495])), deposit=float(rng.choice([0, 500, 975, 1050])), balance=rng.choice([0.0, 0.0, 0.0, 1050.0, 37.5]))
        rows.append(r)
f = lambda d: d.strftime('%b %d, %Y') if d else ''
with open(os.path.join(DOC, NAME), 'w', newline='', encoding='utf-8-sig') as h:
    w = csv.writer(h); w.writerow(['Lease #', 'Property', 'Unit', 'Property Type', 'Lease Status', 'Tenants', 'Rent Starts', 'Rent Ends', 'Rent', 'Rent Frequency', 'Deposit', 'Outstanding'])
    for i, r in enumerate(rows):
        if r.get('_v'): w.writerow(['', r['propertyName'], r['unit'], r['unitType'], 'Vacant'] + [''] * 7)
        else: w.writerow([10482 + 13 * i, r['propertyName'], r['unit'], r['unitType'], r['statusText'], r['tenantName'], f(r['leaseStartDate']), f(r['leaseEndDate']), '$' + m2(r['contractRent']), 'Monthly', '$' + m2(r['deposit']), '$' + m2(r['balance'])])
write_truth(NAME, None, None, rows, 23, 20, 3)
