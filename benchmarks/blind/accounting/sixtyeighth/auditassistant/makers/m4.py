# Sage 50 aged debtors (detailed), UK
from common import *; fonts(); random.seed(684)
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
from datetime import date,timedelta
cust=[('ALD001','Alderney Print Works Ltd'),('BRI002','Brindle & Cope Solicitors'),('CAF001','Caffe Porto (Leeds) Ltd'),('CHA003','Chapeltown Dental Care'),('DAL001','Dalby Sports Physio'),('ENV001','Envirotek Surveys Limited'),('FAI002','Fairfax Hair Studio'),('GOR001','Gorse Hill Nursery'),('HOL004','Holbeck Cycles'),('INK001','Inkwell Design Partnership'),('KIR001','Kirkgate Vape Co'),('LAM002','Lambert Foods (Northern) Ltd'),('MER001','Meridian Recruitment'),('NOR005','Northgate Charity Shops'),('OAK001','Oakwell Opticians'),('PEN002','Pennine Telecom Masts'),('QUA001','Quarry Bank Brewing'),('ROT001','Rothwell Joinery'),('STA003','Stanningley Motor Factors'),('TEM001','Temple Works Events CIC'),('WAT002','Waterloo Accountancy'),('YOR001','Yorke Tiles')]
con=['Mrs J Hartley','Mr P Dunne','Accounts','S Iqbal','Ms K Rowe','Mr T Ellwood','Accounts Payable','R Okafor','']
end=date(2025,6,30); no=4102; ref=11840
N='ar_sage_aged_debtors_kirkstall.pdf'; PW,PH=landscape(A4); cv=canvas.Canvas(D(N),pagesize=(PW,PH)); pg=[0]
KS=['total','other:Future','current','other:Period 1','other:Period 2','other:Period 3','other:Older']
HD=['Balance','Future','Current','Period 1','Period 2','Period 3','Older']
X=[404,466,530,594,658,722,790]
def head():
    pg[0]+=1; cv.setFont('LS',8); cv.drawString(36,PH-32,'Date:'); cv.drawString(70,PH-32,'03/07/2025'); cv.drawString(36,PH-43,'Time:'); cv.drawString(70,PH-43,'09:41:27')
    cv.setFont('LSB',12); cv.drawCentredString(PW/2,PH-32,'Kirkstall Estates (Leeds) Limited'); cv.setFont('LSB',10); cv.drawCentredString(PW/2,PH-47,'Aged Debtors Analysis (Detailed)')
    cv.setFont('LS',8); cv.drawRightString(790,PH-32,f'Page:   {pg[0]}')
    if pg[0]==1:
        y=PH-68
        for a,v,a2,v2 in [('Date From:','01/01/1980','Customer From:',''),('Date To:','30/06/2025','Customer To:','ZZZZZZZZ'),('Include future transactions:','No','','' ),('Exclude later payments:','No','','')]:
            cv.setFont('LSB',8); cv.drawString(36,y,a); cv.drawString(560,y,a2); cv.setFont('LS',8); cv.drawString(160,y,v); cv.drawString(640,y,v2); y-=11
        cv.setFont('DVI',7.5); cv.drawString(36,y-4,'** NOTE: All report values are shown in Base Currency, unless otherwise indicated **'); return y-24
    return PH-72
y=head(); T=[]; TT=[]; G=[0]*7
def nums(v,f='LS'):
    cv.setFont(f,7.6)
    for x,a in zip(X,v): cv.drawRightString(x,y,c(a))
