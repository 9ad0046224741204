# senior living resident aging by payer, months as buckets, landscape PDF (reportlab platypus)
import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(5603)
N='AR Aging by Payer - Hollins Creek 2025-05.pdf'
HD=['May 2025','Apr 2025','Mar 2025','Feb 2025','Jan 2025\n& Prior','Prepaid']
K=['other:May 2025','other:Apr 2025','other:Mar 2025','other:Feb 2025','other:Jan 2025 & Prior','prepaid','total']
res=names(R,64,'{l}, {f}')
res.sort()
units=R.sample([f'{f}{n:02d}' for f in(1,2,3) for n in range(1,31)],50)+R.sample([f'MC-{n}' for n in range(1,24)],14)
R.shuffle(units)
ids=R.sample(range(20114,23990),64); ids.sort(); R.shuffle(ids)
people=[(res[i],units[i],f'{ids[i]}') for i in range(64)]
pay=[('Private Pay',people[:]),('LTC Insurance',R.sample(people,11)),('Medicaid Waiver',R.sample(people,9)),('VA Aid & Attendance',R.sample(people,4))]
pp=[p for p in people if p not in pay[2][1]]
pay[0]=('Private Pay',R.sample(pp,46))
rows=[];totals=[];body=[];st=[];G=[0]*7
S=ParagraphStyle('s',fontName='Helvetica',fontSize=7.5,leading=9)
body.append(['Resident','Res. #','Unit',*HD,'Balance'])
def f(x): return '' if x is None else m(x)
for name,pl in pay:
    st+= [('SPAN',(0,len(body)),(-1,len(body))),('FONT',(0,len(body)),(-1,len(body)),'Helvetica-Bold',8),('BACKGROUND',(0,len(body)),(-1,len(body)),colors.HexColor('#E4ECE6'))]
    body.append([f'Payer: {name}']+['']*9)
    T=[0]*7
    for nm,u,i in sorted(pl):
        v=[None]*6
        base=R.choice([3850,4125,4460,4795,5230,5610,6175,6890])+R.choice([0,0,350,575,825,1240])
        if name=='Private Pay':
            t=R.random()
            if t<.45: v[0]=round(R.choice([base,R.uniform(40,900),R.uniform(25,180)]),2)
            elif t<.62: v[0]=float(base); v[1]=round(R.uniform(60,base),2)
            elif t<.74: v[0]=float(base);v[1]=float(base);v[2]=round(R.uniform(200,base),2)
            elif t<.80: v=[float(base)]*4+[round(base*R.uniform(1,3),2),None]
            elif t<.88: v[4]=round(R.uniform(80,2600),2)
            else: v[5]=-round(R.choice([base,500,1000,R.uniform(20,1400)]),2)
            if v[0] and R.random()<.08: v[5]=-round(R.uniform(50,400),2)
        elif name=='LTC Insurance':
            d=R.choice([130,145,160,175]); v[0]=d*31.0; 
            if R.random()<.6: v[1]=d*30.0
            if R.random()<.25: v[2]=d*31.0
            if R.random()<.2: v[4]=round(d*R.randint(3,28)*1.0,2)
        elif name=='Medicaid Waiver':
            v[0]=round(R.uniform(1800,2700),2)
            if R.random()<.4:v[1]=round(R.uniform(300,2500),2)
            if R.random()<.25:v[3]=-round(R.uniform(15,140),2)
            if R.random()<.2:v[4]=round(R.uniform(30,1900),2)
        else:
            v[0]=2300.0
            if R.random()<.5: v[2]=round(R.uniform(100,900),2)
        t=round(sum(x for x in v if x is not None),2)
        row={"unit":u,"name":nm,"resident":i}
        for k,x in zip(K,v+[t]):
            if x is not None: row[k]=round(x,2)
        rows.append(row)
        for j,x in enumerate(v+[t]): T[j]=round(T[j]+(x or 0),2)
        body.append([nm,i,u]+[f(x) for x in v]+[m(t)])
    lab=f'Total {name}'
    st+=[('FONT',(0,len(body)),(-1,len(body)),'Helvetica-Bold',7.5),('LINEABOVE',(3,len(body)),(-1,len(body)),.5,colors.black),('BOTTOMPADDING',(0,len(body)),(-1,len(body)),7)]
    body.append([lab,'','']+[m(x) for x in T])
    totals.append({"label":lab,**dict(zip(K,T))})
    G=[round(a+b,2) for a,b in zip(G,T)]
st+=[('FONT',(0,len(body)),(-1,len(body)),'Helvetica-Bold',8),('LINEABOVE',(3,len(body)),(-1,len(body)),1,colors.black),('LINEBELOW',(3,len(body)),(-1,len(body)),1,colors.black)]
body.append(['Facility Total','','']+[m(x) for x in G]); totals.append({"label":"Facility Total",**dict(zip(K,G))})
tab=Table(body,colWidths=[128,48,46]+[68]*6+[76],repeatRows=1,rowHeights=[24]+[None]*(len(body)-1))
tab.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#2F5D46')),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]+st))
rec=[['Recap by Payer','Balance','% of A/R']]
for t in totals[:-1]: rec.append([t['label'][6:],m(t['total']),f"{t['total']/G[6]*100:.1f}%"])
rec.append(['Total',m(G[6]),'100.0%'])
rt=Table(rec,colWidths=[120,76,54],hAlign='LEFT'); rt.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
def deco(c,d):
    W,H=landscape(letter)
    c.setFont('Helvetica-Bold',12);c.drawString(40,H-38,'Accounts Receivable Aging - Summary by Payer')
    c.setFont('Helvetica',8.5);c.drawString(40,H-51,'Hollins Creek Assisted Living & Memory Care  (Facility 0047)')
    c.drawRightString(W-40,H-38,'Effective Date: 05/31/2025');c.drawRightString(W-40,H-51,'Include: Current and Discharged residents; zero balances suppressed')
    c.setFont('Helvetica',7);c.drawString(40,24,'Printed 06/09/2025 14:22 EDT  User: kbrandt');c.drawRightString(W-40,24,f'Page {d.page}')
SimpleDocTemplate(doc(N),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=62,bottomMargin=40,title='AR Aging').build([tab,Spacer(1,14),KeepTogether(rt)],onFirstPage=deco,onLaterPages=deco)
save(N,'AR',K,rows,totals,'Senior living AR aging by payer, calendar months as buckets, prepaid column in parentheses, recap below, landscape PDF',True)
print(N,len(rows),G)
