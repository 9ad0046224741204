# senior living: blocks by resident, payer lines below, platypus
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
rng=random.Random(1404)
fn='resident_payer_aging.pdf'
R=[('AL',[('Ames, Winifred','R-2041','A104',['Private Pay','LTC Ins - Bellhaven']),('Brandvold, Otto','R-1988','A106',['Private Pay']),('Castellane, Ruth','R-2110','A109',['Private Pay','Medicaid Waiver']),('Dupree, Hollis & Jean','R-2077','A112',['Private Pay']),('Eskelin, Aune','R-1875','A115',['Medicaid Waiver']),('Fairweather, Cyrus','R-2133','A201',['Private Pay','VA Aid & Attendance']),('Gantry, Lucille','R-2002','A207',['Private Pay']),('Hsu, Mei-Lan','R-2095','A210',['Private Pay','Medicaid Waiver','Respite - County'])]),
('MC',[('Iverson, Dag','R-1840','M01',['Private Pay','LTC Ins - Bellhaven']),('Jarnigan, Opal','R-2056','M04',['Medicaid Waiver','Private Pay']),('Kostas, Eleni','R-2124','M05',['Private Pay']),('Lindqvist-Moore, Adele','R-1967','M08',['Private Pay','Hospice - Graceway']),('Mbeki, Samuel','R-2018','M11',['Private Pay'])])]
K=['total','b0_30','b31_60','b61_90','b91_120','b120','prepaid','other:Net Position']
W=ParagraphStyle('w',fontName='Helvetica',fontSize=8,leading=9)
hdr=['Payer','Total\nDue','0-30\nDays','31-60\nDays','61-90\nDays','91-120\nDays','Over 120\nDays','Unapplied\nReceipts','Net\nPosition']
dat=[hdr];st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5b3a63')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
f=lambda v,d='':'-' if v==0 else par(v,2,'',d)
rows=[];tots=[];payer={}
def add(a,b): return [r2(x+y) for x,y in zip(a,b)]
def tl(lab,v,style,d=''):
    dat.append([lab]+[f(x,d) for x in v]);i=len(dat)-1
    st.append(('FONT',(0,i),(-1,i),'Helvetica-Bold' if style!='r' else 'Helvetica-Oblique',8));st.append(('LINEABOVE',(1,i),(-1,i),.4,colors.black))
    if style=='w': st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e9dfec')))
    tots.append({"label":lab,**dict(zip(K,v))})
G=[0.0]*8
for w,L in R:
    ws={'AL':'Assisted Living','MC':'Memory Care'}[w]
    dat.append([ws.upper()]);i=len(dat)-1;st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',9.5),('SPAN',(0,i),(-1,i)),('LINEBELOW',(0,i),(-1,i),1,colors.HexColor('#5b3a63'))]
    wt=[0.0]*8
    for n,c,u,ps in L:
        dat.append([f'{n}   [{c}]   Apt {u}']);i=len(dat)-1;st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('SPAN',(0,i),(-1,i)),('TOPPADDING',(0,i),(-1,i),5)]
        rt=[0.0]*8
        for p in ps:
            base={'P':odd(rng,2100,6900),'M':odd(rng,1400,3300)}.get(p[0],odd(rng,250,1900))
            b=[base if rng.random()<.85 else 0.0]+[r2(base*rng.uniform(.2,1)) if rng.random()<q else 0.0 for q in(.5,.32,.2,.22)]
            if sum(b)==0: b[2]=base
            pre=-odd(rng,50,1500) if rng.random()<.2 else 0.0
            if n.startswith('Kostas'): b=[0.0]*5;pre=-5850.0
            t=r2(sum(b));v=[t]+b+[pre,r2(t+pre)]
            dat.append(['     '+p]+[f(x) for x in v]);rows.append({"property":ws,"unit":u,"resident":c,"name":n,"charge":p,**dict(zip(K,v))});rt=add(rt,v);payer[p]=r2(payer.get(p,0)+v[-1])
        tl(f'Total {c}',rt,'r');wt=add(wt,rt)
    tl(f'Total {ws}',wt,'w');G=add(G,wt)
tl('COMMUNITY TOTAL',G,'w','$')
dat_ct=len(dat)
d=SimpleDocTemplate(os.path.join(DOC,fn),pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=62,bottomMargin=40,invariant=1)
def onp(c,doc):
    c.setFont('Helvetica-Bold',13);c.drawString(40,555,'Aged Resident & Payer Balances');c.setFont('Helvetica',9);c.drawString(40,542,'Ashgrove Terrace Senior Living · as of December 31, 2024 · aged from service month end')
    c.setFont('Helvetica',7.5);c.drawRightString(802,24,f'Page {doc.page}');c.drawString(40,24,'Confidential – contains resident information')
T=Table(dat,colWidths=[200]+[70]*8,repeatRows=1);T.setStyle(TableStyle(st))
rec=[['Recap by payer (net position)','']]+[[k,f(v)] for k,v in sorted(payer.items())]+[['',f(G[-1])]]
RT=Table(rec,colWidths=[170,80],hAlign='LEFT');RT.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('LINEABOVE',(1,-1),(1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
d.build([T,Spacer(1,10),Paragraph('Unapplied receipts are payments on account not yet matched to a statement; Net Position = Total Due less unapplied receipts. A hyphen means nil.',W),Spacer(1,8),KeepTogether(RT)],onFirstPage=onp,onLaterPages=onp)
save(fn,'AR',K,rows,tots)
