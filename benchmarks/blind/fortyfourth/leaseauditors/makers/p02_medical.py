import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
R=random.Random(4402); D=dt.date
F='p02_whitlock_medical_pavilion.pdf'
W,H=letter
# suite, practice, specialty line, sf, start, end, rate, dep, esc, note
T=[
('101','Whitlock Regional Health System','Imaging & Diagnostics','8,940',D(2017,5,1),D(2032,4,30),24.5,None,.02),
('102','Aboite Retail Pharmacy, Inc.','Ground-floor pharmacy','1,812',D(2021,9,1),D(2026,8,31),26.0,3900,.03),
('105','Three Rivers Women\'s Care, P.C.','OB/GYN','5,466',D(2019,2,1),D(2029,1,31),22.75,10250,.025),
('110','VACANT','white box','2,204',None,None,None,None,None),
('112','Summit Orthotics & Prosthetics','Retail / fitting','2,630',D(2023,4,15),D(2028,4,30),21.5,4700,.03),
('200','Whitlock Regional Health System','Physical Therapy','6,115',D(2017,5,1),D(2032,4,30),23.0,None,.02),
('201','Kovalenko & Rust Dental Group','General dentistry','3,027',D(2020,7,1),D(2030,6,30),22.0,5500,.025),
('204','Maumee Valley ENT Associates','Otolaryngology, audiology','4,388',D(2016,11,1),D(2026,10,31),21.75,7900,None),
('207','N. Adeyemi-Storch, M.D., LLC','Dermatology','1,955',D(2024,3,1),D(2029,2,28),24.0,3910,.03),
('210','Heartland Sleep Laboratory','8 sleep rooms','3,340',D(2022,6,1),D(2027,5,31),20.5,None,.025),
('214','VACANT','former optometrist; exam lanes in place','1,690',None,None,None,None,None),
('301','Summit City Cardiology Partners LLP','Cardiology, cath recovery','9,272',D(2018,8,1),D(2033,7,31),23.5,18200,.02),
('305','Summit City Cardiology Partners LLP','Expansion space (nuclear)','2,486',D(2021,8,1),D(2033,7,31),23.5,None,.02),
('308','Glenbrook Pediatrics, Inc.','Pediatrics','4,120',D(2020,1,1),D(2025,12,31),22.25,7600,None),
('312','Dr. Ellsworth Plimpton','Psychiatry, sublet from 308 until 2023','812',D(2023,1,1),'Month-to-month',19.0,1285,None),
('315','Indiana Allergy Serum Co.','Lab','1,448',D(2025,1,1),D(2030,12,31),21.0,2534,.03),
]
cv=canvas.Canvas(path(F),pagesize=letter,invariant=1)
X=dict(su=44,ten=84,sf=283,term=292,rent=415,cam=464,tax=512,ins=552); y=0;pg=0
def head(first):
    global y,pg; pg+=1
    if first:
        cv.setFont('Times-Bold',16); cv.drawString(44,H-52,'Whitlock Medical Pavilion')
        cv.setFont('Times-Roman',10); cv.drawString(44,H-66,'7400 Illsley Ridge Parkway, Fort Wayne, Indiana 46804')
        cv.setFont('Times-Italic',10); cv.drawString(44,H-80,'Tenant roster and rent schedule, effective September 1, 2025')
        cv.drawRightString(W-44,H-66,'Managed by Cordray & Lunt Healthcare Realty'); y=H-104
    else:
        cv.setFont('Times-Italic',9); cv.drawString(44,H-46,'Whitlock Medical Pavilion (continued)'); cv.drawRightString(W-44,H-46,f'page {pg}'); y=H-66
    cv.setFillColor(colors.HexColor('#1f4e5f')); cv.rect(40,y-18,W-80,30,fill=1,stroke=0); cv.setFillColor(colors.white)
    cv.setFont('Times-Bold',8.5)
    cv.drawString(X['su'],y-2,'Suite'); cv.drawString(X['ten'],y-2,'Practice'); cv.drawRightString(X['sf'],y-2,'RSF'); cv.drawString(X['term']+6,y-2,'Term'); cv.drawRightString(X['rent'],y-2,'Base Rent'); cv.drawCentredString(505,y+2,'Monthly estimates')
    cv.setStrokeColor(colors.white); cv.setLineWidth(.5); cv.line(435,y-1,565,y-1)
    cv.setFont('Times-Roman',8); cv.drawString(X['ten'],y-13,'specialty · deposit · escalations'); cv.drawRightString(X['rent'],y-13,'per annum')
    for k,t in(('cam','CAM'),('tax','Tax'),('ins','Ins.')): cv.drawRightString(X[k],y-12,t)
    cv.setFillColor(colors.black); cv.setStrokeColor(colors.black); y-=32
