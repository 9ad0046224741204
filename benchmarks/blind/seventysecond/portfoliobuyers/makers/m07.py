from common import *
from fpdf import FPDF
N='07_Garagenhof_Kalkofen_Stellplatzliste.pdf';rng=random.Random(7207)
class P(FPDF):
    def header(s):
        s.set_font('L','B',13);s.cell(0,6,'Garagenhof Am Kalkofen 3, 58453 Witten',new_x='LMARGIN',new_y='NEXT')
        s.set_font('L','',9);s.cell(0,5,'Stellplatz- und Garagenliste, Sollstellung Oktober 2025 (Stichtag 01.10.2025)',new_x='LMARGIN',new_y='NEXT');s.ln(3)
        s.set_font('L','B',8)
        for h,wd,al in COL: s.cell(wd,8,h,border='TB',align=al)
        s.ln()
    def footer(s): s.set_y(-12);s.set_font('L','',7);s.cell(0,5,f'Ruhrgrund Verwaltungs-GmbH · gedruckt 02.10.2025 08:41 · Seite {s.page_no()} von {{nb}}',align='C')
COL=[('Nr.',14,'L'),('Art',26,'L'),('Mieter',50,'L'),('seit',19,'C'),('Netto',16,'R'),('USt 19%',16,'R'),('Brutto',17,'R'),('Kaution',16,'R'),('Saldo',18,'R')]
p=P(format='A4');p.set_margins(9,12,9);fp='/usr/share/fonts/truetype/liberation/LiberationSans-'
for s,x in(('','Regular'),('B','Bold'),('I','Italic')): p.add_font('L',s,fp+x+'.ttf')
p.set_auto_page_break(True,16);p.add_page()
nm=names(rng,DE_F,DE_L,80,'{f} {l}');fi=['Sanitär Gräfe GmbH','Pflegedienst Ruhrtal gGmbH','Taxi Yildiz','Malerbetrieb Tröger']
rows=[]
lst=[(f'G{i:02d}','Garage') for i in range(1,39)]+[('G39','Doppelgarage'),('G40','Doppelgarage')]+[(f'C{i}','Carport') for i in range(1,9)]+[(f'S{i:02d}','Außenstellplatz') for i in range(1,17)]
vac={'G11','G27','C4','S03','S12','S15'}
base={'Garage':58,'Doppelgarage':105,'Carport':42,'Außenstellplatz':27}
for i,(u,art) in enumerate(lst):
    r=dict(unit=u,unitType=art)
    if u in vac:
        r['statusText']='frei';v=[u,art,'frei','','','','','','']
    else:
        t=fi.pop(0) if u in('G05','G39','S01','C7') else nm[i];s=D(rng.randint(2003,2025),rng.randint(1,9),1)
        net=base[art]+rng.choice([-8,-5,0,0,2.5,5]);ust=round(net*.19+1e-9,2);br=round(net+ust,2)
        ka=rng.choice([0,0,100,150]);sa=rng.choice([0]*7+[-br,-2*br,br])
        r.update(tenantName=t,statusText='Occupied',leaseStartDate=s,contractRent=net,charges=[dict(code='USt 19%',amount=ust)],totalCharges=br,deposit=ka,balance=round(sa,2))
        v=[u,art,t,s.strftime('%m/%Y'),de(net),de(ust),de(br),de(ka),de(sa)]
        r['leaseStartDate']=s.strftime('%m/%Y')
    rows.append(r);p.set_font('L','I' if u in vac else '',8.5)
    for (h,wd,al),x in zip(COL,v): p.cell(wd,6.1,x,align=al)
    p.ln()
    if u in('G40','C8'): p.ln(2)
S=lambda k:round(sum(r.get(k,0) for r in rows),2);U=round(sum(r['charges'][0]['amount'] for r in rows if 'charges' in r),2)
p.set_font('L','B',8.5)
for (h,wd,al),x in zip(COL,['Summe','','','',de(S('contractRent')),de(U),de(S('totalCharges')),de(S('deposit')),de(S('balance'))]): p.cell(wd,7,x,border='T',align=al)
p.ln(9);p.set_font('L','',8);n=len(rows);p.multi_cell(0,4.2,f'Stellplätze gesamt: {n}, vermietet: {n-6}, frei: 6. Alle Beträge in Euro je Monat; Saldo negativ = Rückstand des Mieters. Kündigungsfrist drei Monate zum Monatsende.')
assert abs(S('contractRent')+U-S('totalCharges'))<.01
p.output(doc(N))
save(N,dict(propertyName='Garagenhof Am Kalkofen 3',asOnDate='2025-10-01',units=n,occupied=n-6,vacant=6,rows=rows),'PARKING','German garage yard list, portrait, month/year start, net/VAT/gross')
