# AppFolio-like aged receivable detail, apartments, PDF. planted: digit
import random
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from common import *
R=random.Random(1187)
PR=[('Maple Hollow Apartments - 1420 Maple Hollow Dr, Dayton, OH 45420',7,1085),('Brewer Street Fourplex - 77 Brewer St, Kettering, OH 45429',2,940),('Stonegate Flats - 305-317 N Gettysburg Ave, Dayton, OH 45417',6,865)]
NM=['Okafor, Chidi','Lindqvist, Marta & Lindqvist, Jonas','Tran, Bao','Delacroix-Freeman, Antoinette','Pruitt, Dale R.','Hassan, Yusra','McElroy, Shaun','Vance, Tiffany','Ibarra, Luis','Kowalczyk, Piotr','Whitfield, Jada','Osei, Emmanuel','Boggs, Rhonda','Nakamura, Ken','Stroud, Cassidy and Merriweather, Tobias']
UN=['101','104','108B','112','203','207','211','1','3','305-2','309-1','311-4','313-2','315-3','317-1']
GL=[('4100: Rent Income',1),('4150: Utility Reimbursement (Water/Sewer)',.06),('4210: Late Fees',.08),('4170: Pet Rent',.035),('4320: Tenant Damage Charges',.3),('4230: NSF Fees',.035),('4160: Garage Rent',.07)]
N=['total','b0_30','b31_60','b61_90','b91'];B=N[1:]
asof='04/30/2025'
def dt(b): return {0:['04/01/2025','04/06/2025','04/14/2025'],1:['03/01/2025','03/06/2025','03/18/2025'],2:['02/01/2025','02/06/2025'],3:['01/01/2025','12/01/2024','11/06/2024']}[b]
ps=ParagraphStyle('p',fontName='Helvetica',fontSize=7.3,leading=8.4)
data=[['Payer Name','Unit','Charge\nDate','GL Account','Amount\nReceivable','0-30','31-60','61-90','91+']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',7.3),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.6),('ALIGN',(4,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),
('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#3a6ea5')),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
T=[];TT=[];G=[0]*5;k=0;recs=[]
for p,n,rent in PR:
    L=[]
    for _ in range(n):
        nm,un=NM[k],UN[k];k+=1
        r0=rent+R.choice([0,25,40,65]);seen=set()
        for _ in range(R.choice([1,2,2,3,4])):
            b=R.choices([0,1,2,3],[5,3,2,2])[0];g,f=R.choices(GL,[5,2,3,1,1,1,1])[0];d=R.choice(dt(b))
            if (g,d) in seen: continue
            seen.add((g,d));a=round(r0*f*100)
            if f not in(1,.08,.035,.07): a=round(a*R.uniform(.5,1.5))
            elif f!=1: a=round(a/500)*500
            elif R.random()<.35: a=round(a*R.uniform(.2,.8))
            L.append([nm,un,d,g,a,b])
    L.sort(key=lambda x:(x[0],x[2][6:]+x[2][:5]))
    recs.append((p,L))
# planted digit: the biggest rent in 31-60 of 1st property
cand=[x for x in recs[0][1] if x[5]==1]; hit=max(cand,key=lambda x:x[4])
for p,L in recs:
    i=len(data);data.append([p]+['']*8);st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef3f8'))]
    s=[0]*5
    for x in L:
        nm,un,d,g,a,b=x; s[0]+=a;s[b+1]+=a; pa=a
        if x is hit:
            t=str(a);j=1;q=str((int(t[j])+6)%10);pa=int(t[0]+q+t[2:]);print('planted',nm,un,d,a,pa);PL='%s, unit %s, %s, %s: 31-60 is printed %s instead of %s'%(nm,un,d,g,m(pa),m(a))
        cells=['']*4;cells[b]=m(pa)
        i=len(data);data.append([Paragraph(nm.replace('&','&amp;'),ps),un,d,Paragraph(g,ps),m(a)]+cells)
        st.append(('LINEBELOW',(0,i),(-1,i),.25,colors.HexColor('#d0d0d0')))
        T.append({'property':p,'unit':un,'name':nm,'charge':g,'date':d,'total':a/100,B[b]:pa/100})
    i=len(data);data.append(['Total '+p.split(' - ')[0],'','','']+[m(c) for c in s]);st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.4),('SPAN',(0,i),(3,i)),('BOTTOMPADDING',(0,i),(-1,i),9)]
    TT.append(dict(label='Total '+p.split(' - ')[0],**{n:c/100 for n,c in zip(N,s)}));G=[u+w for u,w in zip(G,s)]
i=len(data);data.append(['Total','','','']+[m(c) for c in G]);st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),1,colors.HexColor('#3a6ea5'))]
TT.append(dict(label='Total',**{n:c/100 for n,c in zip(N,G)}))
def pg(c,d):
    W,H=letter
    if d.page==1:
        c.setFont('Helvetica-Bold',15);c.drawString(40,H-48,'Aged Receivable Detail')
        c.setFont('Helvetica',7.5)
        for j,t in enumerate(['Properties: Maple Hollow Apartments, Brewer Street Fourplex, Stonegate Flats','Receivables Type: All     As of: '+asof,'Exclude negative receivables: Yes     Balance: All']): c.drawString(40,H-62-10*j,t)
    c.setFont('Helvetica',7);c.drawString(40,24,'Gem City Rental Management, 2210 Wayne Ave, Dayton, OH 45420');c.drawRightString(W-40,24,'Created on 05/01/2025    Page %d'%d.page)
d=BaseDocTemplate(DOC+'/aged_receivable_detail-20250501.pdf',pagesize=letter)
f1=Frame(34,36,544,letter[1]-36-92,id='a',leftPadding=0,rightPadding=0);f2=Frame(34,36,544,letter[1]-72,id='b',leftPadding=0,rightPadding=0)
d.addPageTemplates([PageTemplate('first',[f1],onPage=pg,autoNextPageTemplate='later'),PageTemplate('later',[f2],onPage=pg)])
d.build([Table(data,colWidths=[104,36,52,116,54,46,46,46,44],repeatRows=1,style=st)])
print(len(T))
save('aged_receivable_detail-20250501.pdf','AR',dict(what=PL,kind='digit'),N,T,TT)
