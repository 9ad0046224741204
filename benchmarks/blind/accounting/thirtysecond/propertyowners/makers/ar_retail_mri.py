# aged delinquencies, tenant blocks with charge lines; PLANTED: one charge line not printed
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME='aged_delinq_4410_0625'
B=['total','current','b31_60','b61_90','b91_120','b120']
T=[('0100','000217','Harvest & Vine Market','6/05/2025',48210.00,[('CAM','6/01/2025',6120.44,0),('RET','6/01/2025',5410.20,0),('TRU','4/15/2025',3318.67,2)]),
('0105','000244','Blue Lantern Ramen House','5/19/2025',4000.00,[('BRT','5/01/2025',2650.00,1),('BRT','6/01/2025',6650.00,0),('CAM','5/01/2025',1012.50,1),('CAM','6/01/2025',1012.50,0),('RET','6/01/2025',748.33,0),('LAT','6/11/2025',150.00,0)]),
('0108','000198','Copperleaf Family Dentistry','6/02/2025',9874.12,[('TRU','4/15/2025',1126.40,2),('PPR','6/28/2025',-9874.12,0)]),
('0112','000251','Stitch & Thimble Alterations','2/27/2025',2100.00,[('BRT','2/01/2025',1140.00,5),('BRT','3/01/2025',3240.00,5),('BRT','4/01/2025',3240.00,2),('BRT','5/01/2025',3240.00,1),('BRT','6/01/2025',3240.00,0),('CAM','3/01/2025',486.00,5),('CAM','4/01/2025',486.00,2),('CAM','5/01/2025',486.00,1),('CAM','6/01/2025',486.00,0),('LEG','5/22/2025',875.00,1)]),
('0116','000230','Northgate Cellular Outlet #7','6/03/2025',5980.00,[('INS','6/01/2025',214.75,0),('SGN','3/20/2025',325.00,4)]),
('0120','000263','Pup Theory Grooming LLC','6/17/2025',1500.00,[('BRT','6/01/2025',2320.50,0),('RET','6/01/2025',402.18,0),('UTL','5/15/2025',188.92,1)]),
('0130','000175','Redfern Fitness Club','5/30/2025',27400.00,[('BRT','6/01/2025',24150.00,0),('CAM','6/01/2025',4877.10,0),('RET','6/01/2025',4120.66,0),('INS','6/01/2025',690.15,0),('TRU','1/31/2025',5204.81,5),('PPR','5/30/2025',-1236.09,1)]),
('0134','000259','Saffron Court Indian Grill','6/10/2025',8112.40,[('PCT','3/31/2025',4416.02,4),('UTL','6/15/2025',512.36,0)]),
('0140','000266','Tidewater Nail Studio','6/04/2025',3866.25,[('LAT','4/11/2025',96.66,2),('LAT','5/11/2025',96.66,1)]),
('0145','000240','Gable & Finch Books','6/06/2025',4450.00,[('CAM','5/01/2025',731.25,1),('CAM','6/01/2025',731.25,0),('RET','5/01/2025',588.40,1),('RET','6/01/2025',588.40,0)]),
('0150','000209','Marlowe Urgent Care Partners','6/01/2025',18220.35,[('PPR','6/30/2025',-18220.35,0)]),
('OP-1','000121','Silver Spoke Bank, N.A. (Ground Lease)','6/01/2025',14583.33,[('RET','5/01/2025',1975.00,1),('RET','6/01/2025',1975.00,0)]),
('OP-3','000188','Juniper Drive-Thru Coffee Co.','4/29/2025',7916.67,[('BRT','5/01/2025',7916.67,1),('BRT','6/01/2025',7916.67,0),('SGN','6/20/2025',140.00,0)])]
CODES=dict(BRT='Base Rent',CAM='Common Area Maint.',RET='Real Estate Tax',INS='Insurance Recovery',PCT='Percentage Rent',TRU='Prior Year Recovery',UTL='Utility Rebill',LAT='Late Charge',LEG='Legal Fee Rebill',SGN='Pylon Sign',PPR='Prepaid Rent')
BK={0:'current',1:'b31_60',2:'b61_90',4:'b91_120',5:'b120'}
DROP=('0112','CAM','4/01/2025')
def f(v):
    s=f'{abs(v):,.2f}'; return s+'-' if v<0 else s+' '
