# senior living census & rent roll
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
r=random.Random(7206); p=P(r); fn='06_Larkhaven_Census_RentRoll.pdf'
W,H=landscape(letter)
un=[]
for fl in(1,2):
    for n in range(1,15): un.append(('AL',f'{fl}{n:02d}',r.choice(['Studio','Studio','1 BR','1 BR Dlx','2 BR'])))
for n in range(1,11): un.append(('MC',f'MC{n}A' if n<7 else f'MC{n}','Semi-Pvt' if n<7 else 'Private')) ; (un.append(('MC',f'MC{n}B','Semi-Pvt')) if n<7 else None)
MK={'Studio':4150,'1 BR':5025,'1 BR Dlx':5450,'2 BR':6300,'Semi-Pvt':5200,'Private':7150}
SQ={'Studio':345,'1 BR':510,'1 BR Dlx':585,'2 BR':790,'Semi-Pvt':None,'Private':290}
rows=[]
for s,u,t in un:
    sec='ASSISTED LIVING' if s=='AL' else 'MEMORY CARE'
    if u in('106','113','207','MC3B'): rows.append(dict(unit=u,unitType=t,area=SQ[t],section=sec,statusText='Vacant',marketRent=MK[t])); continue
    mi=rdate(r,dt.date(2020,6,1),dt.date(2025,8,20)); rent=float(MK[t]-r.choice([0,0,150,275,400,95]))
    lv=r.choice([0,1,1,2,2,3,4]) if s=='AL' else None
    care={0:0,1:650,2:1150,3:1675,4:2300}[lv] if s=='AL' else 1850
    sp=950.0 if t in('2 BR','1 BR Dlx') and r.random()<.35 else 0.0
    oth=float(r.choice([0,0,0,45,120,75])); disc=0.0-float(r.choice([0,0,0,0,250,500]))
    rows.append(dict(unit=u,unitType=t,area=SQ[t],section=sec,statusText='Occupied',tenantName=p.lf(),moveInDate=iso(mi),marketRent=MK[t],contractRent=rent,charges=[dict(code=a,amount=b) for a,b in(('Base Rent',rent),('Care',float(care)),('2nd Person',sp),('Other',oth),('Incentive',disc))],totalCharges=rent+care+sp+oth+disc,_p=r.choice(['Private','Private','Private','LTC Ins','VA A&A','Medicaid Wvr']) ,_l=str(lv) if lv is not None else 'Incl.'if False else (f'L{lv}' if lv is not None else 'MC')))
c=canvas.Canvas(D+fn,pagesize=(W,H),invariant=1)
cols=[(36,36,'l'),(76,50,'l'),(128,28,'r'),(164,46,'l'),(214,112,'l'),(330,56,'l'),(388,50,'l'),(440,30,'c'),(474,52,'r'),(530,52,'r'),(586,48,'r'),(638,44,'r'),(684,38,'r'),(724,40,'r')]
cols=cols[:13]+[(724,42,'r')]
t=T(c,cols,size=7.3); st={'y':0,'pg':0}
def head():
    if st['pg']: c.showPage()
    st['pg']+=1
    c.setFont('Helvetica-Bold',13); c.drawString(36,H-38,'Larkhaven Senior Living'); c.setFont('Helvetica',9); c.drawString(36,H-51,'Census and Rent Roll for the Month of August 2025'); c.drawRightString(W-30,H-38,'31-Aug-2025'); c.drawRightString(W-30,H-51,f'p. {st["pg"]}')
    y=H-70; c.setFillColor(colors.HexColor('#6b4c7a')); c.rect(34,y-13,W-62,23,fill=1,stroke=0); c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold',7.3); c.drawCentredString(240,y+1,'Apartment and Resident'); c.drawCentredString(645,y+1,'Monthly Charges')
    c.setFont('Helvetica-Bold',7)
    t.row(y-9,['Apt','Style','SF','Status','Resident','Admit Date','Payor','Care','Street Rate','Base Rent','Care Fee','2nd Pers','Other','Incentive'],f='Helvetica-Bold',size=6.8)
    c.setFillColor(colors.black); st['y']=y-25
