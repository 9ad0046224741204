# multifamily delinquent & prepaid, PDF landscape reportlab, two-line records
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
R=random.Random(4410)
N='AR_delinq_prepaid_Vesper_Mill.pdf'
FN='Tasha Miguel Priya Owen Lucia Darnell Hannah Kofi Renee Tomas Aiko Brent Yolanda Felix Marisol Quentin Ingrid Jamal Colette Rashid Paula Devin Simone Arturo Noelle Gavin Imani Walter Bianca Cyrus'.split()
LN='Okafor Brandvold Castellane Whitlow Nakagawa Perrault Dunmore Estevez Lindqvist Harlan Abernath Moradi Tillery Vasquez-Roe Kimbrough Sandoval Prewitt Osgood Delacroix Yarrow Munro Fontaine Grebe Hollins Ilves Jarnagin Keough Lattimer Mbeki Novotny'.split()
R.shuffle(FN);R.shuffle(LN)
cm=['PTP signed, balance due 11/7','3-day notice posted 10/06','Filed w/ court 10/21 - hearing 11/13','RAFT application pending','Left VM 10/28; sent email','Disputes trash & pest fee','Utility balance only','Sent to collections 9/30','FAS mailed 10/15','ACH returned NSF 10/03']
D=[];units=sorted(R.sample([f'{b}-{f}{n:02d}' for b in 'ABCD' for f in (1,2,3) for n in range(1,15)],46))
secs=[('Current Residents',27),('On Notice',6),('Former Residents',9),('Applicants / Future',3)]
ids=R.sample(range(118000,164000),46); idx=0
us=units[:]; R.shuffle(us)
for s,n in secs:
    uu=sorted(us[idx:idx+n])
    for u in uu:
        rent=R.randint(1380,2260)*100
        r=dict(sec=s,u=u,id=ids[idx],n=f'{LN[idx%30]}, {FN[(idx*7+idx//30)%30]}',pp=0,b=[0,0,0,0],dep=R.choice([25000,50000,50000,rent,0]) if s!='Applicants / Future' else 0,cm='')
        p=R.random()
        if s=='Applicants / Future': r['pp']=-R.choice([15000,25000,30000,rent])
        elif p<.3 and s!='Former Residents': r['pp']=-R.choice([R.randint(90,9900),rent,R.randint(1,30)*500, rent+R.randint(2000,9000)])
        elif s=='Former Residents':
            r['b']=[0,R.choice([0,R.randint(4000,60000)]),R.choice([0,R.randint(20000,260000)]),R.randint(15000,480000)]; r['dep']=0
            if R.random()<.2: r['b'][0]=-R.randint(5000,20000)
        else:
            r['b'][0]=R.choice([R.randint(1500,19000),rent+R.randint(9000,21000),rent+R.randint(9000,21000)])
            if R.random()<.4: r['b'][1]=R.choice([rent+R.randint(9000,20000),R.randint(2000,60000)])
            if r['b'][1]>90000 and R.random()<.6: r['b'][2]=R.randint(20000,rent)
            if r['b'][2] and R.random()<.5: r['b'][3]=R.randint(10000,250000)
        if sum(r['b'])>40000 and R.random()<.7: r['cm']=R.choice(cm[:6] if s!='Former Residents' else cm[7:9])
        elif 0<sum(r['b'])<12000 and R.random()<.4: r['cm']='Utility balance only'
        idx+=1; D.append(r)
for r in D: r['del']=sum(r['b']); r['net']=r['del']+r['pp']
# defect
P=[r for r in D if r['sec']=='Current Residents' and r['b'][1]>100000][1]
old=P['b'][1]; s=str(old); i=1; nd=str((int(s[i])+4)%10); new=int(s[:i]+nd+s[i+1:]); P['shown']=new
print(P,old,new)
K=['prepaid','b0_30','b31_60','b61_90','b90','delinquent','total','deposit']
def vals(r,shown=True):
    b=list(r['b'])
    if shown and r.get('shown'): b[1]=r['shown']
    return [r['pp']]+b+[r['del'],r['net'],r['dep']]
