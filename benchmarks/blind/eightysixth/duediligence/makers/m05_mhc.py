from lib import *
from fpdf import FPDF
r=random.Random(8605); nm=Names(r); N='Whispering_Cedars_MHC_RentRoll_Nov2025.pdf'
secs=[('Phase I - Cedar Loop',[f'{i}' for i in range(1,29)]),('Phase II - Juniper Ct',[f'{i}' for i in range(29,53)]),('RV Sites',[f'RV-{i:02d}' for i in range(1,13)])]
p=FPDF('L','pt','letter'); p.set_auto_page_break(False)
cols=[('Lot',34,'L'),('Type',62,'L'),('Resident',130,'L'),('Move In',56,'C'),('Lease End',56,'C'),('Lot Rent',54,'R'),('Home Rent',56,'R'),('Water/Swr',52,'R'),('Trash',40,'R'),('Pet',36,'R'),('Total',58,'R'),('Deposit',54,'R'),('Balance',58,'R')]
Y=0
def page():
    global Y
    p.add_page(); p.set_font('Helvetica','B',12); p.text(30,36,'Rent Roll'); p.set_font('Helvetica','',8.5); p.text(30,49,'Whispering Cedars Manufactured Home Community'); p.text(30,60,'2200 Old Mill Pike'); p.text(640,36,'Report Date: 11/1/2025'); p.text(640,49,f'Page {p.page_no()} of 2')
    Y=74; row([c[0] for c in cols],'B',8,fill=True)
def row(v,st='',z=7.6,fill=False,top=False):
    global Y
    p.set_font('Helvetica',st,z); p.set_fill_color(225,225,225); x=30
    if top: p.line(30,Y,776,Y)
    for (h,w,a),s in zip(cols,v):
        p.set_xy(x,Y); p.cell(w,12,s,align=a,fill=fill); x+=w
    Y+=12
page(); R=[]; grand=[0]*8; cnt=[0,0,0]
for sn,lots in secs:
    if Y>500: page()
    Y+=5; p.set_font('Helvetica','BU',8.5); p.text(32,Y+9,sn); Y+=14; sub=[0]*8; so=sv=0
    for l in lots:
        if Y>560: page()
        rv=l.startswith('RV'); x=r.random()
        ty='RV Site' if rv else r.choice(['Resident Owned']*5+['Park Owned','Rent to Own']); 
        if x<.11:
            lab='VACANT' if rv or x<.07 else 'VACANT - POH'
            row([l,'RV Site' if rv else ('Vacant Lot' if lab=='VACANT' else 'Park Owned'),lab]); sv+=1
            R.append(dict(unit=l,unitType='RV Site' if rv else ('Vacant Lot' if lab=='VACANT' else 'Park Owned'),statusText=lab,section=sn)); continue
        so+=1; n=nm('{f} {l}'); 
        if r.random()<.25: n+=' & '+r.choice(F)
        mi=rd(r,D(2008,1,1),D(2025,9,30)); le=None
        if rv: mi=rd(r,D(2024,4,1),D(2025,10,20)); le='MTM'
        elif ty!='Resident Owned' or r.random()<.3: le=D(2026,r.randint(1,10),1)-dt.timedelta(1)
        else: le='MTM'
        lot=610.0 if rv else r.choice([545.0,560.0,560.0,575.0]) if sn[6:8]=='I ' else r.choice([575.0,590.0])
        home=0 if ty in('Resident Owned','RV Site') else r.choice([425.0,480.0,515.0])
        ws=0 if rv else round(r.uniform(31,74),2); tr=0 if rv else 18.0; pet=r.choice([0,0,0,15.0,30.0])
        tot=lot+home+ws+tr+pet; dep=r.choice([0,200.0,300.0,500.0]) if not rv else 100.0; bal=r.choice([0]*6+[tot,round(tot/2,2),-12.4,-tot,round(r.uniform(10,300),2)])
        v=[lot,home,ws,tr,pet,tot,dep,bal]; sub=[a+b for a,b in zip(sub,v)]
        row([l,ty,n,sus(mi),le if le=='MTM' else sus(le)]+[f'{k:,.2f}' if k or i in(6,7) else '' for i,k in enumerate(v)])
        R.append(dict(unit=l,unitType=ty,tenantName=n,statusText='Occupied',section=sn,moveInDate=mi,leaseEndDate=le,contractRent=lot,charges=[dict(code=c,amount=a) for c,a in zip(('Lot Rent','Home Rent','Water/Swr','Trash','Pet'),v) if a],totalCharges=tot,deposit=dep,balance=bal))
    row(['','',f'{sn.split(" - ")[0]} ({len(lots)} sites)','','']+[m2(k) for k in sub],'B',top=True)
    grand=[a+b for a,b in zip(grand,sub)]; cnt=[cnt[0]+len(lots),cnt[1]+so,cnt[2]+sv]
if Y>500: page()
Y+=8; row(['','','PROPERTY TOTAL','','']+[m2(k) for k in grand],'B',top=True)
Y+=12; p.set_font('Helvetica','',8)
for a,b in (('Total sites',cnt[0]),('Occupied',cnt[1]),('Vacant',cnt[2]),('Occupancy',f'{cnt[1]/cnt[0]*100:.1f}%')): p.text(94,Y,a); p.text(180,Y,str(b)); Y+=11
p.output(out(N))
save(N,dict(propertyName='Whispering Cedars Manufactured Home Community',asOnDate='2025-11-01',units=cnt[0],occupied=cnt[1],vacant=cnt[2],rows=R),'MANUFACTURED_HOUSING','Rent Manager print','MHC + RV lots, charge columns, phase subtotals')