head(True); rows=[]; n=0
S=dict(sf=0,rent=0,cam=0,tax=0,ins=0)
for su,ten,spec,sft,s,e,rate,dep,esc in T:
    sf=int(sft.replace(',','')); vac=ten=='VACANT'
    fl=su[0]
    if n==0 or fl!=T[n-1][0][0]:
        if y<150: cv.showPage(); head(False)
        cv.setFont('Times-Bold',9.5); cv.drawString(44,y,{'1':'First Floor','2':'Second Floor','3':'Third Floor'}[fl]); y-=14
    rent=round(sf*rate,2) if rate else None
    steps=[]
    if esc:
        cur=rent; d=s
        while len(steps)<3:
            d=addm(d,12)
            if d>=(e if isinstance(e,D) else D(2000,1,1)): break
            if d<=D(2025,9,1): continue
            cur=round(cur*(1+esc),2); steps.append((d,cur))
    lines=1+ (1 if (len(steps)) else 0)
    if y<100: cv.showPage(); head(False)
    if n%2==0: cv.setFillColor(colors.HexColor('#eef4f6')); cv.rect(40,y-13-10*lines+8,W-80,16+10*lines,fill=1,stroke=0); cv.setFillColor(colors.black)
    cv.setFont('Times-Bold',9); cv.drawString(X['su'],y,su); cv.drawString(X['ten'],y,ten); cv.setFont('Times-Roman',9); cv.drawRightString(X['sf'],y,sft)
    q=dict(unit=su,area=sf,section={'1':'First Floor','2':'Second Floor','3':'Third Floor'}[fl])
    S['sf']+=sf
    second=spec
    if not vac:
        end=e.strftime('%m/%y') if 0 else (f"{e.month}/{e.day}/{e:%y}" if isinstance(e,D) else 'Month-to-mo.')
        cv.drawString(X['term'],y,f"{s.month}/{s.day}/{s:%y} – {end}"); cv.drawRightString(X['rent'],y,f"{rent:,.2f}")
        cam=round(sf*R.choice([4.85,4.85,4.85,4.4])/12,2); tax=round(sf*2.18/12,2); ins=round(sf*.37/12,2)
        if su=='312': cam=tax=ins=0
        for k,v in(('cam',cam),('tax',tax),('ins',ins)): cv.drawRightString(X[k],y,f"{v:,.2f}" if v else 'gross' if k=='cam' else ''); S[k]+=v
        S['rent']+=rent
        if dep: second+=f" · dep. ${dep:,}"
        q.update(tenantName=ten,annualRent=rent,leaseStartDate=iso(s),leaseEndDate=iso(e) if isinstance(e,D) else 'Month-to-mo.',deposit=dep,statusText='Occupied',
          charges=[{"code":c,"amount":v} for c,v in(('CAM',cam),('Tax',tax),('Ins.',ins)) if v],rentSteps=[{"date":iso(d),"amount":a,"per":"year"} for d,a in steps])
    else: q.update(statusText='VACANT')
    cv.setFont('Times-Roman',8); cv.setFillColor(colors.HexColor('#333333')); cv.drawString(X['ten'],y-10,second)
    yy=y-10
    if steps:
        yy-=10; cv.setFont('Times-Italic',8); cv.drawString(X['ten'],yy,'Base rent per annum from '+';  '.join(f"{d.month}/{d.day}/{d:%y}  ${a:,.2f}" for d,a in steps))
    cv.setFillColor(colors.black); y=yy-16; rows.append(q); n+=1
cv.line(40,y+8,W-40,y+8); cv.setFont('Times-Bold',9); cv.drawString(84,y-4,'Building total'); cv.drawRightString(X['sf'],y-4,f"{S['sf']:,}"); cv.drawRightString(X['rent'],y-4,f"{S['rent']:,.2f}")
for k in('cam','tax','ins'): cv.drawRightString(X[k],y-4,f"{S[k]:,.2f}")
y-=22; cv.setFont('Times-Roman',9)
vs=sum(r['area'] for r in rows if r['statusText']=='VACANT')
cv.drawString(84,y,f"Leased {S['sf']-vs:,} RSF ({(S['sf']-vs)/S['sf']*100:.1f}%)   Vacant {vs:,} RSF (2 suites)"); y-=22
if y<150: cv.showPage(); y=H-60
cv.setFont('Times-Bold',9); cv.drawString(44,y,'Options to extend'); y-=12; cv.setFont('Times-Roman',8.5)
for t in('Suites 101/200 - Whitlock Regional: two 5-year options at 95% of fair market rent, 12 months\' notice.','Suite 105 - one 5-year option, base rent $152,300 in year 1 of the option, +2.5% yearly.','Suite 204 - option lapsed 4/30/2025; tenant has asked for a renewal proposal.','Suites 301/305 - coterminous; right of first offer on Suite 214 and any contiguous third-floor space.','Suite 308 - tenant gave notice it will not renew; space to be delivered 12/31/2025.'):
    cv.drawString(54,y,t); y-=11
cv.save()
finish(F,'OFFICE','two/three-line records in Times, annual rent only, recoveries monthly in grouped columns','annual rent; escalations on line three in words; floor headings',dict(propertyName='Whitlock Medical Pavilion',asOnDate='2025-09-01',units=16,occupied=14,vacant=2,rows=rows))
