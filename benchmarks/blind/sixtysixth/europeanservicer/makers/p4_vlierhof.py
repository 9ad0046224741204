# Dutch residential block: system print in fixed pitch, charge codes in lines under each object
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
NAME = 'VLIERHOF_rentlist_by_component.pdf'
rnd = random.Random(6641)
NAMES = ['M. van Oosterzee','J.K. Brandligt','Fam. Yilmaz-Koster','P. Terpstra','A. Windhausen','R. & S. Mokiem','Stichting Thuisgever','L. Duyvendam','E.J. Hoekzema','D. Paulusma','N. el Barkani','C. Roggeveld','T. Wijnmalen',
 'H. Snoekvis','G.A. Leemhorst','B. Kwakernaak','F. Odijkstra','W. Zandbelt','I. Pietersz','S. Ravenhorst','K. Buitendam','O. Verschuyl','V. Aalderman','Q. Timmerije','Y. Hardonk']
CODES = {1000: 'Basic rent', 2010: 'Service costs adv.', 2020: 'Heating adv.', 2030: 'Caretaker', 3000: 'Parking place'}
def build():
    out = []; k = 0
    for f in range(7):
        for j in range(4):
            no = 112 + 2*(f*4+j); typ, m = [('3K', 71), ('2K', 54), ('2K', 56), ('4K', 88)][j]
            if f == 6 and j in (1, 2): typ, m = 'STUDIO', 38
            vac = (f, j) in [(1, 2), (4, 0), (6, 2)]
            t = None if vac else NAMES[k]
            if not vac: k += 1
            st = D(f'{rnd.randint(2009, 2024)}-{rnd.randint(1,12):02d}-01')
            fixed = rnd.random() < .2
            base = round(m*rnd.uniform(11.8, 19.5) + (250 if typ == 'STUDIO' else 0), 2)
            ch = [(1000, base), (2010, round(m*.62, 2)), (2020, round(m*1.15/5)*5.0), (2030, 11.75)]
            if rnd.random() < .35: ch.append((3000, 72.50))
            dep = round(base*rnd.choice([1, 1, 2]), 2) if st.year > 2014 else 0.0
            if vac: ch = []
            out.append((f'VLH-{no}', typ, m, t, st if t else None, ((dt.date(2026 + st.month // 12, st.month % 12 + 1, 1) - dt.timedelta(1)) if fixed else 'indefinite') if t else None, dep, ch))
    return out
def main():
    U = build(); c = canvas.Canvas(doc(NAME), pagesize=landscape(A4)); W, H = landscape(A4)
    lines = []; rows = []; tot = {}
    for o, ty, m, t, st, en, dep, ch in U:
        blk = []
        if t:
            blk.append(f"{o:<10}{ty:<8}{m:>6.1f}  {t:<26}{st:%d-%m-%Y}  {(en if isinstance(en, str) else en.strftime('%d-%m-%Y')):<12}{dep:>10,.2f}  {ch[0][0]}  {CODES[ch[0][0]]:<20}{ch[0][1]:>11,.2f}")
            for cd, am in ch[1:]: blk.append(' '*88 + f"{cd}  {CODES[cd]:<20}{am:>11,.2f}")
            s = round(sum(a for _, a in ch), 2)
            blk.append(' '*88 + f"      {'Total object':<20}{s:>11,.2f}*")
            for cd, am in ch: tot[cd] = round(tot.get(cd, 0) + am, 2)
        else: blk.append(f"{o:<10}{ty:<8}{m:>6.1f}  {'*** VACANT ***':<26}"); s = None
        lines.append(blk)
        rows.append(row(unit=o, unitType=ty, area=m, tenantName=t, statusText='Occupied' if t else '*** VACANT ***', leaseStartDate=iso(st), leaseEndDate=iso(en), deposit=dep if t else None,
            contractRent=ch[0][1] if t else None, charges=[dict(code=str(a), amount=b) for a, b in ch] or None, totalCharges=s))
    pg = [0]; y = [0]
    def new():
        if pg[0]: c.showPage()
        pg[0] += 1; c.setFont('Courier', 8); y[0] = H-36
        for l in [f"{'WONINGBEHEER DE AMSTELKADE':<60}{'RENT LIST PER COMPONENT':<45}page {pg[0]:>3}", f"{'complex 0417  Vlierhof, Zaanderdijk 112-166, Haarlem':<60}{'period 2025-04  (amounts EUR per month)':<45}print 03-04-2025", '',
                  'object    type      m2    tenant                    from        until          deposit  code  component               amount', '-'*125]:
            put(l)
    def put(l): c.drawString(36, y[0], l); y[0] -= 10.2
    new()
    for b in lines:
        if y[0] - 10.2*len(b) < 40: new()
        for l in b: put(l)
    if y[0] < 150: new()
    put('-'*125); put('');
    put('RECAPITULATION PER COMPONENT'); put('')
    for cd in sorted(tot): put(f"    {cd}  {CODES[cd]:<24}{tot[cd]:>14,.2f}")
    put(f"          {'Total complex':<24}{sum(tot.values()):>14,.2f}**"); put('')
    v = sum(1 for u in U if not u[3])
    put(f"    objects {len(U)}   let {len(U)-v}   vacant {v}   m2 {sum(u[2] for u in U):,.1f}   deposits {sum(u[6] for u in U if u[3]):,.2f}")
    c.save(); save(NAME, rows, 'Vlierhof', '2025-04', len(U), len(U)-v, v)
if __name__ == '__main__': main()
