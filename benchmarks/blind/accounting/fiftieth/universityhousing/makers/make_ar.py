from common import *
from datetime import date, timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors
import xlwt

def ar_beds():
    rng=random.Random(5201); fn='resident_aging_by_bed_2026-04.pdf'
    B=[('Alder House',21),('Birchmount Suites',19),('Court at Ninth',17)]
    ppl=people(rng,60); keys=['current','b1_30','b31_60','b61_90','b90','total','prepaid','deposit']
    W,H=landscape(letter); c=canvas.Canvas(doc(fn),pagesize=(W,H))
    X=[40,86,142,250,296]; NX=[376,428,484,540,596,656,706,752]
    hdr=['Current','1–30','31–60','61–90','Over 90','Balance','Prepaid','Deposit']
    st={'y':0,'p':0}
    def head():
        if st['p']: c.showPage()
        st['p']+=1
        c.setFillColor(colors.HexColor('#5b2333')); c.rect(0,H-46,W,46,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',14); c.drawString(40,H-24,'Resident Aging by Bed Space'); c.setFont('Helvetica',9); c.drawString(40,H-38,'Cardinal Gate Residential for Pelham Valley College  |  As of April 30, 2026  |  Spring term 2026'); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold',7.6); y=H-62
        c.drawCentredString((NX[1]-40+NX[4])/2,y,'Days past due'); c.line(NX[1]-42,y-2.5,NX[4],y-2.5); c.drawRightString(NX[7],y,'Held'); 
        y-=11
        for x,t in zip(X,('Bed','Resident ID','Resident','Status','Contract')): c.drawString(x,y,t)
        for x,t in zip(NX,hdr): c.drawRightString(x,y,t)
        c.setLineWidth(1); c.line(38,y-3,W-36,y-3); c.setLineWidth(.4); st['y']=y-14
        c.setFont('Helvetica',7); c.drawString(40,24,'Balance excludes prepaid credits and deposits.  Over 90 accounts carry a registration hold.'); c.drawRightString(W-40,24,f"Printed 05/04/2026 8:41 AM   Page {st['p']}")
    head(); rows=[];tots=[];G=[0]*8; i=0; planted=None
    def line(v,bold=False,zero='-'):
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.8)
        for x,a in zip(NX,v): c.drawRightString(x,st['y'],par(a,zero))
    for bi,(b,n) in enumerate(B):
        if st['y']<90: head()
        c.setFillColor(colors.HexColor('#eadfe2')); c.rect(38,st['y']-3,W-74,12,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',8.4); c.drawString(42,st['y'],b); st['y']-=15
        S=[0]*8; beds=sorted(rng.sample([f'{fl}{u:02d}-{x}' for fl in range(1,5) for u in range(1,16) for x in 'ABCD'],n))
        for kx,bed in enumerate(beds):
            l,f=ppl[i]; i+=1; rid=f'R{rng.randint(100000,999999)}'; stat=rng.choice(['Current']*6+['Past','Notice']); con=rng.choice(['AY','AY','AY','SP','12M'])
            rent=rng.choice([78500,81250,86900,94250,102500])
            v=[0]*8
            mode=rng.random()
            if mode<.15: v[6]=-rng.choice([rent,rng.randint(2500,60000)])
            else:
                if rng.random()<.6: v[0]=rng.choice([rent,rent//2,rng.randint(1500,9000)])
                if rng.random()<.55: v[1]=rng.choice([rent,5000,rng.randint(2000,40000)])
                if rng.random()<.35: v[2]=rng.choice([rent,7500,rng.randint(2000,40000)])
                if rng.random()<.2: v[3]=rng.randint(3000,90000)
                if stat=='Past' or rng.random()<.15: v[4]=rng.randint(12000,210000)
                if not any(v[:5]): v[1]=5000
            if rng.random()<.06: v[2]=-rng.randint(1000,9000)
            v[5]=sum(v[:5]); v[7]=rng.choice([0,20000,25000,25000])
            if stat=='Past': v[7]=0
            S=[p+q for p,q in zip(S,v)]
            if bi==1 and kx==11:
                assert v[5]>0
                planted={'what':f'{b} bed {bed} ({l}, {f}, balance {f2(v[5])}) was left out of the listing though its amounts remain in the {b} subtotal and the grand total','kind':'row_dropped'}; continue
            if st['y']<50: 
                head(); c.setFont('Helvetica-BoldOblique',8); c.drawString(42,st['y'],f'{b} (continued)'); st['y']-=13
            c.setFont('Helvetica',7.8)
            for x,t in zip(X,(bed,rid,f'{l}, {f}',stat,con)): c.drawString(x,st['y'],t)
            line(v); st['y']-=11.2
            o={'property':b,'unit':bed,'resident':rid,'name':f'{l}, {f}'}; o.update({k:d(a) for k,a in zip(keys,v) if a}); rows.append(o)
        if st['y']<50: head()
        c.line(NX[0]-38,st['y']+8.6,W-36,st['y']+8); line(S,True); c.drawString(X[2],st['y'],f'{b} Total'); st['y']-=20
        tots.append({'label':f'{b} Total',**{k:d(a) for k,a in zip(keys,S) if a}}); G=[p+q for p,q in zip(G,S)]
    if st['y']<70: head()
    c.setLineWidth(1.2); c.line(38,st['y']+9,W-36,st['y']+9); line(G,True); c.drawString(X[0],st['y'],'Grand Total – all communities'); st['y']-=12
    tots.append({'label':'Grand Total – all communities',**{k:d(a) for k,a in zip(keys,G) if a}})
    c.setFont('Helvetica-Oblique',7.4); c.drawString(X[0],st['y'],'Share of balance')
    for x,a in zip(NX[:5],G[:5]): c.drawRightString(x,st['y'],f'{a/G[5]*100:.1f}%')
    c.save()
    save(fn,'AR',keys,rows,tots,'STUDENT_HOUSING','Private manager of college residence communities','Helvetica landscape, community bands, bed rows, grouped days-past-due head','continued bands over pages, dash for nil, share line, planted',planted)

def ar_terms():
    rng=random.Random(5202); fn='HSG_AR_by_term_20260630.xls'
    terms=['Fall 2024','Spring 2025','Summer 2025','Fall 2025','Spring 2026','Summer 2026']
    keys=['other:'+t for t in terms]+['total','other:Pending Aid','other:Net Due']
    wb=xlwt.Workbook(); ws=wb.add_sheet('Term aging')
    z=xlwt.easyxf; money='#,##0.00;[Red]-#,##0.00;0.00'
    h=z('font: bold on, height 180; align: horiz center, vert center, wrap on; borders: bottom thin, top thin; pattern: pattern solid, fore_colour light_yellow')
    n=z('font: height 180',num_format_str=money); nb=z('font: bold on, height 180; borders: top thin',num_format_str=money); t=z('font: height 180'); tb=z('font: bold on, height 180; borders: top thin'); T1=z('font: bold on, height 240')
    ws.write(0,0,'Northmoor Polytechnic University — Bursar / Housing Finance',T1); ws.write(1,0,'Housing balances outstanding by term of charge (detail codes HR*, HD*, HF*)',t); ws.write(2,0,'Extract 30-Jun-2026; credit balances shown with minus sign',t)
    r=4
    for cidx,tx in enumerate(['Hall','Room/Bed','Student No.','Student Name','Hold']): ws.write_merge(r,r+1,cidx,cidx,tx,h)
    ws.write_merge(r,r,5,10,'Unpaid by term of charge',h)
    for i,x in enumerate(terms): ws.write(r+1,5+i,x,h)
    for i,x in enumerate(['Total Owed','Pending Aid','Net Due']): ws.write_merge(r,r+1,11+i,11+i,x,h)
    r=6; halls=[('GRV','Grover Hall',13),('LKS','Lakeside Quad',15),('MTH','Matheson Tower',11),('PIN','Pine Court',8)]
    ppl=people(rng,60); pi=0; rows=[];tots=[];G=[0]*9
    for code,hn,k in halls:
        S=[0]*9
        beds=sorted(f'{rng.randint(1,6)}{rng.randint(1,28):02d}{rng.choice("AB")}' for _ in range(k)); beds=sorted(set(beds))
        for bed in beds:
            l,f=ppl[pi];pi+=1; sid=f'9{rng.randint(10000000,19999999)%100000000:08d}'
            v=[0]*6
            rate={'GRV':412500,'LKS':468000,'MTH':389500,'PIN':515000}[code]
            for q in range(6):
                p=[.1,.14,.06,.3,.75,.2][q]
                if rng.random()<p: v[q]=rng.choice([rng.randint(1500,30000),rate//4,rate//2,rate-rng.randint(0,250000),15000,7500])
            if not any(v): v[4]=rng.choice([-rng.randint(2000,40000),15000])
            if rng.random()<.08: v[5]=-rng.randint(5000,60000)
            tot=sum(v); aid=-rng.choice([0,0,0,50000,125000]) if tot>130000 else 0
            hold='Y' if v[0] or v[1] else ''
            ws.write(r,0,code,t);ws.write(r,1,bed,t);ws.write(r,2,sid,t);ws.write(r,3,f'{f} {l}',t)
            if hold: ws.write(r,4,hold,t)
            row=v+[tot,aid,tot+aid]
            o={'property':code,'unit':bed,'resident':sid,'name':f'{f} {l}'}
            for i,a in enumerate(row):
                if a or i in (6,8): ws.write(r,5+i,d(a),n); o[keys[i]]=d(a)
            rows.append(o); S=[p+q for p,q in zip(S,row)]; r+=1
        lab=f'Subtotal {hn}'; ws.write_merge(r,r,0,4,lab,tb)
        for i,a in enumerate(S): ws.write(r,5+i,d(a),nb)
        tots.append({'label':lab,**{kk:d(a) for kk,a in zip(keys,S)}}); G=[p+q for p,q in zip(G,S)]; r+=2
    ws.write_merge(r,r,0,4,'ALL HALLS',tb)
    for i,a in enumerate(G): ws.write(r,5+i,d(a),nb)
    tots.append({'label':'ALL HALLS',**{kk:d(a) for kk,a in zip(keys,G)}})
    ws.write(r+2,0,'Hold Y = registration hold placed for balances older than two terms.',t); ws.write(r+3,0,'Pending aid is authorised but not yet disbursed; it is not a payment.',t)
    for i,w in enumerate([7,11,13,26,6]+[12]*6+[13,12,13]): ws.col(i).width=256*w
    ws.set_panes_frozen(True); ws.set_horz_split_pos(6); ws.set_portrait(False); ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
    ws.fit_num_pages=1
    wb.save(doc(fn))
    save(fn,'AR',keys,rows,tots,'STUDENT_HOUSING','University bursar with housing finance office','xls, buckets are academic terms, hall column, subtotals per hall, pending aid','term buckets instead of day buckets, blanks, credits with minus, text ids')

def ar_shops():
    rng=random.Random(5203); fn='College_Walk_Shops_Aged_Delinquency.pdf'
    AS=date(2026,5,31); keys=['total','b0_30','b31_60','b61_90','b91_120','b120']
    TN=[('C-101','Blue Kettle Coffee Roasters','t0041187'),('C-103','Pelican Books & Supply','t0041192'),('C-104','Noodle Theory LLC','t0043310'),('C-106','Campus Cuts Barbershop','t0044026'),('C-107','Verity Federal Credit Union (ATM kiosk)','t0039904'),('C-110','Rolling Stock Bicycle Repair','t0045571'),('C-112','Green Fork Salads, Inc.','t0046218'),('C-115','Print Annex','t0040055'),('C-118','Sundown Pharmacy #22','t0041873')]
    CH={'RENT':('Base rent',(180000,620000)),'CAM':('Common area maint.',(30000,110000)),'RETX':('Real estate tax est.',(18000,60000)),'UTIL':('Utility rebill',(9000,48000)),'PCT':('Percentage rent',(40000,160000)),'LATE':('Late charge',(5000,15000)),'GREASE':('Grease trap service',(12500,12500)),'MKTG':('Promotion fund',(7500,15000))}
    W,H=A4; c=canvas.Canvas(doc(fn),pagesize=A4); st={'p':0,'y':0}
    X=[36,82,136,178]; NX=[310,360,408,456,504,558]
    def head():
        if st['p']: c.showPage()
        st['p']+=1; y=H-40; c.setFont('Helvetica',8); c.drawString(36,y,'Database: UNIVPTNR'); c.drawRightString(W-36,y,f"Page: {st['p']}"); c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,y,'Aged Delinquencies – Open Items'); y-=12
        c.setFont('Helvetica',8); c.drawString(36,y,'ENTITY: 0710'); c.drawCentredString(W/2,y,'College Walk Shops (ground floor, Rowan Residence Hall)'); c.drawRightString(W-36,y,'Date: 6/2/2026'); y-=11; c.drawCentredString(W/2,y,'Period: 05/26    Aged as of 5/31/2026'); y-=18
        c.setFont('Helvetica-Bold',7.6)
        for x,a,b in zip(X,('Invoice','Invoice','Charge',''),('Date','Number','Code','Description')): c.drawString(x,y,a); c.drawString(x,y-9,b)
        for x,a,b in zip(NX,('Amount','0 – 30','31 – 60','61 – 90','91 – 120','Over'),('Open','Days','Days','Days','Days','120 Days')): c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
        y-=13; c.setLineWidth(.8); c.line(36,y,W-36,y); c.line(36,y-1.8,W-36,y-1.8); st['y']=y-14
    def nums(v,f='Helvetica'):
        c.setFont(f,7.6)
        for x,a in zip(NX,v):
            if a: c.drawRightString(x,st['y'],par(a))
    head(); rows=[];tots=[];G=[0]*6; inv=20871
    for u,nm,code in TN:
        if st['y']<110: head()
        c.setFont('Helvetica-Bold',8); c.drawString(36,st['y'],f'{u}    {nm}'); c.setFont('Helvetica',7.6); c.drawString(300,st['y'],f'Occupant Id: {code}'); 
        c.drawRightString(W-36,st['y'],f'Exp. {rng.randint(1,12)}/{rng.randint(2027,2033)}'); st['y']-=9.5
        pd=AS-timedelta(days=rng.randint(3,70)); c.setFont('Helvetica-Oblique',7); c.drawString(60,st['y'],f'Last receipt {pd.month}/{pd.day}/{pd.year}  ${rng.randint(100000,700000)/100:,.2f}     Contact {rng.choice(FIRST)} {rng.choice(LAST)}  (555) 01{rng.randint(0,99):02d}'); st['y']-=11
        items=[]
        for _ in range(rng.randint(2,7)):
            ch=rng.choice(['RENT','RENT','CAM','CAM','RETX','UTIL','UTIL','LATE','MKTG','PCT']+(['GREASE']*2 if nm[:2] in('No','Gr','Bl') else []))
            mm=rng.choice([(2026,5)]*4+[(2026,4)]*4+[(2026,3)]*2+[(2026,2),(2026,1),(2025,12)]); dt=date(*mm,rng.choice([1,1,1,15]))
            items.append([dt,ch,rng.randint(*CH[ch][1]) if CH[ch][1][0]!=CH[ch][1][1] else CH[ch][1][0]])
        if rng.random()<.35: items.append([AS-timedelta(days=rng.randint(2,25)),'OPEN',-rng.randint(8000,90000)])
        items.sort(key=lambda x:(x[0],x[1])); S=[0]*6
        for dt,ch,a in items:
            age=(AS-dt).days; b=0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4
            v=[a]+[0]*5; v[1+b]=a
            inv+=rng.randint(3,60); ino=f'IN{inv:06d}' if ch!='OPEN' else f'CR{inv:06d}'
            if st['y']<52: 
                head(); c.setFont('Helvetica-Bold',8); c.drawString(36,st['y'],f'{u}    {nm}  (cont.)'); st['y']-=11
            c.setFont('Helvetica',7.6)
            desc=CH[ch][0] if ch!='OPEN' else 'Unapplied cash'
            for x,t in zip(X,(f'{dt.month}/{dt.day}/{dt.year}',ino,ch,desc)): c.drawString(x,st['y'],t)
            nums(v); st['y']-=10.2; S=[p+q for p,q in zip(S,v)]
            rows.append({'unit':u,'resident':code,'name':nm,'charge':ch,'date':dt.isoformat(),'invoice':ino,'total':d(a),keys[1+b]:d(a)})
        c.setLineWidth(.3); c.line(270,st['y']+8.2,W-36,st['y']+7.5); st['y']-=1.5; nums(S,'Helvetica-Bold'); lab=f'{nm} Total:'; c.drawRightString(262,st['y'],lab) ; st['y']-=17
        tots.append({'label':lab,**{k:d(a) for k,a in zip(keys,S) if a}}); G=[p+q for p,q in zip(G,S)]
    if st['y']<70: head()
    c.setLineWidth(.8); c.line(36,st['y']+9,W-36,st['y']+9); nums(G,'Helvetica-Bold'); c.drawString(36,st['y'],'ENTITY 0710 Total:'); tots.append({'label':'ENTITY 0710 Total:',**{k:d(a) for k,a in zip(keys,G) if a}})
    st['y']-=18; c.setFont('Helvetica-Oblique',7); c.drawString(36,st['y'],'Unapplied cash (code OPEN) is aged from its receipt date. Student charges are billed by the Bursar and do not appear in this report.'); c.save()
    save(fn,'AR',keys,rows,tots,'RETAIL','Private partner running the shops under a residence hall','A4 portrait open-item report, tenant headings with contact line, tenant totals','tenant in heading, last receipt noise line, blanks, credits, two-line head')
if __name__=='__main__':
    ar_beds();ar_terms();ar_shops()
