import random
from common import *
from reportlab.pdfgen import canvas
R=random.Random(4190)
fn='tallgrass_office_aged_delq_1026.pdf'
T=["Kessler & Broome Engineers, P.C.|100|9812.50","Pinnacle Title of Kansas|110|4215","Heartland Allergy Assoc|120|6890.75","Vantage Staffing Group|135|3104.17","Oakline Mortgage LLC|140|5512.08","Rourke Wealth Advisors|150|4780","Bluestem Software, Inc.|200|21416.67","Great Plains Court Reporting|210|2260.5","Danvers Insurance Agency|215|1985","State of Kansas - DCF|220|15840","Midway Physical Therapy|230|7125.33","NorthStar Benefits|240|3640","Calloway Architects|250|8306.25","The Coffee Cart (kiosk)|L01|450","Sunflower Dental Lab|260|3412","Lambert Hearing Centers|265|2875.42","Prairie Orthotics|270|3318","Tessera Data Corp|300|27250","Brightwater Counseling|305|2140.83","Regent Appraisal Co.|310|1762.5","Fenwick Law Offices|320|9460","Unity Home Hospice|330|6208.33","Quill & Ledger CPAs|340|5075","AeroTech Licensing (former)|345|3990","Summit Wireless - Roof|RF1|1850","Marigold Early Learning|400|10412.5","Delmar Freight Brokers|410|4466.67","First Prairie Credit Union|415|6720","Hollis Imaging|420|12880","Corbett Land Services|430|2590"]
CODES=[('BRC','Base Rent Commercial'),('OPX','Operating Expense'),('RET','Real Estate Tax Rec'),('PKG','Parking Reserved'),('ELS','Electric Submeter'),('LTF','Late Fee'),('HVA','After Hours HVAC'),('TEN','Tenant Work Order'),('RCU','CAM Recon 2025')]
K=['total','current','other:1 Month','other:2 Months','other:3 Months','other:4 Months']
ten=[];rows=[];drop=None
for i,l in enumerate(T):
    nm,su,rent=l.split('|');rent=float(rent);ch=[]
    mode=R.choices(['cur','mid','bad','odd'],[4,4,2,3])[0]
    if 'former' in nm: mode='bad'
    months={'cur':[10],'mid':[9,10],'bad':[6,7,8,9,10],'odd':[10]}[mode]
    def bk(m): return min(10-m,4)
    for m in months:
        if 'former' in nm and m>8: continue
        d=f'2026-{m:02d}-01'
        if mode!='odd': ch.append([d,'BRC','CH',rent if m!=months[0] or R.random()<.5 else r2(rent*R.uniform(.2,.8)),bk(m)])
        if su not in('L01','RF1'):
            ch.append([d,'OPX','CH',r2(rent*.18),bk(m)])
            if R.random()<.5: ch.append([d,'RET','CH',r2(rent*.09),bk(m)])
        if m<10 or R.random()<.2: ch.append([f'2026-{m:02d}-11','LTF','NC',r2(max(50,rent*.05)),bk(m)])
    if R.random()<.4: ch.append([f'2026-10-{R.randint(14,27)}',R.choice(['ELS','HVA']),'NC',r2(R.uniform(60,900)),0])
    if R.random()<.3: ch.append(['2026-04-15','RCU','CH',r2(rent*R.uniform(.1,.6)),4])
    if R.random()<.25: ch.append([f'2026-08-{R.randint(3,27):02d}','TEN','NC',r2(R.uniform(95,1200)),2])
    if R.random()<.2: ch.append([f'2026-10-{R.randint(2,9):02d}','BRC','CR',-r2(rent*R.uniform(.1,.5)),0])
    ch.sort(key=lambda x:(x[0],x[1]))
    lp=f'{R.choice([8,9,10]) if mode!="bad" else 5}/{R.randint(2,28)}/2026';lpa=r2(rent*R.choice([1,1.27,1.18,.5]))
    ten.append((f'418-{1001+i*R.choice([1,1]) :06d}',nm,su,rent,ch,lp,lpa))
