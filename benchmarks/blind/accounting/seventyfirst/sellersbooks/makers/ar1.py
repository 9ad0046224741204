# mobile-home parks, resident delinquency aging by lot, 3 communities, ~150 rows; platypus
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(7104)
P=[('Cedar Hollow MHC','CH',58,585),('Sunny Brook Estates','SB',61,640),('Lazy Oaks Mobile Home Park','LO',34,495)]
K=['current','b1_30','b31_60','b61_90','b90','prepaid','total']
H=['Lot','Resident','Account','Status','Current','1-30 Days','31-60 Days','61-90 Days','Over 90 Days','Prepaid','Balance']
sty=ParagraphStyle('n',fontName='Helvetica',fontSize=7.5,leading=8.6)
data=[H]; ts=[]; rows=[]; tots=[]; used=set()
def name():
    while 1:
        n=f'{R.choice(LAST)}, {R.choice(FIRST)}'
        if n not in used: used.add(n); return n
def fm(r): return [('' if k not in r else (par(r[k]) if r[k] else '0.00')) for k in K]
recap={}
for pn,pre,n,base in P:
    i=len(data); data.append([f'{pn}']+['']*10); ts+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('BACKGROUND',(0,i),(-1,i),colors.Color(.86,.9,.95))]
    sr=[]; lots=sorted(R.sample(range(1,150),n))
    for k in range(n):
        r={'unit':f'{pre}-{lots[k]:03d}' if pre!='LO' else str(lots[k])}
        nm=name()
        if R.random()<.09: nm+=' & '+R.choice(FIRST)+' '+R.choice(LAST)
        r['name']=nm; r['resident']=str(R.randint(104000,118999)); st=R.choices(['Current','Notice','Evict','Past'],[80,6,6,8])[0]
        rent=base+R.choice([0,0,15,25,40]); wat=r2(R.uniform(28,74))
        u=R.random()
        b=dict(current=0,b1_30=0,b31_60=0,b61_90=0,b90=0)
        if u<.12: r['prepaid']=-r2(R.choice([rent,R.uniform(5,200),50]))
        else:
            if st!='Past' and R.random()<.55: b['current']=r2(R.choice([wat,rent+wat]))
            if u<.75 : b['b1_30']=r2(R.choice([50,rent,rent+wat,rent+50,R.uniform(20,400)]))
            if u<.42: b['b31_60']=r2(R.choice([50,rent,rent+wat,R.uniform(20,400)]))
            if u<.27: b['b61_90']=r2(R.choice([rent+wat,50,rent]))
            if u<.2 or st=='Past': b['b90']=r2(R.uniform(120,3900))
            if not any(b.values()): b['b1_30']=r2(wat)
        r.update({a:v for a,v in b.items() if v})
        r['total']=r2(sum(r.get(a,0) for a in K[:-1])); sr.append(r)
        data.append([r['unit'],Paragraph(nm.replace('&','&amp;'),sty),r['resident'],st]+fm(r))
    t={'label':f'Total {pn}',**{a:r2(sum(r.get(a,0) for r in sr)) for a in K}}; tots.append(t); rows+=sr
    i=len(data); data.append([t['label'],'','','']+fm(t)); ts+=[('SPAN',(0,i),(3,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(0,i),(-1,i),.7,colors.black)]
    i=len(data); data.append(['']*11)
data.pop()
g={'label':'Grand Total',**{a:r2(sum(r.get(a,0) for r in rows)) for a in K}}; tots.append(g)
i=len(data); data.append([g['label'],'','','']+fm(g)); ts+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),.7,colors.black),('LINEBELOW',(0,i),(-1,i),1.2,colors.black)]
f='bluestem_mhc_delinquency_aging.pdf'
def page(c,d):
    W,Hh=landscape(letter); c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,Hh-34,'Resident Aged Delinquency'); c.setFont('Helvetica',8.5); c.drawCentredString(W/2,Hh-46,'Bluestem Communities - Cedar Hollow MHC, Sunny Brook Estates, Lazy Oaks Mobile Home Park'); c.drawCentredString(W/2,Hh-57,'As of 08/31/2025    Residents: Current, Notice, Eviction, Past    Include prepaids: Yes')
    c.setFont('Helvetica',7); c.drawString(36,22,'09/03/2025 8:14 AM   rmurphy-test'.replace('rmurphy-test','User: office2')); c.drawRightString(W-36,22,f'Page {d.page}')
D=SimpleDocTemplate(doc(f),pagesize=landscape(letter),topMargin=66,bottomMargin=38,leftMargin=36,rightMargin=36)
T=Table(data,colWidths=[46,132,46,44]+[64]*6+[68],repeatRows=1)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(4,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('VALIGN',(0,0),(-1,-1),'TOP')]+ts))
# recap by charge code of the gross balance
gross=r2(g['total']-g['prepaid']); w=[('Lot Rent',.712),('Water/Sewer',.146),('Late Fee',.079),('Home Payment',.041)]
rc=[['Charge Code Recap','Open Balance']]; s=0
for a,q in w: v=r2(gross*q); s=r2(s+v); rc.append([a,m(v)])
rc.append(['Other',m(r2(gross-s))]); rc.append(['Prepaid',par(g['prepaid'])]); rc.append(['',m(g['total'])])
T2=Table(rc,colWidths=[120,80],hAlign='LEFT'); T2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(1,0),(1,-1),'RIGHT'),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('BOX',(0,0),(-1,-1),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
D.build([T,Spacer(1,16),KeepTogether(T2)],onFirstPage=page,onLaterPages=page)
save(f,'AR','mobile-home park portfolio aging by lot, three communities, prepaid column, recap by charge at end',True,K,rows,tots)
