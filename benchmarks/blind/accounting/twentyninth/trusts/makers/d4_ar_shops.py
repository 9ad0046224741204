# reportlab platypus: net leased shops, blocks by tenant with invoice lines
import random, datetime as dt
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from common import *
FN='NNN_shops_open_items_2025-02-28.pdf'
P=[('Prairie Fork Crossing, Olathe KS',[('L-20417','Bexley & Dunn Optical, Inc.','Bay 3'),('L-20419','Mama Ruiz Taqueria LLC','Bay 7'),('L-20428','Tallgrass Pet Supply','Pad A'),('L-20433','Corvid Games & Hobby','Bay 11')]),
('Old Mill Corners, Dayton OH',[('L-31002','Quick Nickel Pawn & Loan','101'),('L-31005','Saffron Threads Alterations','104'),('L-31010','Great Miami Urgent Care, P.A.','120'),('L-31011','Hops & Hinges Hardware','130')]),
('Single-store pads, Carolinas',[('L-40218','Dollar Lantern Stores #882','Rock Hill'),('L-40221','Dollar Lantern Stores #907','Gastonia'),('L-40236','Zipline Express Wash','Hickory'),('L-40240','Biscuit Barn Restaurants, Inc.','Shelby')])]
CH=[('Base rent',4200,16500),('CAM estimate',600,2400),('RE tax pass-through',900,5200),('Insurance recovery',150,900),('Late charge',75,420),('2024 CAM true-up',-900,1800),('Percentage rent',1200,5200)]
def main():
    rng=random.Random(2904); asof=dt.date(2025,2,28)
    M=['current','b0_30','b31_60','b61_90','b90','total']
    rows=[];tot=[];body=[]; style=[]
    inv=778120
    hdr=[['Invoice','Inv. date','Due','Description','Not yet due','PAST DUE, DAYS','','','','Open balance'],['','','','','','1 – 30','31 – 60','61 – 90','Over 90','']]
    T=hdr[:]
    def f(c): return '' if c is None else (f'({abs(c)/100:,.2f})' if c<0 else f'{c/100:,.2f}')
    G=[0]*6; planted=None; ti=0
    for prop,ten in P:
        r=len(T); T.append([prop]+['']*9); style+=[('SPAN',(0,r),(-1,r)),('FONT',(0,r),(-1,r),'Times-Bold',10.5),('TOPPADDING',(0,r),(-1,r),6)]
        PS=[0]*6
        for code,name,unit in ten:
            ti+=1; r=len(T); T.append([f'{code}   {name}','','','','','','','','','Unit: '+unit])
            style+=[('SPAN',(0,r),(8,r)),('BACKGROUND',(0,r),(-1,r),colors.Color(.93,.91,.86)),('FONT',(0,r),(-1,r),'Times-BoldItalic',9),('ALIGN',(9,r),(9,r),'RIGHT'),('NOSPLIT',(0,r),(0,r+1))]
            n=rng.randint(2,6); items=[]
            for _ in range(n):
                ch,lo,hi=rng.choice(CH); due=asof-dt.timedelta(days=rng.choice([-20,-1,5,12,27,28,35,58,59,75,88,110,160,240]))
                amt=rng.randint(lo*100,hi*100)
                if ch=='Base rent': amt=round(amt,-2)
                items.append((min(due-dt.timedelta(days=rng.choice([10,15,30])),asof-dt.timedelta(days=1)),due,ch,amt))
            if ti in(3,6,10): 
                d=asof-dt.timedelta(days=rng.randint(1,9)); items.append((d,None,'Unapplied cash',-rng.randint(20000,260000)))
            items.sort(key=lambda z:(z[0],z[2])); S=[0]*6
            for k,(d,due,ch,amt) in enumerate(items):
                inv+=rng.randint(3,60); no=('RC' if due is None else 'IN')+str(inv)
                age=0 if due is None else (asof-due).days
                b=0 if age<=0 else 1 if age<=30 else 2 if age<=60 else 3 if age<=90 else 4
                v=[None]*6; v[b]=amt; v[5]=amt; S=[p+(q or 0) for p,q in zip(S,v)]
                if code=='L-31010' and k==1:
                    planted={"what":f"invoice line {no} ({ch}, {amt/100:,.2f}, bucket {M[b]}) of L-31010 Great Miami Urgent Care is missing; it is in the tenant, property and grand totals","kind":"row dropped"}; continue
                T.append([no,d.strftime('%m/%d/%y'),due.strftime('%m/%d/%y') if due else '',ch]+[f(x) for x in v])
                rows.append({"property":prop,"unit":unit,"resident":code,"name":name,"charge":ch,"invoice":no,"date":d.strftime('%m/%d/%y'),**{m:c2(x) for m,x in zip(M,v) if x is not None}})
            r=len(T); lab=f'Total {code}'; T.append(['','','',lab]+[f(x or None) for x in S[:5]]+[f(S[5])])
            style+=[('LINEABOVE',(3,r),(-1,r),.5,colors.black),('FONT',(0,r),(-1,r),'Times-Bold',8.5)]
            tot.append({"label":lab,**{m:c2(x) for m,x in zip(M,S) if x or m=='total'}}); PS=[p+q for p,q in zip(PS,S)]
        r=len(T); lab='Property total – '+prop; T.append([lab,'','','']+[f(x) for x in PS]); tot.append({"label":lab,**{m:c2(x) for m,x in zip(M,PS)}})
        style+=[('SPAN',(0,r),(3,r)),('FONT',(0,r),(-1,r),'Times-Bold',9),('LINEABOVE',(0,r),(-1,r),1,colors.black),('LINEBELOW',(0,r),(-1,r),.5,colors.black)]
        G=[p+q for p,q in zip(G,PS)]
    r=len(T); T.append(['GRAND TOTAL, 3 PROPERTIES','','','']+[f(x) for x in G]); tot.append({"label":'GRAND TOTAL, 3 PROPERTIES',**{m:c2(x) for m,x in zip(M,G)}})
    style+=[('SPAN',(0,r),(3,r)),('FONT',(0,r),(-1,r),'Times-Bold',10),('LINEABOVE',(0,r),(-1,r),1.5,colors.black),('LINEBELOW',(0,r),(-1,r),1.5,colors.black)]
    T.append(['Share of total','','','']+[f'{x/G[5]*100:.1f}%' for x in G[:5]]+['100.0%'])
    style+=[('FONT',(0,r+1),(-1,r+1),'Times-Italic',8.5)]
    base=[('FONT',(0,0),(-1,-1),'Times-Roman',8.8),('FONT',(0,0),(-1,1),'Times-Bold',9),('ALIGN',(4,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.8),
      ('SPAN',(5,0),(8,0)),('ALIGN',(5,0),(8,0),'CENTER'),('LINEBELOW',(5,0),(8,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('VALIGN',(0,0),(-1,-1),'BOTTOM')]
    for c in(0,1,2,3,4,9): base.append(('SPAN',(c,0),(c,1)))
    t=Table(T,colWidths=[62,52,52,112,78,72,72,72,72,82],repeatRows=2); t.setStyle(TableStyle(base+style))
    H=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,leading=18); N=ParagraphStyle('n',fontName='Times-Roman',fontSize=9.5,leading=12)
    S=[Paragraph('Merrowby Net Lease Trust',H),Paragraph('Open-item receivables by lease, aged from due date as of February 28, 2025. Cash not yet matched to an invoice is shown in parentheses under “Not yet due”. Disputed items are not removed.',N),Spacer(1,8),t,Spacer(1,10),
       Paragraph('Watch list: L-31002 and L-40236 are with counsel. Reserve is booked at portfolio level and is not part of this report.',N)]
    def foot(c,d):
        c.setFont('Times-Italic',8); c.drawString(36,22,'Lease receivables – run 03/03/2025 09:14 by D. Okonjo'); c.drawRightString(756,22,f'page {d.page}')
    SimpleDocTemplate(os.path.join(DOC,FN),pagesize=landscape(letter),leftMargin=32,rightMargin=32,topMargin=32,bottomMargin=38,invariant=1,title='Open items').build(S,onFirstPage=foot,onLaterPages=foot)
    assert planted
    save(FN,'AR',M,rows,tot,planted)
    return meta(FN,'RETAIL','AGED_RECEIVABLES','D. Okonjo, lease receivables','Times, blocks by lease with invoice lines, tenant, property and grand totals, repeated two-line header','tenant and unit only in the block heading, unapplied cash lines without due date, blank buckets, wrapped over pages, share line, planted dropped invoice')
