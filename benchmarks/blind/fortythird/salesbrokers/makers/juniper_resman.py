"""ResMan style roll, fpdf2 portrait, two residents a unit, status abbreviations, status legend; planted: actual rent total transposed."""
import random; from common import *
from fpdf import FPDF
r=random.Random(5150); F='JuniperFlats_ResMan_RentRoll_2025-07-31.pdf'
ty={'S':('Studio',468,895),'1A':('1 Bed 1 Bath',640,1045),'1D':('1 Bed Den',712,1125),'2A':('2 Bed 1 Bath',865,1240),'2B':('2 Bed 2 Bath',948,1335)}
nums=[f'{f}{n:02d}' for f in (1,2,3) for n in range(1,14) if n!=13]+['G1']
pat=['1A','1A','2A','2B','S','1D','2B','1A','2A','S','1A','2B']
rows=[]
vac={'108':'V','212':'V-R','305':'V'}; ntv={'103','207','311'}
for i,u in enumerate(nums):
    n,sf,mk=ty[pat[i%12]] if u!='G1' else ('Garden Unit',590,960)
    mk+=10*(int(u[0])-1) if u[0].isdigit() else 0
    w=dict(unit=u,unitType=n,area=sf,marketRent=float(mk))
    if u in vac: w['statusText']=vac[u]
    else:
        a=person(r); nm=f'{a[0]} {a[1]}'
        if r.random()<.3: b=person(r); nm+=f', {b[0]} {b[1] if r.random()<.6 else a[1]}'
        s=D(r.choice([2024,2025]),r.choice([8,9,10,11,12]) ,r.choice([1,1,1,7,16,23])); 
        if s.year==2025: s=D(2025,r.choice([1,2,3,4,5,6,7]),s.day)
        m=s if r.random()<.6 else D(s.year-r.choice([1,2,3,5]),s.month,s.day)
        e=add_months(s,12)-dt.timedelta(days=1)
        rent=mk-r.choice([0,0,15,30,45,50,75,100])
        mtm=u in('106','310')
        w.update(tenantName=nm,statusText='C',moveInDate=m,leaseStartDate=s,leaseEndDate='MTM' if mtm else e,contractRent=float(rent),_oth=float(r.choice([0,20,20,20,55,55,85])),deposit=float(r.choice([200,300,300,mk])),balance=r.choice([0,0,0,0,-20.0,4.62,155.0,float(rent)]))
        if u in ntv: w['statusText']='NTV'; w['moveOutDate']=D(2025,8,{'103':9,'207':31,'311':17}[u])
        w['totalCharges']=w['contractRent']+w['_oth']; w['charges']=[dict(code='Actual Rent',amount=w['contractRent'])]+([dict(code='Other Charges',amount=w['_oth'])])
    rows.append(w)
S=lambda k,rs=rows: sum(w.get(k) or 0 for w in rs)
true=S('contractRent'); t=f'{true:,.2f}'; wrong=true+270.0
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',14); s.set_text_color(30,80,60); s.cell(0,7,'Juniper Flats',new_x='LMARGIN',new_y='NEXT'); s.set_text_color(0); s.set_font('Helvetica','',9); s.cell(0,5,'Rent Roll  |  7/31/2025',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_fill_color(222,234,226); s.set_font('Helvetica','B',6.5)
        y=s.get_y(); x=s.l_margin
        s.rect(x,y,sum(CW),8,'F')
        for (a,b),w,al in zip(HD,CW,AL):
            s.set_xy(x,y+.6); s.cell(w,3.3,a,align=al); s.set_xy(x,y+3.8); s.cell(w,3.3,b,align=al); x+=w
        s.set_y(y+9)
    def footer(s): s.set_y(-11); s.set_font('Helvetica','I',6.5); s.cell(0,4,'Printed 8/4/2025 7:55 AM by leasing  -  ResMan'); s.set_x(-40); s.cell(30,4,f'{s.page_no()} / {{nb}}',align='R')
HD=[('Unit',''),('Unit','Type'),('Sq','Ft'),('Residents',''),('Sta-','tus'),('Market','Rent'),('Actual','Rent'),('Other','Charges'),('Total','Charges'),('Move','In'),('Lease','Start'),('Lease','End'),('Move','Out'),('Deposits',''),('Balance','')]
CW=[8,17,8,36,8,14,14,11,14,13,13,13,13,13,14]; AL='LLRLCRRRRCCCCRR'
p=P('L','mm','Letter') if False else P('P','mm',(216,279)); p.alias_nb_pages(); p.set_margins(4,9,4); p.set_auto_page_break(False); p.add_page()
fd=lambda d: d if isinstance(d,str) else (d.strftime('%-m/%-d/%y') if d else '')
mn=lambda v: '' if v is None else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
for i,w in enumerate(rows):
    nm=w.get('tenantName') or 'VACANT'; ls=nm.split(', '); 
    lines=[x+(',' if j<len(ls)-1 else '') for j,x in enumerate(ls)]; h=3.4*len(lines)+1.25
    if p.get_y()+h>262: p.add_page()
    y=p.get_y(); x=p.l_margin; p.set_font('Helvetica','',6.6)
    if i%2: p.set_fill_color(246,246,246); p.rect(x,y,sum(CW),h,'F')
    v=[w['unit'],w['unitType'],str(w['area']),None,w['statusText'],mn(w['marketRent']),mn(w.get('contractRent')),mn(w.get('_oth')),mn(w.get('totalCharges')),fd(w.get('moveInDate')),fd(w.get('leaseStartDate')),fd(w.get('leaseEndDate')),fd(w.get('moveOutDate')),mn(w.get('deposit')),mn(w.get('balance'))]
    for a,wd,al in zip(v,CW,AL):
        if a is None:
            for j,q in enumerate(lines): p.set_xy(x,y+.5+3.4*j); p.cell(wd,3.4,q)
        else: p.set_xy(x,y+.5); p.cell(wd,3.4,a,align=al)
        x+=wd
    p.set_y(y+h)
y=p.get_y()+1; p.line(4,y,4+sum(CW),y); p.set_font('Helvetica','B',6.6); x=4
for a,wd,al in zip(['','Totals',f"{S('area'):,}",f'{len(rows)} units','',mn(S('marketRent')),mn(wrong),mn(S('_oth')),mn(S('totalCharges')),'','','','',mn(S('deposit')),mn(S('balance'))],CW,AL):
    p.set_xy(x,y+1); p.cell(wd,4,a,align=al); x+=wd
p.set_y(y+8); p.set_font('Helvetica','',7)
occ=[w for w in rows if w.get('tenantName')]; vc=[w for w in rows if not w.get('tenantName')]
for t in (f'Occupied {len(occ)} ({100*len(occ)/len(rows):.1f}%)     Vacant {len(vc)} ({100*len(vc)/len(rows):.1f}%)     On notice {len(ntv)}','Status:  C = Current   NTV = Notice to vacate   V = Vacant   V-R = Vacant, reserved'): p.cell(0,4,t,new_x='LMARGIN',new_y='NEXT')
p.output(os.path.join(DOC,F))
out=[{k:v for k,v in w.items() if k[0]!='_'} for w in rows]
save(F,dict(assetType='MULTIFAMILY',style='ResMan style portrait PDF, two residents wrapped in a cell, status codes with legend, actual rent and other charges columns',hard=False),
 dict(propertyName='Juniper Flats',asOnDate='2025-07-31',units=len(rows),occupied=len(occ),vacant=len(vc),planted=dict(what=f'printed total of Actual Rent {wrong:,.2f}; the rows add to {true:,.2f}',kind='total_wrong'),rows=out))
