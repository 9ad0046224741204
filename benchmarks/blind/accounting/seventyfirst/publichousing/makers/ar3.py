import random,datetime as D
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(88)
N='Kingsmere_Student_Residence_AR_Aging_Detail.pdf'
FN='Aiden Priyanka Mathieu Chidera Zoe Hamza Linnea Kai Oluwaseun Brooke Sanjay Emilie Tavish Noor Declan Meiling Rowan Ana Gurleen Tobias Sofia Winston Harper'.split()
LN='MacIsaac Venkataraman Gauthier-Roy Obiora Lindqvist Siddiqui Thorsen Nakamura Adebayo Fenwick Malhotra Bouchard Grewal Rahimi OConnell Zhou Penner Carvalho Sandhu Wiebe Marchetti Achebe Doyle'.split()
AS=D.date(2025,2,28);rows=[];tot=[];n=2207
K=['current','b1_30','b31_60','b61_90','b90','total']
def mon(x):return '' if x is None else f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}'
S=lambda **k:ParagraphStyle('x',fontName=k.pop('f','Helvetica'),fontSize=k.pop('s',8),leading=k.pop('l',9.6),**k)
data=[['Date','No.','Type / Memo','Due date','Current','1 - 30','31 - 60','61 - 90','> 90','Open balance']];sty=[]
G=dict.fromkeys(K,0)
order=sorted(range(23),key=lambda i:LN[i])
for i in order:
    nm=f"{LN[i].replace('OConnell','O’Connell')}, {FN[i]}";b=R.choice(['Birch','Cedar','Aspen']);room=f'{b} {R.randint(1,5)}{R.randint(1,18):02d}-{R.choice("ABCD")}';sid=f'K{R.randint(40000,79999)}'
    data.append([f'{nm}   ·   {sid}   ·   Room {room}']+['']*9);r=len(data)-1;sty+=[('FONT',(0,r),(-1,r),'Helvetica-Bold',8),('SPAN',(0,r),(-1,r)),('TOPPADDING',(0,r),(-1,r),5)]
    rent=R.choice([842,842,915,978,1040]);ch=[]
    m=R.random();late=0 if m<.35 else 1 if m<.6 else 2 if m<.75 else 3 if m<.88 else 4
    for yy,mm in [(2024,11),(2024,12),(2025,1),(2025,2),(2025,3)][5-1-late:]:
        due=D.date(yy,mm,1);dt=due-D.timedelta(R.choice([14,15,16]));a=float(rent)
        if len(ch)==0 and late and R.random()<.4:a=round(rent-R.choice([200,350,500,512.5]),2)
        ch.append((dt,due,f'Invoice - Residence fee {due:%b %Y}',a))
    x=R.random()
    if x<.3:d=D.date(2025,R.choice([1,2]),R.randint(3,26));ch.append((d,d+D.timedelta(30),'Invoice - '+R.choice(['Lost key / fob replacement','Damage - door closer','Cleaning - shared kitchen','Laundry card top-up']),R.choice([35.0,62.5,118.0,48.0,20.0])))
    if late>1:d=D.date(2025,1,R.randint(6,20));ch.append((d,d,'Finance charge',round(rent*.0125,2)))
    if .3<x<.5:d=D.date(2025,2,R.randint(3,26));ch.append((d,d,'Credit memo - '+R.choice(['bursary adjustment','move-out proration','residence life rebate']),-R.choice([150.0,85.0,210.5])))
    if .5<x<.62:d=D.date(2025,2,R.randint(3,26));ch.append((d,d,'Payment - unapplied e-transfer',-R.choice([300.0,421.0,500.0])))
    ch.sort(key=lambda z:z[0]);T=dict.fromkeys(K,0)
    for dt,due,memo,a in ch:
        n+=R.randint(1,9);o=(AS-due).days;k='current' if o<=0 else 'b1_30' if o<=30 else 'b31_60' if o<=60 else 'b61_90' if o<=90 else 'b90'
        no=('CM-' if memo.startswith('Credit') else 'PMT' if memo.startswith('Payment') else 'FC ' if memo.startswith('Fin') else 'R')+str(n)
        no=no.replace('FC ','FC')
        data.append([dt.isoformat(),no,memo,due.isoformat()]+[mon(a) if q==k else '' for q in K[:5]]+[mon(a)])
        rows.append({'name':nm,'resident':sid,'unit':room,'date':dt.isoformat(),'invoice':no,'charge':memo,k:a,'total':a});T[k]+=a;T['total']+=a
    lab=f'Total {nm}';data.append([lab,'','','']+[mon(round(T[q],2)) if T[q] or q=='total' else '' for q in K]);r=len(data)-1
    sty+=[('FONT',(0,r),(-1,r),'Helvetica-Oblique',7.4),('LINEABOVE',(4,r),(-1,r),.3,colors.grey),('SPAN',(0,r),(3,r))]
    tot.append(dict(label=lab,**{q:(T[q] if T[q] or q=='total' else None) for q in K}))
    for q in K:G[q]+=T[q]
data.append(['TOTAL RECEIVABLE','','','']+[mon(round(G[q],2)) for q in K]);r=len(data)-1
sty+=[('FONT',(0,r),(-1,r),'Helvetica-Bold',7.8),('LINEABOVE',(4,r),(-1,r),.8,colors.black),('LINEBELOW',(4,r),(-1,r),.8,colors.black),('SPAN',(0,r),(3,r)),('TOPPADDING',(0,r),(-1,r),6)]
tot.append(dict(label='TOTAL RECEIVABLE',**G))
data.append(['% of total','','','']+[f'{G[q]/G["total"]*100:.1f}%' for q in K]);
t=Table(data,colWidths=[50,43,138,50,47,47,45,45,45,62],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.4),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.6),('ALIGN',(4,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#2E7D5B')),('TOPPADDING',(0,0),(-1,-1),1.4),('BOTTOMPADDING',(0,0),(-1,-1),1.4),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+sty))
def pg(c,d):
    c.setFont('Helvetica',7);c.drawString(20,22,'Kingsmere Student Residence Trust  -  charitable registration on file  -  amounts in CAD');c.drawRightString(592,22,f'Page {d.page}')
SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=18,rightMargin=18,topMargin=34,bottomMargin=38).build([Paragraph('Kingsmere Student Residence Trust',S(f='Helvetica-Bold',s=13,l=16,alignment=1)),Paragraph('A/R Aging Detail by Resident',S(s=10,l=13,alignment=1)),Paragraph('As of February 28, 2025',S(s=9,l=12,alignment=1)),Spacer(1,8),t],onFirstPage=pg,onLaterPages=pg)
save(N,'AR',K,rows,tot,'QuickBooks-like A/R aging detail, student residence, resident headings with a row a charge, credits, finance charges, percent line',True)
print(len(rows),G)
