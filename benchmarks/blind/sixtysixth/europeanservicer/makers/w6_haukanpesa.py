# Finnish manager's export: semicolons, decimal commas, system field names
from common import *
import random
NAME = 'HAUKANPESA_EXPORT.csv'
rnd = random.Random(1501)
SN = 'Aaltovirta Hietakangas Kivelä-Roos Lampisuo Mäenalanen Nurmikorpi Ojaranta Pihlajasalo Rautiola Saarivuo Tuomikko Uusihaka Vainikoski Ylisuutari Wahlroosberg Eskolin Granhed Haapala-Ek Jokiluoma Korpivaara'.split()
def fi(v, d=2): return f'{v:.{d}f}'.replace('.', ',')
def main():
    out = ['PROP_ID;PROP_NAME;STAIR;UNIT_ID;LAYOUT;AREA_M2;STATUS;TENANT_NAME;CONTR_START;CONTR_END;RENT_MTH;WATER_ADV;SAUNA;CARPLACE;INVOICE_MTH;SECURITY_DEP;OPEN_BAL']; rows = []; T = {}; k = 0
    for st, n in [('A', 18), ('B', 18), ('C', 12)]:
        for i in range(1, n+1):
            lay, m = rnd.choice([('1h+kt', 32.5), ('1h+kk', 29.0), ('2h+k', 51.5), ('2h+kk+s', 47.0), ('3h+k+s', 74.5), ('4h+k+s', 92.0)]); p = rnd.random()
            s = 'VUOKRATTU/LET' if p < .86 else 'TYHJÄ/EMPTY' if p < .95 else 'REMONTTI/RENOV'; let = s.startswith('V')
            t = f'{rnd.choice("ABEHIJKLMNOPRSTV")}. {rnd.choice(SN)}' if let else None
            d = D(f'{rnd.randint(2012, 2024)}-{rnd.randint(1, 12):02d}-{rnd.choice([1, 1, 16]):02d}'); en = D(f'2025-{rnd.choice(["05-31", "07-31", "12-31"])}') if let and rnd.random() < .15 else None
            r = round(m*rnd.uniform(15.5, 19.5), 2); w = rnd.choice([22.0, 44.0, 66.0]); sa = rnd.choice([0, 0, 15.0]); cp = rnd.choice([0, 0, 28.0]); iv = round(r+w+sa+cp, 2); dep = rnd.choice([r, 2*r, 500.0]); dep = round(dep, 2); ob = rnd.choice([0, 0, 0, 0, 0, iv, -12.4, 83.1])
            u = f'{st}{i:02d}'
            out.append(';'.join(['2207', 'As Oy Haukanpesä', st, u, lay, fi(m, 1), s, t or '', d.strftime('%d.%m.%Y') if let else '', en.strftime('%d.%m.%Y') if en else ''] + ([fi(x) for x in (r, w, sa, cp, iv, dep, ob)] if let else ['']*7)))
            rows.append(row(unit=u, building=st, propertyName='As Oy Haukanpesä', unitType=lay, area=m, statusText=s, tenantName=t, leaseStartDate=iso(d) if let else None, leaseEndDate=iso(en), **(dict(contractRent=r, charges=[dict(code='WATER_ADV', amount=w), dict(code='SAUNA', amount=sa), dict(code='CARPLACE', amount=cp)], totalCharges=iv, deposit=dep, balance=ob) if let else {})))
    open(doc(NAME), 'w', encoding='utf-8-sig', newline='').write('\r\n'.join(out) + '\r\n')
    occ = sum(1 for x in rows if 'tenantName' in x); save(NAME, rows, 'As Oy Haukanpesä', None, len(rows), occ, len(rows)-occ)
if __name__ == '__main__': main()
