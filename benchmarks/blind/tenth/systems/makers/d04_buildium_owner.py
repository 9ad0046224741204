import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
R=random.Random(4404)
NAME='RentalOwnerStatement_Nov2025.pdf'
CO=['11/1/2025 - 11/30/2025','Year to date']
P=[('118 Briar Glen Drive',2395,dict(hoa=0,mort=0,rep=412.6,lawn=95,late=75,vac=0)),('2207 Cobblestone Ct',2150,dict(hoa=68,mort=0,rep=0,lawn=0,late=0,vac=1)),('4415 W Palmetto Street, Units A & B',3280,dict(hoa=0,mort=1,rep=1268.14,lawn=120,late=50,vac=0))]
sts=[]; 
for k,(nm,rent,o) in enumerate(P):
    s=St('Rental owner statement',nm,'2025-11-01','2025-11-30',CO,page=k+2)
    C=lambda x:int(round(x*100))
    b0=s.L('Beginning balance',[C(500+k*250+ (R.uniform(0,90) if k else 0)),C(500+k*250)])
    s.H('Income')
    months=10 if o['vac'] else 11
    g=[s.L('Rent Income',[C(rent),C(rent*months)])]
    if o['late']: g.append(s.L('Late Fee Income',[C(o['late']),C(o['late']*3)]))
    else: g.append(s.L('Late Fee Income',[0,C(150)]))
    if k==0: g.append(s.L('Pet Fee Income',[C(35),C(385)]))
    if k==2: g+= [s.L('Utility Reimbursement',[C(118.52),C(1296.07)]),s.L('Security Deposit Forfeit',[0,C(640)])]
    ti=s.T('Total income',g,key='total_income')
    s.H('Expenses')
    g=[s.L('Management Fees',[C(rent*.08),C(rent*months*.08)])]
    if o['vac']: g.append(s.L('Leasing Fees',[0,C(rent*.5)]))
    if o['hoa']: g.append(s.L('HOA Dues',[C(o['hoa']),C(o['hoa']*11)]))
    g.append(s.L('Insurance',[C(0) if k!=1 else C(1342),C(1188+k*154 if k!=1 else 1342)]))
    if o['lawn']: g.append(s.L('Landscaping',[C(o['lawn']),C(o['lawn']*8)]))
    g.append(s.L('Property Taxes',[C(0) if k!=2 else C(2671.44),C(3104.9+k*500) if k!=2 else C(5342.88)]))
    s.H('Repairs and Maintenance') ; 
    q=[s.L('HVAC',[C(o['rep']) if k==0 else 0,C(o['rep']+289) if k==0 else C(195)],sub=1),s.L('Plumbing',[C(o['rep']) if k==2 else 0,C(o['rep']*1+412.75)],sub=1),s.L('General Repairs',[C(R.uniform(40,160)),C(R.uniform(700,1400))],sub=1)]
    rm=s.T('Total Repairs and Maintenance',q)
    g.append(rm)
    if k!=1: g.append(s.L('Utilities - Water',[C(88.4+k*51),C(1002.31+k*520)]))
    else: g.append(s.L('Cleaning',[0,C(310)]))
    te=s.T('Total expenses',g,key='total_operating_expenses')
    noi=s.T('Net operating income',[ti,te],rt='TOTAL',signs=[1,-1],key='noi')
    s.H('Other activity')
    g=[]
    if o['mort']: g.append(s.L('Mortgage payment - First Prairie Bank',[C(-1122.83),C(-1122.83*11)]))
    ci=s.L('Owner contributions',[0,C([0,800,0][k])]); g.append(ci)
    if k==2: g.append(s.L('Security deposits held',[0,C(-250)]))
    base=[s.rows[b0]['v'][c]+s.rows[noi]['v'][c]+sum(s.rows[i]['v'][c] for i in g) for c in (0,1)]
    res=C([500,750,1000][k])
    if base[0]<res: s.rows[ci]['v']=[res-base[0],res-base[0]]; base=[res,base[1]+res-base[0]]
    g.append(s.L('Owner distributions',[-(base[0]-res),-(base[1]-res)]))
    oa=s.T('Total other activity',g)
    s.T('Ending balance',[b0,noi,oa],rt='TOTAL')
    sts.append(s)
