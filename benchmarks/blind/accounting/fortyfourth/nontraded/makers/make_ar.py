import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,legal,landscape
from reportlab.lib import colors
# ------------------------------------------------------- 1 retail centre, charge lines under each tenant
def ar1():
    R=random.Random(515); stem='Copperfield Commons Aged Delinq 063026'
    T=[('t0001184','Marrow & Finch Grocers, Inc.','A-100'),('t0001190','Sundial Nails','A-112'),('t0001203','Pho Lantern LLC','A-116'),('t0001215','Ridgeway Physical Therapy PC','A-120'),('t0001222','Tri-County Credit Union','B-101'),('t0001229','Halcyon Yoga Studio','B-104'),('t0001240','Barkhouse Pet Supply #62','B-110'),('t0001251','The Gilded Scoop','B-118'),('t0001258','Oxbow Vision Center','C-201'),('t0001266','Kettle & Loom (vacated 03/26)','C-204'),('t0001271','Vantage Wireless - Corp.','C-206'),('t0001290','Bright Harbor Dental','C-210'),('t0001302','Mesa Verde Cantina','PAD-2')]
    CH=[('BRT','Base Rent',(350000,1800000)),('CAM','CAM Estimate',(60000,390000)),('RET','RE Tax Estimate',(45000,300000)),('INS','Insurance Est.',(9000,52000)),('LTF','Late Fee',(15000,60000)),('PCT','Percentage Rent',(80000,640000)),('CMY','CAM Recon 2025',(20000,510000)),('UTL','Water Submeter',(4000,31000))]
    K=['total','current','b1_30','b31_60','b61_90','b91_120','b120']
    W,H=landscape(letter); c=canvas.Canvas(doc(stem+'.pdf'),pagesize=(W,H)); X=[406,468,530,588,646,702,760]; st={'p':0}
    asof=dt.date(2026,6,30)
    def head():
        st['p']+=1; c.setFont('DVB',11); c.drawString(32,H-34,'Aged Delinquencies'); c.setFont('DV',7.5)
        c.drawString(32,H-46,'Property: ccm27  Copperfield Commons'); c.drawString(32,H-56,'Age as of: 06/30/2026   Based on: Due Date   Detail: Charge   Trans through: 07/2026')
        c.drawRightString(760,H-34,f"Page {st['p']}"); c.drawRightString(760,H-44,'Ostrander Retail Services'); c.drawRightString(760,H-54,'7/8/2026 3:41 PM')
        y=H-76; c.setFillColorRGB(.2,.25,.38); c.rect(30,y-13,732,24,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('DVB',7.5)
        for x,a,b in zip(X,['Total','','1 - 30','31 - 60','61 - 90','91 - 120','Over'],['Due','Current','Days','Days','Days','Days','120 Days']):
            c.drawRightString(x-2,y,a); c.drawRightString(x-2,y-9,b)
        for x,a,b in [(34,'Charge','Code'),(70,'','Description'),(170,'Invoice','No.'),(235,'Due','Date')]: c.drawString(x,y,a); c.drawString(x,y-9,b)
        c.setFillColor(colors.black); st['y']=y-26
    def ln(v,b=False,rule=False):
        c.setFont('DVB' if b else 'DV',7.3)
        for x,q in zip(X,v):
            if rule: c.setLineWidth(.4); c.line(x-52,st['y']+8,x,st['y']+8)
            c.drawRightString(x-2,st['y'],money(q,'lead'))
    head(); rows=[];tot=[];G=[0]*7;inv=40210; rec={}
    for ti,(tc,tn,su) in enumerate(T):
        L=[]; n=R.randint(2,6)
        if 'vacated' in tn: n=6
        for j in range(n):
            cd,ds,(lo,hi)=CH[R.choice([0,0,1,1,2,3,4,5,6,7])] ; cd_amt=R.randint(lo//50,hi//50)*50 if cd!='UTL' else R.randint(lo,hi)
            age=R.choice([-1,-1,29,29,60,90,118,150,210]) if 'vac' not in tn else R.choice([118,121,150,181,212])
            d=asof-dt.timedelta(days=age); d=dt.date(2026,7,1) if age==-1 else d.replace(day=1) if cd!='LTF' else d.replace(day=11 if d.month!=6 else 11)
            L.append([cd,ds,d,cd_amt])
        if R.random()<.35: L.append(['PPR','Unapplied Receipt',asof-dt.timedelta(days=R.randint(2,25)),-R.randint(3000,90000)])
        L.sort(key=lambda z:z[2])
        need=30+10.5*(len(L)+1)
        if st['y']-need<34: c.showPage(); head()
        c.setFont('DVB',7.8); c.drawString(34,st['y'],f'{tn}  ({tc})'); c.setFont('DV',7.3); c.drawString(250,st['y'],f'Suite {su}')
        c.drawString(330,st['y'],f'Last Payment: {R.randint(1,6):02d}/{R.randint(1,28):02d}/2026  {money(R.randint(90000,2600000))}'); c.drawString(560,st['y'],f'({R.choice([303,720,970])}) 555-01{R.randint(10,99)}'); st['y']-=11
        S=[0]*7
        for cd,ds,d,a in L:
            inv+=R.randint(1,19); age=(asof-d).days
            i=1 if age<=0 else 2 if age<=30 else 3 if age<=60 else 4 if age<=90 else 5 if age<=120 else 6
            v=[0]*7; v[0]=a; v[i]=a; S=[p+q for p,q in zip(S,v)]; rec[cd]=rec.get(cd,0)+a
            c.setFont('DV',7.3); c.drawString(36,st['y'],cd); c.drawString(70,st['y'],ds); c.drawString(170,st['y'],f'CI-{inv}'); c.drawString(235,st['y'],f'{d:%m/%d/%Y}'); ln(v); st['y']-=10.5
            rows.append({'property':'ccm27 Copperfield Commons','unit':su,'resident':tc,'name':tn,'charge':ds,'date':d.isoformat(),'invoice':f'CI-{inv}',**{k:c2(q) for k,q in zip(K,v)}})
        c.setFont('DVB',7.3); c.drawString(70,st['y'],f'Total {tc}'); ln(S,True,True); tot.append({'label':f'Total {tc}',**{k:c2(q) for k,q in zip(K,S)}}); G=[p+q for p,q in zip(G,S)]; st['y']-=17
    if st['y']<130: c.showPage(); head()
    c.setFont('DVB',7.8); c.drawString(34,st['y'],'Total Copperfield Commons'); ln(G,True,True); tot.append({'label':'Total Copperfield Commons',**{k:c2(q) for k,q in zip(K,G)}})
    st['y']-=24; c.drawString(34,st['y'],'Recap by charge code'); st['y']-=11; c.setFont('DV',7.3)
    for k in sorted(rec): c.drawString(44,st['y'],k); c.drawRightString(160,st['y'],money(rec[k],'lead')); st['y']-=10
    c.save(); save(stem,'AR',K,rows,tot)
# ------------------------------------------------------- 2 student housing, xls, one line per bed
def ar2():
    import xlwt
    R=random.Random(2026); stem='QuadAtEllery_resident_aging'
    fn='Amara Bryce Caleb Dana Elias Farah Gavin Hana Imani Jonas Kira Lucas Mei Nadia Owen Priya Quinn Rafael Sana Tobias Uma Victor Wren Xavier Yusuf Zoe'.split(); lnn='Abbott Bassey Castellan Drummond Eriksen Fontaine Guzman Hollis Ibarra Jansen Kowal Lindqvist Mbeki Navarro Okafor Pruitt Rasmussen Solano Tran Underhill Vasquez Whitlock Yeung Zamora'.split()
    wb=xlwt.Workbook(); ws=wb.add_sheet('Aging'); E=xlwt.easyxf; F="font: name Calibri, height 200"
    b=E(F+', bold on'); n=E(F); m=E(F,num_format_str='#,##0.00;[Red]-#,##0.00;0.00'); mb=E(F+', bold on; borders: top thin',num_format_str='#,##0.00;[Red]-#,##0.00;0.00')
    h=E(F+', bold on, color white; pattern: pattern solid, fore_colour dark_teal; alignment: wrap on, horiz center, vert center'); d=E(F,num_format_str='M/D/YYYY'); sec=E(F+', bold on, italic on; pattern: pattern solid, fore_colour light_turquoise'); it=E("font: name Calibri, height 180, italic on")
    ws.write(0,0,'The Quad at Ellery – Resident Aged Receivables',E('font: name Calibri, height 280, bold on')); ws.write(1,0,'Campus Crest Hollow Management | as of 30-Jun-2026 | leasing year 2025-26 and former',n)
    H=['Bed Space','Resident','Lease ID','Lease End','Net Balance','Prepaid','Gross Owed','0-30','31-60','61-90','90+','Deposit on Hand','Guar.','Collections note']
    ws.write_merge(3,3,7,10,'Age of amount owed (days)',h)
    for i,t in enumerate(H): ws.write(4,i,t,h)
    ws.row(4).height=560
    for i,w in enumerate([11,26,11,13,13,12,13,12,12,12,12,12,7,44]): ws.col(i).width=w*256
    K=['total','prepaid','other:Gross Owed','b0_30','b31_60','b61_90','b90','deposit']; C=[4,5,6,7,8,9,10,11]
    r=5; rows=[];tot=[];used=set();ub=set();G=[]
    notes=['','','','Pmt plan - 3 of 5 rec\'d','Fin aid pending','','NTV issued 6/12','Guarantor called 6/22','']
    for s,cnt in [('Current residents',24),('Notice / moving out',7),('Former residents',13)]:
        ws.write_merge(r,r,0,13,s,sec); r+=1; L=[]
        beds=sorted({(R.randint(1,4)*100+R.randint(1,24),R.choice('ABCD')) for _ in range(cnt*3)}-(ub if s[0]=='N' else set())); R.shuffle(beds); beds=sorted(beds[:cnt]); ub|=set(beds)
        for u,bd in beds:
            while True:
                nm=f'{R.choice(lnn)}, {R.choice(fn)}'
                if nm not in used: used.add(nm); break
            rent=R.choice([72900,78500,81500,84900,92900]); bk=[0]*4; pre=0
            if s=='Former residents':
                bk[3]=R.randint(5000,260000); bk[2]=R.choice([0,R.randint(2000,60000)]); 
                if R.random()<.2: bk=[0,0,0,0]; pre=-R.randint(2500,20000)
            elif R.random()<.22: pre=-R.choice([rent,R.randint(1000,40000)])
            else:
                bk[0]=R.choice([rent,rent,R.randint(2500,30000),5000]); bk[1]=R.choice([0,0,rent,R.randint(3000,40000)]); bk[2]=R.choice([0,0,0,rent]); bk[3]=R.choice([0,0,0,0,R.randint(4000,160000)])
                if R.random()<.12: pre=-R.randint(500,bk[0]//2)
            dep=R.choice([0,0,15000,25000,25000,50000]) if s[0]!='F' else 0; g=sum(bk); v=[g+pre,pre,g,*bk,dep]
            end=dt.date(2026,7,31) if s[0]=='C' else dt.date(2026,6,30) if s[0]=='N' else R.choice([dt.date(2025,7,31),dt.date(2025,12,20),dt.date(2026,2,14)])
            ws.write(r,0,f'{u}-{bd}',n); ws.write(r,1,nm,n); lid=f'Q{R.randint(50000,69999)}'; ws.write(r,2,lid,n); ws.write(r,3,end,d)
            for q,x in zip(C,v): ws.write(r,q,c2(x),m)
            ws.write(r,12,R.choice('YYN'),n); nt=R.choice(notes) if s[0]!='F' else R.choice(['To agency 4/30','','Agency - skip trace','Refund ck requested' if pre else ''])
            if nt: ws.write(r,13,nt,n)
            rows.append({'unit':f'{u}-{bd}','resident':lid,'name':nm,**{k:c2(x) for k,x in zip(K,v)}}); L.append(v); r+=1
        t=[sum(z) for z in zip(*L)]; G+=L; ws.write(r,0,f'Subtotal {s} ({len(L)})',b)
        for q,x in zip(C,t): ws.write(r,q,c2(x),mb)
        tot.append({'label':f'Subtotal {s} ({len(L)})',**{k:c2(x) for k,x in zip(K,t)}}); r+=2
    t=[sum(z) for z in zip(*G)]; ws.write(r,0,'Property total',b)
    for q,x in zip(C,t): ws.write(r,q,c2(x),mb)
    tot.append({'label':'Property total',**{k:c2(x) for k,x in zip(K,t)}}); r+=2
    ws.write(r,0,'Net balance = gross owed less prepaid. Deposits on hand not netted. Former >90 fully reserved at quarter-end per Trust policy.',it)
    for q in range(5,r+1): ws.row(q).height=290; ws.row(q).height_mismatch=True
    ws.set_panes_frozen(True); ws.set_horz_split_pos(5); ws.set_vert_split_pos(2); ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
    wb.save(doc(stem+'.xls')); save(stem,'AR',K,rows,tot)
# ------------------------------------------------------- 3 office roll-up, month columns; one planted defect
def ar3():
    R=random.Random(909); stem='Trust_office_delinquency_rollup_Jun26'
    P=[('Bellweather Plaza','Stanhope Realty Services',[('Aldous Reyes Architects','0410'),('Corvane Insurance Brokers','0600'),('Dept. of Labor Standards','0200'),('Greenlaw & Pike LLP','1100'),('Nimbus Payroll Co.','0715'),('Tessellate Software','0900'),('Wexcombe Title','0305')]),
     ('One Ferry Landing','Dockside Commercial Group',[('Brightwater Capital Advisors','12A'),('Clover Street Cafe','L1'),('Hadrian Staffing','8C'),('Ionic Therapeutics','5-6'),('Maritime Claims Bureau','3B')]),
     ('Northgate Medical Pavilion','Carrow Healthcare Properties',[('Cardiology Assoc. of Northgate','210'),('Evergreen Imaging','100'),('Family Dermatology','325'),('Kestrel Pharmacy','105'),('Pediatric Partners PLLC','300'),('SleepWell Diagnostics','240'),('Zephyr Oral Surgery','330')]),
     ('Willow Bend I & II','Hargreave Asset Services',[('Apex Freight Brokers','I-150'),('Delphine Wealth Mgmt','II-220'),('Lodestar Engineering','II-300'),('Pinnacle Home Lending','I-210'),('Rosen Tax Group','I-104'),('Summit Ridge Seminars','II-115')])]
    Hd=['Jun 2026','May 2026','Apr 2026','Mar 2026']
    K=['m Jun 2026','m May 2026','m Apr 2026','m Mar 2026','other:Feb 2026 & prior','prepaid','total','deposit']
    W,H=letter; c=canvas.Canvas(doc(stem+'.pdf'),pagesize=letter); X=[238,288,336,384,434,484,534,582]; st={'p':0}; drop=('Northgate Medical Pavilion','Kestrel Pharmacy')
    def head():
        st['p']+=1
        if st['p']==1:
            c.setFont('NarB',15); c.drawString(30,H-42,'Office segment: tenant delinquency roll-up'); c.setFont('Nar',9.5); c.setFillGray(.35); c.drawString(30,H-56,'Alderbrook Diversified Income Trust, Inc.  |  Month-end June 30, 2026  |  whole dollars, by month billed'); c.setFillGray(0); y=H-80
        else: y=H-44
        c.setFont('NarB',8.5); c.drawString(30,y-9,'Tenant'); c.drawString(158,y-9,'Suite')
        for x,a,b in zip(X,[*[''] * 4,'Feb 2026','Prepaid','Net','Deposit'],[*Hd,'& prior','rents','due','held']): c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
        c.setLineWidth(1.2); c.line(30,y-13,582,y-13); st['y']=y-27
        c.setFont('NarI',7.5); c.drawString(30,22,'Compiled from manager packages; positive = owed to Trust'); c.drawRightString(582,22,f"{st['p']}")
    def ln(v,b=False):
        c.setFont('NarB' if b else 'Nar',9)
        for x,q in zip(X,v): c.drawRightString(x+(2.7 if q<0 else 0),st['y'],'–' if q==0 else money(q,'paren',dec=0))
    com={'Ionic Therapeutics':'Manager: disputes Feb CAM true-up; counsel engaged 6/18. Reserve 50%.','SleepWell Diagnostics':'Manager: lockout notice posted; $5,000 partial expected 7/10.','Summit Ridge Seminars':'Manager: month-to-month; deposit to be applied on vacate.'}
    head(); rows=[];tot=[];G=[0]*8
    for p,mg,L in P:
        if st['y']<120: c.showPage(); head()
        c.setFont('NarB',10); c.drawString(30,st['y'],p); w=c.stringWidth(p,'NarB',10); c.setFont('NarI',8.5); c.drawString(36+w,st['y'],f'managed by {mg}'); st['y']-=14; S=[0]*8
        for tn,su in L:
            rent=R.randint(60,480)*10000; k=R.choice([1,1,1,2,2,3,5]) if tn not in com else 5; v=[0]*5
            for i in range(k): v[i]=int(rent*R.uniform(.1,1.02))//100*100 if i else R.choice([rent,rent//4//100*100])
            pre=0
            if tn not in com and R.random()<.2: v=[0]*5; pre=-rent
            if tn=='Kestrel Pharmacy': v=[1894000,611200,0,0,0]; pre=0
            v=v+[pre]; v=v+[sum(v),R.choice([0,rent,rent*2,2500000])]; S=[a+b for a,b in zip(S,v)]
            if (p,tn)==drop: continue
            c.setFont('Nar',9); c.drawString(38,st['y'],tn); c.drawString(158,st['y'],su); ln(v); st['y']-=12.5
            rows.append({'property':p,'unit':su,'name':tn,**{a:c2(q) for a,q in zip(K,v) if q}})
            if tn in com: c.setFont('NarI',8); c.setFillGray(.3); c.drawString(48,st['y']+.5,com[tn]); c.setFillGray(0); st['y']-=12
        c.setLineWidth(.4); c.line(195,st['y']+10,582,st['y']+10); c.setFont('NarB',9); c.drawString(38,st['y'],f'{p} total'); ln(S,True); tot.append({'label':f'{p} total',**{a:c2(q) for a,q in zip(K,S) if q}}); G=[a+b for a,b in zip(G,S)]; st['y']-=22
    c.setLineWidth(1); c.line(30,st['y']+11,582,st['y']+11); c.setFont('NarB',9); c.drawString(30,st['y'],'Office segment total'); ln(G,True); tot.append({'label':'Office segment total',**{a:c2(q) for a,q in zip(K,G) if q}})
    st['y']-=13; c.setFont('NarI',8.5); c.drawString(30,st['y'],'Share of gross owed')
    g=sum(G[:5])
    for x,q in zip(X[:5],G[:5]): c.drawRightString(x,st['y'],f'{q/g*100:.1f}%')
    st['y']-=26; c.setFont('Nar',8.5)
    for t in ['Manager packages received: Stanhope 7/11, Dockside 7/8, Carrow 7/10, Hargreave 7/13 (late).','Prepaid rents reclassified to account 2100 for reporting. Deposits shown for information and not netted.']: c.drawString(30,st['y'],t); st['y']-=11
    c.save(); save(stem,'AR',K,rows,tot,{'what':'Northgate Medical Pavilion: the line for Kestrel Pharmacy, suite 105 is not printed, but its amounts (18,940 Jun 2026; 6,112 May 2026; 25,052 net due, and its deposit) remain in the property total and the segment total','kind':'row_dropped'})
if __name__=='__main__': ar1();ar2();ar3()
