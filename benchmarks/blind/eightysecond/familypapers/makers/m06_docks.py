# Boat club: slip list by dock, with fees per season
from common import *
from fpdf import FPDF
g=G(606); r=g.r
fn='pelican_bay_slip_roll_2025.pdf'
rows=[]
boats=['Reel Easy','Knot Today','Miss Peg','Blue Heron','Second Wind','Liquid Asset','Aft Cabin','Sea Biscuit','Windfall','Tin Can','Dora Mae','Patience','Old Dog','Gray Goose','Serenity','Hook & Ladder','Kingfisher','Lazy Daze','Whitecap','Nauti Buoy','Sundance','Minnow','Sweet Pea','Free Time','Plan B','Isabel','Argo','Walleye','Halcyon','Ruby','Stray Cat','Tern','Pier Pressure','Osprey','Bobber','Lucky 7']
fees={'20 ft open':780,'24 ft open':960,'24 ft covered':1380,'30 ft covered':1740,'PWC lift':390}
for dk,n,kinds in [('DOCK A (covered, west)',22,['24 ft covered','30 ft covered']),('DOCK B (open)',26,['20 ft open','24 ft open']),('DOCK C (lifts)',12,['PWC lift'])]:
    for i in range(1,n+1):
        u=f'{dk[5]}{i}'; k=kinds[0] if i<=n*.6 else kinds[-1]
        d=dict(unit=u,section=dk,unitType=k)
        if u=='A1': d.update(statusText='Club use - workboat',_x='Club use - workboat',_o=0)
        elif r.random()<.1 or u=='C12': d.update(statusText='OPEN',_x='OPEN',_o=1)
        else:
            f=fees[k]; el=0 if k!='30 ft covered' and r.random()<.5 else r.choice([90,90,150]); 
            if k in('PWC lift',): el=0
            ws=r.choice([0,0,0,240,320]) if k!='PWC lift' else r.choice([0,0,120])
            tot=f+el+ws; paid=r.choices([tot,tot/2,f],[75,15,10])[0]
            d.update(tenantName=g.lf(),statusText='Occupied',annualRent=float(f),_b=boats.pop(0) if boats and r.random()<.75 else '',_el=el,_ws=ws,totalCharges=float(tot),_paid=paid,balance=float(tot-paid))
            d['charges']=[dict(code='Annual fee',amount=float(f))]+([dict(code='Electric',amount=float(el))] if el else [])+([dict(code='Winter storage',amount=float(ws))] if ws else [])
        rows.append(d)
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',14); s.set_text_color(20,60,110); s.cell(0,7,'PELICAN BAY BOAT CLUB',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',9.5); s.set_text_color(0); s.cell(0,5,'Slip Roll 2025 as of July 15, 2025 (fees are for the year)',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Helvetica','B',8.5); s.set_fill_color(20,60,110); s.set_text_color(255)
        for h,w,a in zip(HD,WD,AL): s.cell(w,6,h,align=a,fill=True)
        s.ln(7); s.set_text_color(0)
    def footer(s):
        s.set_y(-12); s.set_font('Helvetica','I',7.5); s.cell(0,5,f'Pelican Bay Boat Club, Inc. - Harbormaster\'s copy - page {s.page_no()} of {{nb}}',align='C')
HD=['Slip','Slip type','Member','Boat','Annual fee','Electric','Winter stor.','Year total','Paid','Owing']
WD=[11,24,37,26,18,15,18,21,18,16]; AL='LLLLRRRRRR'
p=P('P','mm','Letter'); p.set_margins(6,10,6); p.set_auto_page_break(True,16); p.alias_nb_pages(); p.add_page()
def dol(x): return f'{x:,.0f}' if x==int(x) else f'{x:,.2f}'
gt=[0]*6; cur=None
def tots(rr): return [sum(d.get('annualRent',0) for d in rr),sum(d.get('_el',0) for d in rr),sum(d.get('_ws',0) for d in rr),sum(d.get('totalCharges',0) for d in rr),sum(d.get('_paid',0) for d in rr),sum(d.get('balance',0) for d in rr)]
def trow(l,v):
    p.set_font('Helvetica','B',8.5); p.cell(sum(WD[:4]),5.2,l,border='T')
    for x,w in zip(v,WD[4:]): p.cell(w,5.2,'$'+dol(x),align='R',border='T')
    p.ln(7)
sh=0
for dk in dict.fromkeys(d['section'] for d in rows):
    rr=[d for d in rows if d['section']==dk]
    if p.get_y()>240: p.add_page()
    p.set_font('Helvetica','B',9); p.cell(0,5.5,dk,new_x='LMARGIN',new_y='NEXT')
    for d in rr:
        sh=1-sh; p.set_fill_color(*(232,240,248) if sh else (255,255,255)); p.set_font('Helvetica','',8.5)
        L=[d['unit'],d['unitType']]
        if '_x' in d: L+=[d['_x']]+['']*7
        else: L+=[d['tenantName'],d['_b'],dol(d['annualRent']),dol(d['_el']) if d['_el'] else '',dol(d['_ws']) if d['_ws'] else '',dol(d['totalCharges']),dol(d['_paid']),dol(d['balance']) if d['balance'] else '']
        for x,w,a in zip(L,WD,AL): p.cell(w,4.9,x,align=a,fill=True)
        p.ln(4.9)
    trow('Total '+dk.split(' (')[0],tots(rr))
trow('ALL DOCKS',tots(rows))
o=sum('tenantName' in d for d in rows); v=sum(d.get('_o')==1 for d in rows)
p.set_font('Helvetica','',9); p.cell(0,5,f'{len(rows)} slips: {o} rented, {v} open, 1 held for the club. Waiting list for 30 ft covered: 4 names.')
p.output(DOC+fn)
T=tots(rows)
for d in rows:
    if d.get('balance')==0: d.pop('balance')
    for k in [k for k in d if k[0]=='_']: del d[k]
save(fn,'OTHER','club list by dock, fees for a season, shaded rows',False,dict(propertyName='Pelican Bay Boat Club',asOnDate='2025-07-15',units=len(rows),occupied=o,vacant=v,sheet=None,planted=None,rows=rows),[['annualRent',T[0]],['totalCharges',T[3]],['balance',T[5]]])
