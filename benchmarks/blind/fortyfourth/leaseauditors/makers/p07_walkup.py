import random, datetime as dt
from common import *
from fpdf import FPDF
R=random.Random(4407); D=dt.date; F='p07_brookmere_walkup.pdf'
L='Abbinanti Beaudry Castellon Dufrane Esfandiari Fairweather Gwozdz Hollenbach Iribarne Jurgenson Kowalke Lamoureux Mbeki Nakagawa-Ruiz Oyelaran Przybyla Quesenberry Rautenberg Santangelo Thibodeaux Umana Vasquez-Lund Wojtyla Yarborough Zielke Ashworth Birnbaum Corrigan'.split()
FN='Dana Ike Marisol Piotr Jun Shanelle Theo Ruthanne Amir Colleen Devon Greta Hugo Imani Kasia Luis'.split()
R.shuffle(L)
ENT=[('4417',['1N','1S','2N','2S','3N','3S']),('4419',['G','1N','1S','2N','2S','3N','3S','4N','4S']),('4421',['G','1N','1S','2N','2S','3N','3S','4N','4S']),('4423',['1N','1S','2N','2S','3N','3S'])]
mk={'Studio':1150,'1 BR':1395,'2 BR':1825,'1 BR gdn':1190}
class P(FPDF):
    def header(s):
        s.set_y(9); s.set_font('Helvetica','B',13); s.cell(0,6,'Brookmere Court Apartments',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8.5); s.cell(120,4,'4417-4423 N. Brookmere Ave., Chicago IL 60640   (30 apts)'); s.cell(0,4,'RENT LIST - JULY 2025',align='R',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Helvetica','B',7.5); s.set_draw_color(60); 
        for t,w,a in COL: s.cell(w,5,t,border='TB',align=a)
        s.ln(6.5)
    def footer(s): s.set_y(-10); s.set_font('Helvetica','I',7); s.cell(0,4,f'Prepared by Dearing & Sons Mgmt. - page {s.page_no()}/{{nb}}',align='C')
COL=[('Apt',15,'L'),('Size',16,'L'),('Resident',50,'L'),('Moved in',17,'C'),('Lease ends',18,'C'),('Street rent',19,'R'),('Rent',19,'R'),('Garage',14,'R'),('Pet',10,'R'),('Total due',19,'R'),('Past due',17,'R'),('Deposit',18,'R')]
p=P('L','mm','Letter'); p.alias_nb_pages(); p.set_creation_date(dt.datetime(2025,7,1)); p.set_margins(12,9,12); p.set_auto_page_break(True,14); p.add_page()
rows=[]; k=0; G=[0]*7; occ=0
def mm(v): return f'{v:,.2f}' if v not in(None,'') else ''
def line(v,bold=False):
    p.set_font('Helvetica','B' if bold else '',7.8)
    for (t,w,a),x in zip(COL,v): p.cell(w,4.6,x,align=a)
    p.ln(4.6)
for en,ap in ENT:
    p.set_font('Helvetica','BU',8.5); p.cell(0,5.5,f'Entrance {en}',new_x='LMARGIN',new_y='NEXT'); S=[0]*7; n=0
    for a in ap:
        u=f'{en}-{a}'; ty='1 BR gdn' if a=='G' else ('2 BR' if a.endswith('N') and en in('4417','4423') else 'Studio' if a in('4S',) else '1 BR')
        m=mk[ty]+ (25 if a[0] in '34' else 0); S[0]+=m
        q=dict(unit=u,section=f'Entrance {en}',unitType=ty,marketRent=m)
        if u in('4419-3N','4423-2S'):
            st='VACANT - being painted' if u=='4419-3N' else 'VACANT'
            line([u,ty,st,'','',mm(m),'','','','','','']); q['statusText']=st; rows.append(q)
            if u=='4423-2S':
                line([u,'','  Rented: Odom, Fern','08/01/25','07/31/26','',mm(1415),'','','','',mm(700)])
                q2=dict(unit=u,tenantName='Odom, Fern',section=f'Entrance {en}',statusText='Rented',moveInDate='2025-08-01',leaseEndDate='2026-07-31',contractRent=1415,deposit=700); rows.append(q2)
            continue
        if u=='4417-1S':
            nm='Super - J. Kropp'; line([u,ty,nm,'03/15/11','',mm(m),mm(0),'','',mm(0),'','']); q.update(tenantName=nm,statusText='Occupied',moveInDate='2011-03-15',contractRent=0,totalCharges=0); rows.append(q); occ+=1; continue
        nm=L[k%len(L)]+', '+R.choice(FN)+(' & '+R.choice([x for x in FN if x not in('Luis','Dana')]) if ty=='2 BR' and k%2 else ''); k+=1
        mi=D(R.randint(2012,2025),R.choice([2,4,5,6,8,9,10]),R.choice([1,1,1,15]))
        if mi>D(2025,6,1): mi=D(2025,5,1)
        le=D(2025 if R.random()<.4 else 2026,R.choice([4,5,7,8,9]),30)
        if le.month in(5,7,8): le=le.replace(day=31)
        if le<D(2025,7,1): le=le.replace(year=2026)
        les='m-to-m' if R.random()<.14 else le.strftime('%m/%d/%y')
        rent=m-R.choice([0,10,25,45,60,85,120]) - (80 if mi.year<2016 else 0)
        ga=R.choice([0,0,0,135]); pt=R.choice([0,0,0,0,30])
        pd=R.choice([0]*8+[rent,45.0,-25.0]); de=R.choice([0,700,700,rent]) ; tot=rent+ga+pt
        line([u,ty,nm,mi.strftime('%m/%d/%y'),les,mm(m),mm(rent),mm(ga or ''),mm(pt or ''),mm(tot),(mm(pd) if pd>0 else f'({-pd:.2f})') if pd else '',mm(de or '')])
        q.update(tenantName=nm,statusText='Occupied',moveInDate=iso(mi),leaseEndDate='m-to-m' if les=='m-to-m' else iso(le),contractRent=rent,balance=pd or None,deposit=de or None,totalCharges=tot,charges=[{"code":c,"amount":v} for c,v in(('Garage',ga),('Pet',pt)) if v])
        for i,v in enumerate((m,rent,ga,pt,tot,pd,de)):
            if i: S[i]+=v
        occ+=1; rows.append(q)
    line(['','',f'Entrance {en}: {len(ap)} apts','','']+[mm(x) if x else '' for x in S],True); p.ln(2); G=[a+b for a,b in zip(G,S)]
# future deposit excluded from entrance totals on purpose: say so
p.set_draw_color(0); p.line(12,p.get_y(),p.w-12,p.get_y()); p.ln(1)
line(['','','All entrances: 30 apts','','']+[mm(x) for x in G],True)
p.ln(3); p.set_font('Helvetica','',8)
for t in(f'Occupied {occ} (incl. super), empty {30-occ}. "Rented" lines are not yet in the totals.','Heat and cooking gas furnished. Laundry room leased to Suds-O-Matic - $310/mo not on this list.','Deposits bear interest per ordinance; older leases have none.'): p.cell(0,4.5,t,new_x='LMARGIN',new_y='NEXT')
p.output(path(F))
finish(F,'MULTIFAMILY','fpdf walk-up list by entrance, move-in and lease end, future tenant on a line under its apt','super at 0.00; future line repeating the apt; credit balance in parentheses',dict(propertyName='Brookmere Court Apartments',asOnDate='2025-07',units=30,occupied=occ,vacant=30-occ,rows=rows))