def tot(rs): return [sum(x) for x in zip(*[vals(r,False) for r in rs])]
W,H=landscape(letter); cv=canvas.Canvas(doc(N),pagesize=(W,H))
X=[30,78,128]; XR=[318,384,446,508,570,636,700,762]
pg=0;y=0
def head():
    global y,pg
    pg+=1
    cv.setFillColor(colors.HexColor('#1F3B57')); cv.setFont('Helvetica-Bold',13); cv.drawString(30,H-36,'Delinquent and Prepaid')
    cv.setFont('Helvetica',8); cv.setFillColor(colors.black)
    cv.drawString(30,H-49,'Vesper Mill Apartments  (168 units)  -  Ostrand Residential Services'); cv.drawString(30,H-60,'Subjournals: Resident, Utility    Fiscal period 102025    As of 10/31/2025')
    cv.drawRightString(W-30,H-36,'10/31/2025 6:31:08 PM'); cv.drawRightString(W-30,H-48,f'Page {pg} of 2')
    y=H-82; cv.setFillColor(colors.HexColor('#D9E2EC')); cv.rect(28,y-14,W-56,26,stroke=0,fill=1); cv.setFillColor(colors.black)
    cv.setFont('Helvetica-Bold',7.5)
    for x,t in zip(X,['Unit','Resident ID','Name']): cv.drawString(x,y-9,t)
    for x,a,b in zip(XR,['Total','','','','Over','Total','Net','Deposits'],['Prepaid','0-30','31-60','61-90','90 days','Delinquent','Balance','Held']):
        cv.drawRightString(x,y+2,a); cv.drawRightString(x,y-9,b)
    cv.drawCentredString((XR[1]+XR[3])/2-8,y+3,'---------- Delinquent (days) ----------')
    y-=26
def nums(v):
    for x,k in zip(XR,v): cv.drawRightString(x,y,par(k))
head(); tr=[];tt=[]
for s,n in secs:
    rs=[r for r in D if r['sec']==s]
    if y<80: cv.showPage(); head()
    cv.setFont('Helvetica-Bold',8.5); cv.setFillColor(colors.HexColor('#1F3B57')); cv.drawString(30,y,s); cv.setFillColor(colors.black); y-=12
    for r in rs:
        if y<48: cv.showPage(); head()
        cv.setFont('Helvetica',7.8); cv.drawString(X[0],y,r['u']); cv.drawString(X[1],y,str(r['id'])); cv.drawString(X[2],y,r['n']); v=vals(r); nums(v); y-=9.6
        if r['cm']: cv.setFont('Helvetica-Oblique',6.6); cv.setFillColor(colors.HexColor('#555555')); cv.drawString(X[2]+6,y+1,'Comment: '+r['cm']); cv.setFillColor(colors.black); y-=8.4
        cv.setStrokeColor(colors.HexColor('#DDDDDD')); cv.setLineWidth(.3); cv.line(30,y+7,W-30,y+7); cv.setStrokeColor(colors.black); y-=1.6
        tr.append({'unit':r['u'],'resident':str(r['id']),'name':r['n'],**{k:c(q) for k,q in zip(K,v)}})
    cv.setFont('Helvetica-Bold',7.8); v=tot(rs); l=f'Total {s}'; cv.drawString(X[0],y-1,l); y-=1; nums(v); y-=18
    tt.append({'label':l,**{k:c(q) for k,q in zip(K,v)}})
v=tot(D); cv.setLineWidth(.8); cv.line(30,y+10,W-30,y+10); cv.setFont('Helvetica-Bold',8); cv.drawString(X[0],y,'Property Total'); nums(v); cv.line(30,y-4,W-30,y-4)
tt.append({'label':'Property Total',**{k:c(q) for k,q in zip(K,v)}})
y-=20; cv.setFont('Helvetica',7); cv.drawString(30,y,f"Residents delinquent: {sum(r['del']>0 for r in D)}     Residents prepaid: {sum(r['pp']<0 for r in D)}     Delinquency excludes deposits on hand.")
cv.save(); print('pages',pg)
save(N,'AR',K,tr,tt,'multifamily delinquent & prepaid, PDF landscape, status sections, comment second lines',False,
 {"what":f"unit {P['u']} {P['n']}: 31-60 prints {new/100:,.2f} for {old/100:,.2f}; row and totals keep the right sum","kind":"digit_changed"})
