# MRI commercial rent roll, office; two-line records, floors, charges and steps on lines below. Planted: total_wrong
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
F='MRI_CMROLL_Rainier_Gate_Office.pdf'
# floor,suite,occupant,area,start,end,base mo,[(cat,mo)],[(date,cat BR,mo)]
D=[(1,'0100','Pacific Harbor Escrow Services',4120,'2022-03-01','2027-02-28',9956.67,[('CAM',412.00),('PRK',600.00)],[('2026-03-01',10300.00)]),
(1,'0110','Cobalt Coffee Roasters Inc',1385,'2023-08-01','2028-07-31',3174.00,[('CAM',180.05)],[('2025-08-01',3269.22),('2026-08-01',3367.30)]),
(1,'0120',None,2260,None,None,None,[],[]),
(2,'0200','Northgate Structural Engineers PS',8840,'2020-01-01','2029-12-31',22100.00,[('CAM',884.00),('PRK',1950.00),('STO',225.00)],[('2026-01-01',22763.00),('2027-01-01',23445.89)]),
(2,'0240','Madrona Behavioral Health LLC',2975,'2024-05-01','2029-04-30',7189.58,[('CAM',297.50)],[('2026-05-01',7405.27)]),
(2,'0250','Tidewrack Software Inc',3410,'2021-10-01','2026-09-30',7956.67,[('CAM',341.00),('PRK',750.00)],[]),
(3,'0300','Alder & Finch Insurance Brokers',5125,'2023-02-01','2030-01-31',12385.42,[('CAM',512.50),('PRK',900.00)],[('2026-02-01',12756.98),('2027-02-01',13139.69)]),
(3,'0320',None,1890,None,None,None,[],[]),
(3,'0330','Seven Firs Land Trust',1640,'2024-09-01','2027-08-31',3416.67,[('CAM',164.00)],[('2025-09-01',3519.17)]),
(3,'0340','State of Washington - DSHS',6180,'2019-07-01','2029-06-30',14935.00,[],[]),
(4,'0400','Braddock Oyelaran & Voss PLLC',9960,'2018-11-01','2028-10-31',26145.00,[('CAM',1245.00),('PRK',2400.00),('STO',310.00)],[('2025-11-01',26929.35),('2026-11-01',27737.23)]),
(4,'0450','Summit Creek Appraisal Group',2230,'2025-02-01','2028-01-31',5110.42,[('CAM',223.00),('PRK',300.00)],[('2026-02-01',5263.73)])]
W,H=landscape(letter);c=canvas.Canvas(doc(F),pagesize=(W,H));C='Courier';CB='Courier-Bold'
# x: suite, occupant, start, exp, area, base, psf, cat, othermo, cat, date, amt
XX=[36,84,262,320,414,482,526,536,612,634,664,756];RT={4,5,6,8,11}
pg=[0];y=0
def page():
    global y
    if pg[0]: c.showPage()
    pg[0]+=1;y=H-36;c.setFont(C,8);c.drawString(36,y,'Database:  PNWPROP');c.drawRightString(756,y,f'Page:  {pg[0]}')
    c.setFont(CB,10);c.drawCentredString(W/2,y,'Commercial Rent Roll');c.setFont(C,8)
    c.drawString(36,y-11,'Bldg Id:   RAINGT');c.drawRightString(756,y-11,'Date:  6/12/2025');c.drawCentredString(W/2,y-12,'Rainier Gate Office Building');c.drawRightString(756,y-22,'Time:  04:41 PM');c.drawCentredString(W/2,y-23,'As Of 6/30/2025')
    y-=48;c.setFont(CB,7)
    for ln in [{1:'',4:'GLA',5:'Monthly',6:'Annual',7:'--- Other Charges ---',9:'---- Future Increases ----'},{0:'Bldg/Suit',1:'Occupant Name',2:'Rent Start',3:'Expiration',4:'Sqft',5:'Base Rent',6:'Rate PSF',7:'Cat',8:'Monthly',9:'Cat',10:'Date',11:'Monthly Amount'}]:
        for i,s in ln.items():(c.drawRightString if i in RT else c.drawString)(XX[i],y,s)
        y-=9
    c.line(36,y+5,756,y+5);y-=8
def put(v,f=C):
    c.setFont(f,7.2)
    for i,s in v.items():(c.drawRightString if i in RT else c.drawString)(XX[i],y,s)
us=lambda s:f'{int(s[5:7])}/{int(s[8:])}/{s[:4]}' if s else ''
page();rows=[];fl=None
S=lambda L,k:sum(d[k] or 0 for d in L)
def tot(lab,L,br=None):
    global y
    c.line(360,y+7,482,y+7);oc=[d for d in L if d[2]]
    put({1:lab+' Occupied:',4:m(S(oc,3),0),5:m(S(oc,6)) if br is None else m(br)},CB);y-=10
    put({1:lab+' Vacant:',4:m(S(L,3)-S(oc,3),0)},CB);y-=10;put({1:lab+' Total:',4:m(S(L,3),0),5:m(S(L,6)) if br is None else m(br)},CB);y-=16
for d in D:
    n=max(1,len(d[7]),len(d[8]))
    if d[0]!=fl:
        if fl: tot(f'Floor {fl}',[x for x in D if x[0]==fl])
        if y<140: page()
        fl=d[0];put({0:f'Floor {fl}'},CB);y-=13
    if y-n*9<60: page()
    for i in range(n+1 if d[2] else 1):
        v={}
        if i==0:
            v={0:d[1],1:d[2] or 'Vacant',2:us(d[3+1]),3:us(d[5]),4:m(d[3],0)}
            if d[2]: v.update({5:m(d[6]),6:m(d[6]*12/d[3])})
        if i==1: v={1:'  Master Occ Id: RG%s-1'%d[1][1:]}
        if i<len(d[7]): v.update({7:d[7][i][0],8:m(d[7][i][1])})
        if i<len(d[8]): v.update({9:'BRT',10:us(d[8][i][0]),11:m(d[8][i][1])})
        if v: put(v);y-=9
    y-=6
    r=dict(unit=d[1],section=f'Floor {fl}',area=d[3],statusText='Occupied' if d[2] else 'Vacant')
    if d[2]: r.update(tenantName=d[2],contractRent=d[6],leaseStartDate=d[4],leaseEndDate=d[5],charges=[dict(code=a,amount=b) for a,b in d[7]] or None,rentSteps=[dict(date=a,amount=b) for a,b in d[8]] or None)
    rows.append(r)
tot('Floor 4',[x for x in D if x[0]==4])
if y<80: page()
bad=round(S(D,6)+900,2);tot('Grand Total',D,bad)
c.setFont(C,7.2);c.drawString(84,y,'Occupied 10 suites   Vacant 2 suites   Total 12 suites');c.save()
save(F,'OFFICE','MRI commercial rent roll print, Courier, floors, charges and future increases beside',True,'Rainier Gate Office Building','2025-06-30',rows,12,10,2,planted=dict(what=f'Grand total monthly base rent printed {m(bad)}; the floors and rows sum to {m(S(D,6))}',kind='total_wrong'))