W,Hh=letter; BL=colors.HexColor('#1F5C99'); GR=colors.HexColor('#6B7280')
c=canvas.Canvas(f'{ROOT}/documents/{NAME}',pagesize=letter)
def fo(n):
    c.setFont('Helvetica',7.5); c.setFillColor(GR); c.drawString(54,30,'Juniper Lane Rentals  |  909 Chestnut Ave, Suite 4, Greenville, SC 29601  |  (864) 555-0142'); c.drawRightString(W-54,30,f'{n} of 4'); c.setFillColor(colors.black); c.showPage()
c.setFillColor(BL); c.rect(0,Hh-72,W,72,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',18); c.drawString(54,Hh-45,'Juniper Lane Rentals'); c.setFillColor(colors.black)
c.setFont('Helvetica',9); 
for k,t in enumerate(['Marlow Ridge Investments LLC','c/o Dana Whitlock','61 Old Orchard Road','Simpsonville, SC 29681']): c.drawString(54,Hh-112-k*12,t)
c.setFont('Helvetica-Bold',11); c.drawString(360,Hh-112,'Rental owner statement'); c.setFont('Helvetica',9); c.drawString(360,Hh-126,'Statement period: 11/1/2025 - 11/30/2025'); c.drawString(360,Hh-138,'Prepared 12/4/2025 - cash basis')
y=Hh-200; c.setFont('Helvetica',9.5)
for t in ['Dear Dana,','Enclosed are the November statements for your three properties. Each property starts on its own page. Your','distribution was sent by EFT on 12/3; your wire of 11/19 covers the tax bill at Palmetto.','','The plumbing charge at Palmetto is the sewer line cleanout we discussed. No unpaid bills at period end.']:
    c.drawString(54,y,t); y-=13
y-=14; c.setFont('Helvetica-Bold',9); c.setFillColor(BL); c.drawString(54,y,'Property'); c.drawRightString(400,y,'Lease ends'); c.drawRightString(W-54,y,'Property reserve'); c.setFillColor(colors.black); y-=5; c.line(54,y,W-54,y); y-=13; c.setFont('Helvetica',9)
for (nm,_,o),d,r in zip(P,['6/30/2026','1/31/2027','various'],['$500.00','$750.00','$1,000.00']):
    c.drawString(54,y,nm); c.drawRightString(400,y,d); c.drawRightString(W-54,y,r); y-=14
fo(1)
for n,(s,(nm,_,o)) in enumerate(zip(sts,P)):
    c.setFillColor(BL); c.setFont('Helvetica-Bold',13); c.drawString(54,Hh-58,nm); c.setFillColor(GR); c.setFont('Helvetica',8.5); c.drawString(54,Hh-71,'Rental owner statement  ·  Marlow Ridge Investments LLC  ·  Greenville, SC'); c.setFillColor(colors.black)
    y=Hh-100; c.setFont('Helvetica-Bold',8.5); c.drawRightString(440,y,CO[0]); c.drawRightString(W-58,y,CO[1]); y-=6; c.setLineWidth(1.2); c.setStrokeColor(BL); c.line(54,y,W-54,y); c.setStrokeColor(colors.lightgrey); c.setLineWidth(.4); y-=15
    for r in s.rows:
        if r['rt']=='HEADING':
            y-=0 if r['label'].startswith('Rep') else 6
            c.setFont('Helvetica' if r['label'].startswith('Rep') else 'Helvetica-Bold',9.5); 
            c.setFillColor(colors.black if r['label'].startswith('Rep') else BL); c.drawString(72 if r['label'].startswith('Rep') else 58,y,r['label']); c.setFillColor(colors.black); y-=16; continue
        big=r['rt']=='TOTAL' or r['label']=='Beginning balance'
        b=big or r['rt']=='SUBTOTAL'
        if big: c.setFillColor(colors.HexColor('#EAF1F8')); c.rect(54,y-5,W-108,17,fill=1,stroke=0); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold' if b else 'Helvetica',9)
        x=58 if b else 72
        if r.get('sub'): x=86
        if r['label'].startswith('Total Rep'): x=72; c.setFont('Helvetica',9)
        c.drawString(x,y,r['label'])
        for X,v in ((440,r['v'][0]),(W-58,r['v'][1])): c.drawRightString(X,y,m(v,cur='$'))
        if not big: c.line(54,y-5,W-54,y-5)
        y-=17
    c.setFont('Helvetica-Oblique',7.5); c.drawString(54,y-10,'Year to date is from 1/1/2025. Amounts in parentheses reduce your balance.')
    fo(n+2)
c.save()
save(NAME,sts,'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','Buildium rental owner statement: cover letter with side table, then three houses, one statement a page, period and YTD',True)
