from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import ParagraphStyle
r=random.Random(4311); N='AgingDetail_FallsCrossing_2026-06-30'
T=[("A-101","golden","Golden Ladle Noodle House LLC"),("A-103","smokes","Tri-State Vapor & Smoke, Inc."),("A-104","nailbx","The Nail Box"),("A-105/6","freshn","Fresh 'N Folded Laundry Co."),("B-110","cashex","QuikCash Express #217"),("B-112","drpatel","Falls Crossing Dental, PC"),("B-114","karate","Red Crane Karate (M. Ostrow)"),("B-115","thrift","Second Blessings Thrift Ministries"),("C-120","anchor","Harvest Barn Markets - ANCHOR"),("PAD-1","burger","Bix Burger Franchise Partners LP"),("C-123","barber","Fadehouse Barbers"),("C-125","formerx","Sunny Tan & Spa  ** VACATED 4/18/26 **")]
K=["b0_30","b31_60","b61_90","b91_120","b120"]
CH=[("RNT","Minimum rent"),("CAM","CAM estimate"),("RET","Real estate tax est."),("INS","Insurance est."),("LTF","Late fee")]
MON=[("2026-06-01",0),("2026-05-01",1),("2026-04-01",2),("2026-03-01",3),("2026-02-01",4),("2025-12-01",4)]
rows=[];tot=[];inv=70412
n7=ParagraphStyle('a',fontName='Helvetica-Bold',fontSize=8.2,leading=10); 
def md(d): y,mm,dd=d.split('-'); return f"{int(mm)}/{int(dd)}/{y[2:]}"
def b(c): return '' if c==0 else (f"{f(c)}-" if c<0 else f(c))
hdr1=["Billed","Invoice","Chg","What it is","Balance","0 - 30","31 - 60","61 - 90","91 - 120","Over 120"]
hdr0=["","","","","open","------------------------- days past invoice date -------------------------","","","",""]
data=[hdr0,hdr1]; st=[('FONT',(0,0),(-1,-1),'Helvetica',7.8),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.8),('SPAN',(5,0),(9,0)),('ALIGN',(5,0),(9,0),'CENTER'),('ALIGN',(4,0),(4,0),'RIGHT'),('ALIGN',(4,1),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,1),1.2,colors.HexColor('#7a1f1f')),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('TOPPADDING',(0,0),(-1,-1),1.6)]
G=[0]*5; bych={}
for ti,(su,code,nm) in enumerate(T):
    data.append([f"{su}   {nm}   [{code}]"]+['']*9); i=len(data)-1
    st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.2),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3ece0')),('ALIGN',(0,i),(-1,i),'LEFT'),('TOPPADDING',(0,i),(-1,i),3)]
    rent=int(r.uniform(1800,7200))*100*(4 if 'ANCHOR' in nm else 1); cam=int(rent*r.uniform(.12,.2)); tx=int(rent*.09)+r.randint(0,99)
    depth=r.choice([1,1,2,2,3,4]);
    if 'VACATED' in nm: ms=MON[2:5]
    else: ms=MON[:depth]
    L=[]
    for d,bk in sorted(ms):
        for cc,nmv,a in (("RNT","Minimum rent",rent),("CAM","CAM estimate",cam),("RET","Real estate tax est.",tx)):
            if cc!="RNT" and r.random()<.45: continue
            a2=a if r.random()<.75 else int(a*r.uniform(.2,.8))
            L.append([d,cc,nmv,bk,a2])
        if r.random()<.4 and bk: L.append([d[:8]+'11',"LTF","Late fee 5%",bk if bk<3 else bk,int(rent*.05)])
    if code=="drpatel": L.append(["2025-11-20","CRC","2024 CAM reconciliation - DISPUTED",4,318246])
    if code=="burger": L=[["2026-06-01","RET","Real estate tax est.",0,94417],["2026-06-14","PAY","Unapplied receipt ck 20881",0,-250000]]
    if code=="thrift": L.append(["2026-05-29","PAY","Unapplied receipt",1,-60000])
    if code=="karate": L.append(["2026-06-22","NSF","Returned check charge",0,3500])
    L.sort(key=lambda x:x[0])
    # bucket by age at 30 Jun 2026
    import datetime as dt
    idx=[];sub=[0]*5
    for d,cc,w,bk,a in L:
        age=(dt.date(2026,6,30)-dt.date.fromisoformat(d)).days
        bk=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4
        inv+=r.randint(1,19); iv=str(inv) if cc!="PAY" else ''
        sub[bk]+=a; bych[cc]=bych.get(cc,0)+a
        vals=['']*5; vals[bk]=b(a)
        data.append([md(d),iv,cc,w,b(a)]+vals)
        o={"unit":su,"resident":code,"name":nm.split('  **')[0],"charge":w,"date":d}
        if iv:o["invoice"]=iv
        o["total"]=m(a); o[K[bk]]=m(a); o["other:Chg"]=cc
        idx.append(len(rows)); rows.append(o)
    data.append(['','','',f"Total {su}",b(sum(sub)) or '0.00']+[b(x) for x in sub]); i=len(data)-1
    st+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',7.8),('LINEABOVE',(4,i),(-1,i),.4,colors.black),('BOTTOMPADDING',(0,i),(-1,i),5)]
    t={"label":f"Total {su}","total":m(sum(sub))}
    for k,x in zip(K,sub):
        if x: t[k]=m(x)
    t['_idx']=idx; tot.append(t); G=[a+c for a,c in zip(G,sub)]
data.append(['','','',"FALLS CROSSING - ALL TENANTS",b(sum(G))]+[b(x) for x in G]); i=len(data)-1
st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),1.2,colors.HexColor('#7a1f1f'))]
t={"label":"FALLS CROSSING - ALL TENANTS","total":m(sum(G))}
for k,x in zip(K,G):
    if x: t[k]=m(x)
t['_idx']=range(len(rows)); tot.append(t)
data.append(['','','',"share of balance",'100%']+[f"{x/sum(G)*100:.0f}%" for x in G])
def deco(c,d):
    w,h=d.pagesize; c.setFont('Helvetica-Bold',12); c.drawString(36,h-32,"Falls Crossing Plaza"); c.setFont('Helvetica',8.5); c.drawString(36,h-44,"Tenant aging, open item detail  -  aged from invoice date to June 30, 2026")
    c.drawRightString(w-36,h-32,"Managed by Corliss & Daughters Realty (terminated 6/24/26)"); c.setFont('Helvetica',7); c.drawString(36,24,"Printed 7/2/2026 9:14 AM  user: LCORLISS"); c.drawRightString(w-36,24,f"Page {d.page}")
doc=SimpleDocTemplate(DOC+N+'.pdf',pagesize=landscape(letter),topMargin=58,bottomMargin=40,leftMargin=36,rightMargin=36)
tb=Table(data,colWidths=[48,50,32,190,70,66,66,66,66,66],repeatRows=2,style=st)
doc.build([tb,Spacer(1,8),Paragraph("Amounts with a trailing minus are receipts not yet applied. Bix Burger pays by ACH on the 14th. Security deposits are not netted.",ParagraphStyle('x',fontName='Helvetica',fontSize=7.5,leading=9))],onFirstPage=deco,onLaterPages=deco)
save(N,'AR',None,["total"]+K,rows,tot,["total"]+K)
