from common import *
from fpdf import FPDF
F='06_sagebrush_mhp.pdf'
R=random.Random(66); N=Names(66)
pdf=FPDF('L','mm','Letter'); pdf.set_auto_page_break(False)
cols=[('Lot',13,'L'),('Resident',50,'L'),('Home',18,'L'),('Move In',20,'L'),('LOT',21,'R'),('POH',21,'R'),('WTR',17,'R'),('SWR',17,'R'),('TRS',17,'R'),('PET',15,'R'),('Total Chg',22,'R'),('Balance',23,'R')]
rows=[];recs=[];S=[0]*8
occ=0
for i in range(1,64):
    if i in(13,): continue
    u=f'{i:02d}'; x=R.random()
    home=R.choice(['SW 14x66','SW 16x76','DW 28x56','SW 14x70','DW 24x48'])
    if x<.08 or i==40:
        empt=R.random()<.5
        st='VACANT LOT' if empt else 'VACANT POH'
        recs.append([u,st,'' if empt else home,'']+['']*7+['']); rows.append(dict(unit=u,statusText=st,unitType=None if empt else home)); continue
    nm=N.lf(); lot=R.choice([385,385,385,395,410]) ; poh=R.choice([0,0,0,0,450,525]); w=round(R.uniform(18,46),2); sw=24.5; tr=14; pet=R.choice([0,0,0,10,20])
    if nm and i==1: lot=0; nm='Manager - '+nm; poh=0; w=sw=tr=pet=0
    v=[lot,poh,w,sw,tr,pet]; t=round(sum(v),2); mi=date(R.randint(2006,2026),R.randint(1,8),R.randint(1,28)); 
    if mi>date(2026,8,1): mi=date(2025,5,3)
    bal=R.choice([0]*7+[-25.0,t,round(t/2,2)])
    occ+=1
    recs.append([u,nm,home,shortmdy(mi)]+[money(k) for k in v]+[money(t),f'({money(-bal)})' if bal<0 else money(bal)])
    for j,k in enumerate(v+[t,bal]): S[j]=round(S[j]+k,2)
    rows.append(dict(unit=u,tenantName=nm,unitType=home,statusText='Occupied',moveInDate=iso(mi),contractRent=lot,charges=[dict(code=c,amount=k) for c,k in zip(['LOT','POH','WTR','SWR','TRS','PET'],v)],totalCharges=t,balance=bal))
n=len(rows)
def head():
    pdf.add_page(); pdf.set_font('helvetica','B',13); pdf.set_xy(12,10); pdf.cell(120,6,'Sagebrush Flats Mobile Home Park'); pdf.set_font('helvetica','',8); pdf.cell(134,6,'Rent Roll w/ Recurring Charges',align='R')
    pdf.set_xy(12,16); pdf.cell(120,4,'8800 Old Highway 30, Kimball, NE'); pdf.cell(134,4,'Report Date: 8/31/2026   Charges effective: 8/1/2026',align='R'); pdf.set_xy(12,24)
    pdf.set_fill_color(40,60,90); pdf.set_text_color(255); pdf.set_font('helvetica','B',8)
    for h,w,a in cols: pdf.cell(w,6,h,align=a,fill=True)
    pdf.set_text_color(0); pdf.ln(6)
def row(v,b=False,fill=False):
    pdf.set_x(12); pdf.set_font('helvetica','B' if b else '',8); pdf.set_fill_color(235,240,247)
    for (h,w,a),s in zip(cols,v): pdf.cell(w,5,s,align=a,fill=fill,border='T' if b else 0)
    pdf.ln(5)
head()
for k,v in enumerate(recs):
    if pdf.get_y()>195: 
        pdf.set_font('helvetica','',7); pdf.set_xy(12,205); pdf.cell(254,4,f'Page {pdf.page_no()}',align='R'); head()
    row(v,fill=k%2==1)
wrong=round(S[2]+90,2)   # planted: WTR column total overstated by 90.00
pt=S[:]; pt[2]=wrong
row(['','Totals','','']+[money(x) for x in pt],b=True)
pdf.ln(3); pdf.set_x(12); pdf.set_font('helvetica','',8)
pdf.cell(200,5,f'Lots: {n}     Occupied: {occ}     Vacant: {n-occ}     Occupancy: {occ/n*100:.1f}%     (no lot 13)')
pdf.ln(6); pdf.set_x(12); pdf.cell(250,5,'LOT = lot rent   POH = park-owned home rent   WTR = water (metered)   SWR = sewer   TRS = trash   PET = pet fee')
pdf.set_font('helvetica','',7); pdf.set_xy(12,205); pdf.cell(254,4,f'Page {pdf.page_no()}',align='R')
pdf.output(doc(F))
save(F,'MANUFACTURED_HOUSING','park manager, Rent-Manager-like print','recurring charge columns, 62 lots',False,'Sagebrush Flats Mobile Home Park','2026-08-31',n,occ,n-occ,rows,planted=dict(what=f'The total of the WTR column is printed {money(wrong)}; the rows add to {money(S[2])}',kind='total_wrong'))
