# senior housing AR by payer, months of service, platypus
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(57112); NM=Names(R); F='Wrenfield_AR_Aging_by_Payer_0925.pdf'
M=['Sep 2025','Aug 2025','Jul 2025','Jun 2025','May 2025 & Prior']; K=['other:'+m for m in M]
rows=[];tot=[]
m=lambda v:'' if not v else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
P=[('PRIVATE PAY',19),('MEDICAID – PENDING',4),('MEDICAID WAIVER',9),('LTC INSURANCE',6),('VETERANS AFFAIRS',4),('MEDICARE PART B',5)]
data=[['Res. No.','Resident','Apt']+M+['Balance']]; st=[]
rid=lambda:f'W{R.randint(2104,3977)}'
us=set()
def unit():
    while 1:
        u=R.choice(["1","2","3","MC-"])+f'{R.randint(1,28):02d}'
        if u not in us: us.add(u); return u
G=[0]*6; rec=[]; dropped=None
for p,n in P:
    i=len(data); data.append([p]+['']*8); st+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('TOPPADDING',(0,i),(-1,i),6),('LINEBELOW',(0,i),(-1,i),.5,colors.black)]
    S=[0]*6; L=sorted((NM.get()[::-1] for _ in range(n)))
    for q,(ln,fn) in enumerate(L):
        b=[0.0]*5; x=R.random()
        if p=='PRIVATE PAY':
            mo=R.choice([4185,4620,4975,5240,6115,6890])
            if x<.2: b[0]=-R.choice([mo,r2(R.uniform(40,900))])
            else:
                b[0]=R.choice([r2(R.uniform(35,480)),float(mo),float(mo)+r2(R.uniform(30,200))])
                if x>.6: b[1]=R.choice([r2(R.uniform(25,900)),float(mo)])
                if x>.85: b[2]=r2(R.uniform(80,mo))
                if x>.93: b[3]=r2(R.uniform(80,mo)); b[4]=r2(R.uniform(200,9000))
        elif 'PENDING' in p:
            for k in range(R.randint(2,5)): b[k]=3412.60 if k else 3412.60
            if b[4]: b[4]=r2(3412.60*R.randint(1,3))
        elif 'WAIVER' in p:
            rate=R.choice([92.44,108.17,121.05]); b[0]=r2(rate*30)
            if x>.4: b[1]=r2(rate*R.choice([31,31,12,4]))
            if x>.7: b[R.choice([2,3,4])]=r2(rate*R.choice([1,2,7,14])*R.choice([1,-1,1]))
        elif 'LTC' in p: 
            lt=R.choice([130,150,175.5,200]); b[0]=r2(lt*30)
            if x>.3: b[1]=r2(lt*31)
            if x>.7: b[2]=r2(R.uniform(300,4650))
        elif 'VET' in p: b[0]=2358.0; b[1]=2358.0*(x>.5); b[2]=R.choice([0,786.0])
        else:
            for k in range(5):
                if R.random()<.5: b[k]=r2(R.uniform(28,410))
            if not any(b): b[2]=114.62
        t=r2(sum(b)); v=[r2(k) for k in b]+[t]; S=[r2(a+c) for a,c in zip(S,v)]
        un=unit()
        nm=f'{ln}, {fn} {R.choice("ABCDEGHJLMRSTW")}.'; ri=rid()
        if p=='MEDICAID WAIVER' and q==5: dropped=(ri,nm,un,v); continue
        data.append([ri,nm,un]+[m(k) for k in v]); rows.append({'unit':un,'name':nm,'resident':ri,**{k:(a or None) for k,a in zip(K+['total'],v)}})
    i=len(data); lab=f'Total {p.title().replace("Ltc","LTC")}'; data.append([lab,'','']+[m(k) for k in S]); st+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(3,i),(-1,i),.5,colors.black),('BACKGROUND',(0,i),(-1,i),colors.Color(.95,.93,.87))]
    tot.append({'label':lab,**{k:(a or None) for k,a in zip(K+['total'],S)}}); rec.append((p.title().replace('Ltc','LTC'),S[5])); G=[r2(a+c) for a,c in zip(G,S)]
i=len(data); data.append(['Total All Payers','','']+[m(k) for k in G]); st+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(3,i),(-1,i),.8,colors.black),('LINEBELOW',(3,i),(-1,i),1.4,colors.black),('TOPPADDING',(0,i),(-1,i),7)]
tot.append({'label':'Total All Payers',**dict(zip(K+['total'],G))})
tb=Table(data,colWidths=[58,150,46,78,78,78,78,90,84],repeatRows=1)
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('BACKGROUND',(0,0),(-1,0),colors.Color(.32,.25,.18)),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(3,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),1.8)]+[s for s in st if s[0]=='FONTNAME']+[s for s in st if s[0]!='FONTNAME']))
rt=Table([['Payer mix','Balance','% of A/R']]+[[a,m(b),f'{b/G[5]*100:.1f}%'] for a,b in rec]+[['All payers',m(G[5]),'100.0%']],colWidths=[130,80,60],hAlign='LEFT')
rt.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.4,colors.grey),('LINEBELOW',(0,0),(-1,0),.4,colors.grey),('LINEABOVE',(0,-1),(-1,-1),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
def pg(c,d):
    c.setFont('Times-Bold',14); c.drawString(30,578,'Wrenfield Court Assisted Living & Memory Care'); c.setFont('Times-Roman',10.5); c.drawString(30,563,'Accounts Receivable Aging by Payer and Month of Service – September 30, 2025')
    c.setFont('Times-Italic',8); c.drawString(30,22,'Balances by month in which the service was rendered. Credits in parentheses. CONFIDENTIAL – resident information'); c.drawRightString(762,22,f'Page {d.page}')
d=SimpleDocTemplate(doc(F),pagesize=landscape(letter),leftMargin=26,rightMargin=26,topMargin=60,bottomMargin=38)
d.build([tb,Spacer(1,14),KeepTogether([rt])],onFirstPage=pg,onLaterPages=pg)
print(dropped,G)
save(F,'AR',K+['total'],rows,tot,'platypus PDF, senior housing, payer sections, month-of-service buckets, recap of payer mix',True,
 {'what':f'In section MEDICAID WAIVER the row of {dropped[0]} {dropped[1]} ({dropped[2]}, balance {dropped[3][5]:,.2f}) is left off the list; the payer total and the grand total still include it','kind':'row_dropped'})