names=dict(CODES)
W,H=612,792;c=canvas.Canvas(doc(fn),pagesize=(W,H));CX=[276,338,400,462,520,578];pg=0
f=lambda x:f'{x:,.2f}'
def us(d): y,m,dd=d.split('-');return f'{int(m)}/{int(dd)}/{y}'
def head():
    global pg,y
    pg+=1;y=H-40;c.setFont('Courier',8)
    c.drawString(30,y,'Database:  PRAIRIE');c.drawString(30,y-10,'ENTITY:    418');c.setFont('Courier-Bold',10);c.drawCentredString(W/2,y,'Aged Delinquencies');c.setFont('Courier',8);c.drawCentredString(W/2,y-10,'Prairie Realty Partners');c.drawCentredString(W/2,y-20,'Tallgrass Office Center');c.drawCentredString(W/2,y-30,'Period: 10/26')
    c.drawRightString(W-30,y,f'Page:     {pg:>8}');c.drawRightString(W-30,y-10,'Date: 11/2/2026');c.drawRightString(W-30,y-20,'Time:  08:14 AM')
    y-=48;c.drawString(30,y,'Invoice Date');c.drawString(92,y,'Category');c.drawString(208,y,'Src')
    for x,t in zip(CX,['Amount','Current','1 Month','2 Months','3 Months','4 Months']): c.drawRightString(x,y,t)
    c.line(30,y-4,W-30,y-4);y-=18
def need(n):
    if y-n*9.5<46: c.showPage();head()
head();totals=[];G={k:0 for k in K};cat={}
c_drop=0
for tid,nm,su,rent,ch,lp,lpa in ten:
    if not ch: continue
    need(len(ch)+6 if len(ch)<12 else 8)
    c.setFont('Courier-Bold',7.5);c.drawString(30,y,tid);c.drawString(96,y,nm);c.setFont('Courier',7.5);c.drawString(290,y,'Master Occupant Id: '+f'{tid[4:]}-1');c.drawRightString(W-30,y,'Day Due: 1  Delq Day: 10');y-=9.5
    c.drawString(96,y,f'Suite {su}');c.drawString(180,y,'Inactive' if 'former' in nm else 'Current');c.drawString(290,y,f'Last Payment:  {lp:>10}  {f(lpa):>12}');y-=12
    S={k:0 for k in K}
    for j,(d,code,src,amt,b) in enumerate(ch):
        k=K[1+b];S['total']+=amt;S[k]+=amt;cat.setdefault(code,{q:0 for q in K});cat[code]['total']+=amt;cat[code][k]+=amt
        if su=='230' and code=='OPX' and drop is None and j>0:
            drop=(us(d),names[code],amt,nm);continue
        need(1);c.setFont('Courier',7.5)
        c.drawString(30,y,us(d));c.drawString(92,y,f'{code} {names[code]}');c.drawString(208,y,src)
        row={'unit':su,'name':nm,'resident':tid,'date':d,'charge':f'{code} {names[code]}','total':amt}
        for q,x in zip(K,CX):
            v=amt if q in('total',k) else 0.0
            c.drawRightString(x,y,f(v));row[q]=v
        rows.append(row);y-=9.5
    c.line(CX[0]-52,y+6,W-30,y+6);y-=3;need(1);c.setFont('Courier-Bold',7.5);lab=f'{nm} Total:';c.drawString(30,y,lab)
    S={k:r2(v) for k,v in S.items()}
    for q,x in zip(K,CX): c.drawRightString(x,y,f(S[q]));G[q]+=S[q]
    totals.append({'label':lab,**S});y-=20
need(16);y-=4;c.line(30,y+9,W-30,y+9);c.setFont('Courier-Bold',7.5);c.drawString(30,y,'ENTITY 418 Total:')
G={k:r2(v) for k,v in G.items()}
for q,x in zip(K,CX): c.drawRightString(x,y,f(G[q]))
totals.append({'label':'ENTITY 418 Total:',**G});y-=22;c.drawString(30,y,'Category Recap');y-=12;c.setFont('Courier',7.5)
for code,n in CODES:
    if code in cat:
        c.drawString(40,y,f'{code} {n}')
        for q,x in zip(K,CX): c.drawRightString(x,y,f(r2(cat[code][q])))
        y-=9.5
c.save();print(len(rows),pg,drop,G)
assert drop
save(fn,'AR','MRI aged delinquencies by tenant with charges, category recap, office building',False,K,rows,totals,{"what":f"{drop[3]}: charge {drop[1]} of {drop[0]} for {drop[2]:,.2f} is missing from the list; tenant and entity totals and the recap still include it","kind":"row_dropped"})
