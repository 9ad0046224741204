# Small walk-up over three stores, two different tables, fpdf
from common import *
from fpdf import FPDF
def make():
    R=rng('p6'); N=Names(R); asof=D(2026,5,1)
    d=Doc('1184-1190 Delancourt Ave rent roll May 1.pdf','MIXED_USE','small owner-manager list: stores table and apartments table with different columns, zebra shading, portrait')
    p=FPDF('P','pt','Letter'); p.set_auto_page_break(False); p.add_page(); p.set_margins(30,30,30)
    p.set_font('Helvetica','B',15); p.set_xy(30,30); p.cell(0,18,'1184-1190 Delancourt Avenue'); p.set_xy(30,48); p.set_font('Helvetica','',9); p.cell(0,12,'Rent roll effective May 1, 2026   |   Bramwell & Daughters Property Management')
    def table(y,cols,rows,total=None,hh=22):
        p.set_fill_color(60,60,60); p.set_text_color(255); p.set_font('Helvetica','B',7.5); x=30
        for (t,w,al) in cols:
            p.set_xy(x,y); p.rect(x,y,w,hh,style='F'); 
            for j,s in enumerate(t.split('\n')): p.set_xy(x,y+2+j*9); p.cell(w,9,s,align=al)
            x+=w
        p.set_text_color(0); y+=hh
        for i,r in enumerate(rows+([total] if total else [])):
            last=total is not None and i==len(rows)
            p.set_font('Helvetica','B' if last else '',7.8); x=30; p.set_fill_color(*((255,255,255) if i%2==0 or last else (236,236,228)))
            for (t,w,al),v in zip(cols,r):
                p.set_xy(x,y); 
                if p.get_string_width(v)>w-3: print('  WIDE',v,w)
                p.cell(w,13.5,v,align=al,fill=True); x+=w
            if last: p.line(30,y,30+sum(c[1] for c in cols),y)
            y+=13.5
        return y
    p.set_xy(30,74); p.set_font('Helvetica','B',10.5); p.cell(0,14,'STORES')
    cols=[('Store',42,'L'),('Business',128,'L'),('Sq. ft.',42,'R'),('Lease\nbegan',56,'C'),('Lease\nends',56,'C'),('Rent',62,'R'),('RE tax\nshare',54,'R'),('Water',44,'R'),('Deposit',66,'R')]
    st=[('1184','Amberley Wine & Spirits',1150,D(2019,10,1),D(2029,9,30),4350,212.5,40,8700),('1186','Vacant',900,None,None,None,None,None,None),('1188','Kim-Lowry Dry Cleaners',1020,D(2023,3,1),D(2028,2,29),3900,188.75,95,7800),('1190','Drummond Barbershop',640,D(2021,6,15),None,2475,118,35,2475)]
    rows=[]
    q=lambda v: '' if v is None else m2(v)
    for u,t,a,s,e,rent,tax,w,dep in st:
        es='Mo-to-mo' if s and not e else (mmddyy(e) if e else '')
        rows.append([u,t,m0(a),mmddyy(s) if s else '',es,q(rent),q(tax),q(w),q(dep)])
        if rent: d.add(unit=u,tenantName=t,area=a,section='STORES',statusText='Occupied',leaseStartDate=s,leaseEndDate=e or 'Mo-to-mo',contractRent=float(rent),deposit=dep,charges=[dict(code='RE tax share',amount=tax),dict(code='Water',amount=w)])
        else: d.add(unit=u,area=a,section='STORES',statusText='Vacant')
    T=lambda i: sum(x[i] or 0 for x in st)
    y=table(90,cols,rows,['','Stores total',m0(T(2)),'','',m2(T(5)),m2(T(6)),m2(T(7)),m2(T(8))])
    y+=16; p.set_xy(30,y); p.set_font('Helvetica','B',10.5); p.cell(0,14,'APARTMENTS'); y+=17
    cols=[('Apt',32,'L'),('Resident',126,'L'),('Bd/Ba',36,'C'),('Moved in',54,'C'),('Lease thru',54,'C'),('Regime',40,'C'),('Asking\nrent',56,'R'),('Actual\nrent',56,'R'),('Deposit',54,'R'),('Owes',44,'R')]
    rows=[]; ask={'Studio':1725,'1/1':2150,'2/1':2780}; tt=[0,0,0,0]; nv=0
    for fl in (2,3,4,5):
        for l in 'ABCDE':
            u=f'{fl}{l}'; k={'A':'2/1','B':'1/1','C':'Studio','D':'1/1','E':'2/1'}[l]; a=ask[k]+25*(fl-2); tt[0]+=a
            if u in('3C','5B'): rows.append([u,'VACANT' if u=='3C' else 'VACANT (renovating)',k,'','','',m2(a),'','','']); nv+=1; d.add(unit=u,unitType=k,section='APARTMENTS',statusText=rows[-1][1],marketRent=float(a)); continue
            rs=R.random()<.35; n=N.person() if u!='2D' else 'Superintendent'
            mi=D(R.randint(2003,2015) if rs else R.randint(2021,2026),R.randint(1,4),R.choice([1,1,15])); th=eom(addm(D(2026,R.randint(5,12),1),R.choice([0,0,12])))
            rent=r2(a*R.uniform(.52,.74)) if rs else float(round(a*R.uniform(.93,1.01)/5)*5); dep=rent if not rs else r2(rent*.8); owe=R.choice([0,0,0,0,rent,r2(rent*.4)])
            if u=='2D': rent=0.0; dep=None; owe=0; mi=D(2017,9,1); th=None; rs=False
            thru=mmddyy(th) if th else 'Employee'
            rows.append([u,n,k,mmddyy(mi),thru,'RS' if rs else 'FM' if u!='2D' else '',m2(a),m2(rent),q(dep),m2(owe) if owe else ''])
            tt[1]+=rent; tt[2]+=dep or 0; tt[3]+=owe
            d.add(unit=u,tenantName=n,unitType=k,section='APARTMENTS',statusText='Occupied',moveInDate=mi,leaseEndDate=th or 'Employee',marketRent=float(a),contractRent=rent,deposit=dep,balance=owe or None)
    y=table(y,cols,rows,['','Apartments total','','','','',m2(tt[0]),m2(tt[1]),m2(tt[2]),m2(tt[3])])
    y+=14; p.set_font('Helvetica','B',9); p.set_xy(30,y); p.cell(0,12,f'TOTAL MONTHLY RENT, STORES AND APARTMENTS     $ {m2(T(5)+tt[1])}'); y+=15
    p.set_font('Helvetica','',8)
    for s in ['20 apartments, 18 occupied (incl. super in 2D, rent free), 2 vacant.   4 stores, 3 leased, 1 vacant.','RS = rent stabilized, FM = free market. 1186 shown to two prospects at $3,400; no deposit taken.','Deposits are in the escrow account at Tidewater Savings, ending 0417.']:
        p.set_xy(30,y); p.cell(0,11,s); y+=11
    p.output(d.path); d.totals=dict(rent=('contractRent',T(5)+tt[1]),mk=('marketRent',tt[0]),bal=('balance',tt[3]),dep=('deposit',T(8)+tt[2]))
    d.save('1184-1190 Delancourt Avenue',asof,24,21,3)