# total column does not fit: second variant
cols[8:]=[(470,44,'r'),(518,48,'r'),(570,44,'r'),(616,36,'r'),(654,32,'r'),(688,36,'r')]
cols.append((726,42,'r'))
_r=t.row
def head2():
    head()
nm=['Apt','Style','SF','Status','Resident','Admit Date','Payor','Care','Street','Base Rent','Care','2nd Pers','Other','Incent.','Total']
def head():
    if st['pg']: c.showPage()
    st['pg']+=1
    c.setFont('Helvetica-Bold',13); c.drawString(36,H-38,'Larkhaven Senior Living'); c.setFont('Helvetica',9); c.drawString(36,H-51,'Census and Rent Roll as of August 31, 2025'); c.drawRightString(W-24,H-38,'Confidential - contains resident information'); c.drawRightString(W-24,H-51,f'p. {st["pg"]}')
    y=H-70; c.setFillColor(colors.HexColor('#6b4c7a')); c.rect(34,y-13,W-58,24,fill=1,stroke=0); c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold',7.3); c.drawCentredString(200,y+2,'Apartment and Resident'); c.drawCentredString(645,y+2,'Monthly Charges')
    t.row(y-9,nm,f='Helvetica-Bold',size=6.8); c.setFillColor(colors.black); st['y']=y-25
head()
dm=lambda s:dt.date.fromisoformat(s).strftime('%d-%b-%Y')
C=lambda L,i:sum(x['charges'][i]['amount'] for x in L if x.get('charges'))
def totals(lab,L):
    oc=[x for x in L if x.get('tenantName')]
    c.setLineWidth(.5); c.line(470,st['y']+8,W-24,st['y']+8)
    t.row(st['y'],['','','','','','','','',f"{sum(x['marketRent'] for x in L):,.0f}"]+[(f'{C(L,i):,.0f}' if C(L,i)>=0 else f'({-C(L,i):,.0f})') for i in range(5)]+[f"{sum(x['totalCharges'] for x in oc):,.0f}"],f='Helvetica-Bold')
    c.setFont('Helvetica-Bold',7.3); c.drawString(36,st['y'],lab); c.setFont('Helvetica',7.3); c.drawString(214,st['y'],f'{len(L)} beds, {len(oc)} occupied, {len(L)-len(oc)} vacant   ({100*len(oc)/len(L):.1f}% occupied)'); st['y']-=18
i=0
for sec in('ASSISTED LIVING','MEMORY CARE'):
    c.setFont('Helvetica-Bold',8.5); c.setFillColor(colors.HexColor('#6b4c7a')); c.drawString(36,st['y'],sec); c.setFillColor(colors.black); st['y']-=12
    L=[x for x in rows if x['section']==sec]
    for x in L:
        if st['y']<44: head()
        v=[x['unit'],x['unitType'],x['area'] or '',x['statusText'],x.get('tenantName',''),dm(x['moveInDate']) if 'moveInDate' in x else '',x.get('_p',''),x.get('_l',''),f"{x['marketRent']:,}"]
        if x.get('charges'): v+=[(f"{k['amount']:,.0f}" if k['amount']>=0 else f"({-k['amount']:,.0f})") for k in x['charges']]+[f"{x['totalCharges']:,.0f}"]
        t.row(st['y'],v); c.setLineWidth(.2); c.setStrokeColor(colors.lightgrey); c.line(36,st['y']-2.5,W-24,st['y']-2.5); c.setStrokeColor(colors.black); st['y']-=11.3
    totals('Total '+sec.title(),L)
totals('Total Community',rows)
c.setFont('Helvetica-Oblique',7); c.drawString(36,st['y'],'Care levels: L0 independent, L1 to L4 by assessment, MC = memory care flat fee. Street rate is the current published rate for the apartment style.')
c.save()
oc=[x for x in rows if x.get('tenantName')]
R=[{k:v for k,v in x.items() if k[0]!='_'} for x in rows]
save(fn,dict(propertyName='Larkhaven Senior Living',asOnDate='2025-08-31',units=len(rows),occupied=len(oc),vacant=len(rows)-len(oc),rows=R),'SENIOR_HOUSING','Senior living census, AL and MC sections, care charges in columns')