def build():
    W,H=landscape(letter); cv=canvas.Canvas(f'{DOC}/{NAME}.pdf',pagesize=(W,H),invariant=1)
    X=[388,466,544,622,700,762]; pg=[0]; y=[0]
    def head():
        if pg[0]: cv.showPage()
        pg[0]+=1; cv.setFont('Times-Roman',8)
        for i,t in enumerate(['Database:  BRMCOMM','Entity:       4410','Book:         ACCRUAL']): cv.drawString(30,H-32-10*i,t)
        for i,t in enumerate([f'Page:   {pg[0]}','Date:   7/01/2025','Time:   8:14 AM']): cv.drawString(W-110,H-32-10*i,t)
        cv.setFont('Times-Bold',13); cv.drawCentredString(W/2,H-34,'Aged Delinquencies'); cv.setFont('Times-Roman',10); cv.drawCentredString(W/2,H-47,'Bramblewood Shopping Center'); cv.drawCentredString(W/2,H-59,'Period: 06/25')
        yy=H-84; cv.setFont('Times-Bold',9); cv.drawString(30,yy,'Invoice Date'); cv.drawString(100,yy,'Category'); cv.drawString(160,yy,'Source')
        for x,h in zip(X,['Total Due','Current','31-60','61-90','91-120','Over 120']): cv.drawRightString(x,yy,h)
        cv.setLineWidth(1.2); cv.line(30,yy-5,W-28,yy-5); y[0]=yy-18
    def need(n):
        if y[0]-n*11<40: head()
    def nums(d,font='Times-Roman'):
        cv.setFont(font,9)
        for x,n in zip(X,B): cv.drawRightString(x+(0 if f(d[n]).endswith('-') else 0),y[0],f(d[n]))
    head(); rows=[]; tots=[]; G={n:0 for n in B}; cat={}
    for suite,idn,name,lp,lpa,lines in T:
        need(len(lines)+5)
        cv.setFont('Times-Bold',9); cv.drawString(30,y[0],f'4410-{idn}'); cv.drawString(100,y[0],name); cv.setFont('Times-Roman',8.5)
        cv.drawString(330,y[0],f'Suite: {suite}'); cv.drawString(420,y[0],'Status: Current'); cv.drawString(520,y[0],'Day Due: 1   Delq Day: 10'); y[0]-=11
        cv.drawString(100,y[0],f'Last Payment:  {lp}    {lpa:,.2f}'); y[0]-=13
        S={n:0 for n in B}
        for code,dt,a,k in sorted(lines,key=lambda l:tuple(int(q) for q in (l[1].split('/')[2],*l[1].split('/')[:2]))):
            d={n:0 for n in B}; d['total']=a; d[BK[k]]=a
            for n in B: S[n]=r2(S[n]+d[n])
            cat[code]=r2(cat.get(code,0)+a)
            if (suite,code,dt)==DROP: continue
            cv.setFont('Times-Roman',9); cv.drawString(30,y[0],dt); cv.drawString(100,y[0],code); cv.drawString(160,y[0],'CR' if code=='PPR' else 'CH'); nums(d)
            m,dd,yy=dt.split('/'); rows.append(dict(unit=suite,resident='4410-'+idn,name=name,charge=code,status='Current',date=f'{yy}-{int(m):02d}-{dd}',**d)); y[0]-=11
        cv.setLineWidth(.4); cv.line(330,y[0]+8,W-28,y[0]+8); y[0]-=2
        lab=f'{name} Total:'; cv.setFont('Times-Bold',9); cv.drawString(100,y[0],lab); nums(S,'Times-Bold'); tots.append(dict(label=lab,**S)); y[0]-=22
        for n in B: G[n]=r2(G[n]+S[n])
    need(5+len(cat)); cv.setLineWidth(1.2); cv.line(30,y[0]+12,W-28,y[0]+12)
    cv.setFont('Times-Bold',9); cv.drawString(30,y[0],'Bldg 4410 Total:'); nums(G,'Times-Bold'); tots.append(dict(label='Bldg 4410 Total:',**G)); cv.line(30,y[0]-5,W-28,y[0]-5); y[0]-=26
    cv.setFont('Times-Italic',8.5); cv.drawString(30,y[0],'Category recap (total due):'); y[0]-=11; cv.setFont('Times-Roman',8.5)
    for c in CODES:
        if c in cat: cv.drawString(44,y[0],c); cv.drawString(80,y[0],CODES[c]); cv.drawRightString(230,y[0],f(cat[c])); y[0]-=10.5
    cv.save(); assert abs(sum(G[n] for n in B[1:])-G['total'])<.01 and abs(sum(cat.values())-G['total'])<.01
    save(NAME,'AR',B,rows,tots,dict(what='Stitch & Thimble Alterations (suite 0112): the CAM line of 4/01/2025, 486.00 in 61-90, is not printed; the tenant total and the building total include it',kind='row_dropped'))
    return dict(file=NAME+'.pdf',assetType='RETAIL',documentType='AGED_RECEIVABLES',author='a32b',style='MRI aged delinquencies, tenant blocks with charge lines, trailing minus, category recap',hard=True)
if __name__=='__main__': print(build())