seq=[]
for a,nm in cust:
    n=random.choice([2,3,4,5,6,7,9]); rent=random.choice([612.5,825,1140,1375,1850,2250,3125,4687.5]); L=[]
    for i in range(n):
        d=end-timedelta(days=random.choice([2,5,29,30,36,61,66,91,96,120,152,183,243]))
        kind=random.random()
        if kind<.5: tp,ds,v='SI',f'Rent {d.strftime("%b %y")}',rent*1.2
        elif kind<.7: tp,ds,v='SI','Service charge on account',random.uniform(120,900)
        elif kind<.8: tp,ds,v='SI','Insurance recharge 2025/26',random.uniform(90,640)
        elif kind<.88: tp,ds,v='SI','Electricity recharge',random.uniform(40,310)
        elif kind<.95: tp,ds,v='SC','Credit - s/c reconciliation',-random.uniform(30,260)
        else: tp,ds,v='SA','Payment on Account',-random.choice([250.,400.,500.])
        if ds.startswith('Rent') and any(q[2]==ds for q in L): ds,v='Water recharge',random.uniform(30,180)
        L.append([tp,d,ds,round(v,2)])
    L.sort(key=lambda l:l[1]); seq.append((a,nm,L))
for a,nm,L in seq:
    if y<64+12*min(3,len(L))+14: cv.showPage(); y=head()
    cv.setFont('LSB',8); cv.drawString(36,y,'A/C:'); cv.drawString(58,y,a); cv.drawString(110,y,'Name:'); cv.setFont('LS',8); cv.drawString(138,y,nm)
    cv.setFont('LSB',8); cv.drawString(404,y,'Contact:'); cv.drawString(600,y,'Tel:'); cv.setFont('LS',8); cv.drawString(440,y,random.choice(con)); cv.drawString(620,y,f'0113 496 0{random.randint(100,999)}'); y-=13
    cv.setFont('LSB',7.6)
    for s,x in zip(['No','Type','Date','Ref','Details'],[36,72,100,152,200]): cv.drawString(x,y,s)
    for s,x in zip(HD,X): cv.drawRightString(x,y,s)
    cv.setLineWidth(.4); cv.line(36,y-3,790,y-3); y-=12; S=[0]*7
    for tp,d,ds,v in L:
        if y<50: cv.showPage(); y=head()
        no+=random.randint(1,19); ref+=random.randint(1,6); age=(end-d).days
        p=2 if age<30 else 3 if age<60 else 4 if age<90 else 5 if age<120 else 6
        vv=[0.0]*7; vv[0]=v; vv[p]=v
        rf=str(ref) if tp=='SI' else f'CN{ref%1000:04d}' if tp=='SC' else 'BACS'
        cv.setFont('LS',7.6)
        for s,x in zip([str(no),tp,d.strftime('%d/%m/%Y'),rf,ds],[36,72,100,152,200]): cv.drawString(x,y,s)
        nums(vv); T.append(dict(resident=a,name=nm,date=d.isoformat(),invoice=rf,charge=ds,**dict(zip(KS,vv)))); y-=11
        S=[round(p_+q,2) for p_,q in zip(S,vv)]
    if y<50: cv.showPage(); y=head()
    cv.line(350,y+8,790,y+8); cv.setFont('LSB',7.6); cv.drawString(200,y,'Totals:'); nums(S,'LSB'); TT.append(dict(label='Totals:',**dict(zip(KS,S)))); y-=12
    cv.setFont('LS',7.4); cv.drawString(36,y,f'Turnover:   {c(random.uniform(4000,42000))}'); cv.drawString(200,y,'Credit Limit £   0.00'); y-=20
    G=[round(p_+q,2) for p_,q in zip(G,S)]
if y<60: cv.showPage(); y=head()
cv.setLineWidth(1); cv.line(200,y+10,790,y+10); cv.setFont('LSB',7.8); cv.drawString(200,y,'Grand Totals:'); nums(G,'LSB'); cv.line(200,y-4,790,y-4); TT.append(dict(label='Grand Totals:',**dict(zip(KS,G)))); cv.save()
save(N,'AR','Sage 50 Aged Debtors Analysis (Detailed), header repeated per customer',True,KS,T,TT); print(len(T),pg,G)
