from common import *
import datetime, xlwt, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.pdfgen import canvas
dt=datetime.date

def ar1():
    R=random.Random(4911); asof=dt(2026,1,22)
    props=[('210','Dunmore Commerce Park',[('A-100','T00118','Vexley Packaging Corp.'),('A-140','T00131','Northgate Tile & Stone'),('B-210','T00127','Sound Harbor Audio Inc.'),('B-230','T00140','Quickline Courier LLC'),('C-300','T00102','Meridian Cold Chain')]),
     ('215','Dunmore Flex II',[('1','T00205','Ortega Cabinet Works'),('4','T00212','Pale Ridge Brewing Co.'),('5-6','T00219','Hartwell Robotics'),('9','T00221','Sunrise Dialysis Supply')]),
     ('222','Kestrel Industrial Center',[('100','T00301','Amberlight Foods, Inc.'),('220','T00308','Grayson Freight Forwarding'),('310','T00316','Lott & Daughters Upholstery')])]
    ch=[('RENT','Base rent',9200),('CAM','CAM estimate',1850),('TAX','RE tax estimate',1210),('INS','Insurance est.',310),('LATE','Late charge',460),('UTIL','Submeter water',190),('RECON','2024 CAM recon',2750)]
    K=['total','b0_30','b31_60','b61_90','b91_120','b120']
    inv=40817;rows=[];tot=[];L=[];G=dict.fromkeys(K,0.0);CH={}
    for pc,pn,ts in props:
        L.append(('p',pc,pn)); P=dict.fromkeys(K,0.0)
        for u,t,n in ts:
            L.append(('t',u,t,n)); S=dict.fromkeys(K,0.0); sc=R.uniform(.4,1.5)
            det=[]
            for i in range(R.randint(3,8)):
                c,d,m=R.choice(ch); back=R.choice([0,0,1,1,2,3,4,6,9])
                y,mo=2026,1-back
                while mo<1: mo+=12;y-=1
                day=1 if c in('RENT','CAM','TAX','INS') else R.choice([6,12,18])
                if c=='RECON': y,mo,day=2025,R.choice([5,6]),15
                det.append((dt(y,mo,day),c,f'{d} {mo:02d}/{y%100:02d}' if c!='RECON' else d,r2(m*sc*R.uniform(.9,1.1))))
            if R.random()<.45:
                det.append((dt(2026,1,R.randint(3,20)),'PMT','Unapplied receipt',-r2(R.uniform(200,3900))))
            det.sort()
            for d,c,ds,a in det:
                inv+=R.randint(1,19); age=(asof-d).days
                k='b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b91_120' if age<=120 else 'b120'
                o={'property':pn,'unit':u,'resident':t,'name':n,'charge':c,'date':d.isoformat(),'invoice':str(inv) if c!='PMT' else f'R{inv}','total':a,k:a}
                rows.append(o);L.append(('r',o,ds))
                for q in('total',k):S[q]+=a
                CH.setdefault(c,dict.fromkeys(K,0.0)); CH[c]['total']+=a; CH[c][k]+=a
            tt={'label':f'Total {n}'};tt.update({k:r2(S[k]) for k in K if abs(S[k])>.004 or k=='total'})
            # all buckets printed in totals (0.00 incl.)
            tt={'label':f'Total {n}',**{k:r2(S[k]) for k in K}}
            tot.append(tt);L.append(('s',tt))
            for k in K:P[k]+=S[k]
        tt={'label':f'Property {pc} Totals',**{k:r2(P[k]) for k in K}};tot.append(tt);L.append(('ps',tt))
        for k in K:G[k]+=P[k]
    tt={'label':'Portfolio Totals',**{k:r2(G[k]) for k in K}};tot.append(tt);L.append(('g',tt))
    L.append(('rh',))
    for c in sorted(CH):
        tt={'label':c,**{k:r2(CH[c][k]) for k in K}};tot.append(tt);L.append(('rc',tt))
    W,H=landscape(letter);c=canvas.Canvas(f'{D}/ar_dunmore_aging_detail.pdf',pagesize=(W,H))
    X=[392,462,532,602,672,752]; y=[0];pg=[0]
    def head():
        pg[0]+=1;y[0]=H-36
        c.setFont('Times-Bold',13);c.drawString(36,y[0],'Receivables Aging Detail');c.setFont('Times-Roman',9);c.drawRightString(W-36,y[0],f'Page {pg[0]}')
        y[0]-=12;c.drawString(36,y[0],'Dunmore Kestrel Owner, L.P.   |   Aged as of 01/22/2026 by charge date   |   All charge types   |   Include zero balances: No');y[0]-=8
        c.setFillGray(.88);c.rect(34,y[0]-24,W-68,26,stroke=0,fill=1);c.setFillGray(0)
        c.setFont('Times-Bold',8.5)
        for x,a,b in[(48,'Charge','Date'),(104,'Reference','No.'),(160,'Chg','Code'),(204,'','Description')]:
            c.drawString(x,y[0]-8,a);c.drawString(x,y[0]-19,b)
        for x,a,b in zip(X,['Balance','0 - 30','31 - 60','61 - 90','91 - 120','Over 120'],['Open']+['Days']*5):
            c.drawRightString(x,y[0]-8,a);c.drawRightString(x,y[0]-19,b)
        y[0]-=37
    def nums(o,z):
        for k,x in zip(K,X):
            if k in o:c.drawRightString(x,y[0],f(o[k]))
    def need(h):
        if y[0]-h<44:
            foot();c.showPage();head()
    def foot():
        c.setFont('Times-Italic',7.5);c.drawString(36,26,'Printed 1/22/2026 4:16 PM by kmoss  -  Database: DKO_LIVE')
    head()
    for e in L:
        if e[0]=='p':
            need(60);c.setFont('Times-Bold',10.5);c.drawString(36,y[0],f'Property: {e[1]}   {e[2]}');y[0]-=14
        elif e[0]=='t':
            need(40);c.setFont('Times-BoldItalic',9);c.drawString(42,y[0],f'Suite {e[1]}');c.drawString(104,y[0],e[2]);c.drawString(160,y[0],e[3]);y[0]-=11.5
        elif e[0]=='r':
            need(12);c.setFont('Times-Roman',9);o=e[1];d=dt.fromisoformat(o['date'])
            c.drawString(48,y[0],d.strftime('%m/%d/%Y'));c.drawString(104,y[0],o['invoice']);c.drawString(160,y[0],o['charge']);c.drawString(204,y[0],e[2]);nums(o,'');y[0]-=11
        elif e[0] in('s','ps','g'):
            need(16);c.setLineWidth(.3 if e[0]=='s' else .9)
            for x in X:c.line(x-58,y[0]+8,x,y[0]+8)
            c.setFont('Times-Bold',9);c.drawString({'s':104,'ps':48,'g':36}[e[0]],y[0],e[1]['label']);nums(e[1],'');y[0]-=17 if e[0]=='s' else 22
        elif e[0]=='rh':
            need(130);c.setFont('Times-Bold',10);c.drawString(36,y[0],'Recap by Charge Code');y[0]-=13
        else:
            need(12);c.setFont('Times-Roman',9);c.drawString(160,y[0],e[1]['label']);nums(e[1],'');y[0]-=11
    foot();c.save()
    save('ar_dunmore_aging_detail','pdf','AR','INDUSTRIAL',K,rows,tot,'system aging detail by charge, property and tenant headings, tenant/property/portfolio totals, recap by charge code','tenant identity only in heading lines, two-line head, credits in parentheses, recap of sums')

FN='Avery Bianca Cole Dario Elise Farid Gwen Hugo Imani Jonas Kira Lamar Mina Nolan Odette Pablo Quinn Rosa Silas Tess Uma Victor Wren Yusuf Zadie'.split()
LN='Abbott Brandt Castillo Drummond Eze Fontaine Grady Huang Iverson Jain Kowalski Lund Mbeki Nakata Ostrow Pruitt Quigley Rahman Sandoval Teague Ulrich Vance Whitlow Yates Zamora'.split()
def ar2():
    R=random.Random(4912)
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Delinquency'
    K=['total','b0_30','b31_60','b61_90','b90','prepaid','deposit']
    th=Side(style='thin',color='999999')
    def cell(r,c,v,b=False,fmt=None,al=None,fill=None,col='000000',it=False):
        x=ws.cell(r,c,v);x.font=Font(name='Calibri',size=10,bold=b,color=col,italic=it)
        if fmt:x.number_format=fmt
        if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='center')
        if fill:x.fill=PatternFill('solid',fgColor=fill)
        return x
    for c,w in zip('ABCDEFGHIJKLM',(8,11,26,12,13,12,12,12,12,12,13,12,40)):ws.column_dimensions[c].width=w
    cell(1,1,'The Foundry at Tenth (student) - Delinquent & Prepaid',True); ws.merge_cells('A1:M1'); ws['A1'].alignment=Alignment(horizontal='center')
    cell(2,1,'Data through 10/23/2025 5:00p (post 10/22 lockbox)');ws.merge_cells('A2:M2');ws['A2'].alignment=Alignment(horizontal='center')
    H=[('Bed','A'),('Resident\nID','B'),('Name (Last, First)','C'),('Guarantor\non file?','D'),('Unpaid\nCharges',None),('0-30\nDays',None),('31-60\nDays',None),('61-90\nDays',None),('Over 90\nDays',None),('(Prepaid)',None),('Deposit\nHeld',None),('Last\nPayment',None),('Mgr notes',None)]
    cell(4,6,'------ Aging of unpaid charges ------',True,al='center',fill='1F4E78',col='FFFFFF');ws.merge_cells('F4:I4')
    cell(4,10,'On account',True,al='center',fill='1F4E78',col='FFFFFF');ws.merge_cells('J4:K4')
    for i,(h,_) in enumerate(H,1):
        cell(5,i,h,True,al='center',fill='1F4E78',col='FFFFFF')
    ws.row_dimensions[5].height=30
    used=set();beds=[f'{fl}{n:02d}-{b}' for fl in range(1,6) for n in range(1,13) for b in 'ABCD'];R.shuffle(beds)
    secs=[('Current residents',26),('Notice to vacate',6),('Eviction filed',7),('Former residents',13)]
    r=6;rows=[];tot=[];G=dict.fromkeys(K,0.0);F='#,##0.00;[Red]-#,##0.00'
    pid=70310
    for s,n in secs:
        cell(r,1,s,True,fill='FCE4D6');ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13);r+=1
        S=dict.fromkeys(K,0.0)
        for u in sorted(beds.pop() for _ in range(n)):
            while 1:
                nm=f'{R.choice(LN)}, {R.choice(FN)}'
                if nm not in used: used.add(nm);break
            pid=R.randint(70000,98999); o={'unit':u,'resident':f'f{pid:07d}','name':nm}
            rent=R.choice([745,780,815,850,905])
            b=dict.fromkeys(K[1:5],0.0)
            if s=='Former residents': b['b90']=r2(R.uniform(200,4800)); b['b61_90']=r2(R.choice([0,rent,250]))
            elif s=='Eviction filed':
                for k in b:b[k]=r2(rent+R.choice([0,75,112.5])); b['b90']=r2(b['b90']*R.choice([0,1,2]))
            else:
                b['b0_30']=r2(R.choice([rent,rent*.5,75,38.42,112.18,rent+75,0]))
                b['b31_60']=r2(R.choice([0,0,0,rent,41.07])); b['b61_90']=r2(R.choice([0,0,0,0,25]))
            pre=0.0
            if s=='Current residents' and R.random()<.3: b=dict.fromkeys(b,0.0);pre=-r2(R.choice([rent,rent*2,19.55,120]))
            if sum(b.values())==0 and pre==0: b['b0_30']=r2(rent)
            dep=0.0 if s=='Former residents' else R.choice([0.0,250.0,250.0,500.0])
            o.update({'total':r2(sum(b.values())),**b,'prepaid':pre,'deposit':dep})
            cell(r,1,u);cell(r,2,o['resident']);cell(r,3,nm);cell(r,4,R.choice(['Y','Y','N']),al='center')
            for j,k in enumerate(K):cell(r,5+j,o[k],fmt=F);S[k]+=o[k]
            if R.random()<.8:
                x=cell(r,12,datetime.datetime(2025,R.randint(5,10),R.randint(1,21)),fmt='m/d/yy')
            if R.random()<.22:cell(r,13,R.choice(['PTP 10/31','parent emailed, fin aid late','to collections - Brightline','answer filed, hearing 11/4','keys rec\'d, no fwd address','3-day posted 10/14']),it=True)
            for c in range(1,14):ws.cell(r,c).border=Border(bottom=th)
            rows.append(o);r+=1
        t={'label':f'{s} - {n} accts',**{k:r2(v) for k,v in S.items()}};tot.append(t)
        cell(r,3,t['label'],True,fill='EDEDED')
        for j,k in enumerate(K):cell(r,5+j,t[k],True,fmt=F,fill='EDEDED');G[k]+=S[k]
        r+=2
    t={'label':'Property total',**{k:r2(v) for k,v in G.items()}};tot.append(t);cell(r,3,t['label'],True)
    for j,k in enumerate(K):cell(r,5+j,t[k],True,fmt=F).border=Border(top=Side(style='medium'))
    r+=2;cell(r,1,'Prepaid is NOT netted against unpaid charges. Deposits per ledger, bank shows $1,750 less (see recon).',it=True)
    ws.freeze_panes='D6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(f'{D}/Foundry delinquency 10-23-25.xlsx')
    save('Foundry delinquency 10-23-25','xlsx','AR','STUDENT_HOUSING',K,rows,tot,"manager's delinquency workbook by bed, sections by status with counted subtotals, prepaid and deposits",'merged group heads over wrapped heads, zeros printed, prepaid negative and not netted, blank last payments')

def ar3():
    R=random.Random(4913)
    mons=[(2025,11),(2025,12),(2026,1),(2026,2),(2026,3)]
    MK=[f'm {dt(y,m,1):%b %Y}' for y,m in mons]
    K=['deposit','other:Older']+MK+['total']
    wb=xlwt.Workbook();ws=wb.add_sheet('AR 3-13-26')
    fb='font: name Arial, height 180, bold on;';fr='font: name Arial, height 180;'
    st=xlwt.easyxf(fr);sb=xlwt.easyxf(fb);sh=xlwt.easyxf(fb+'align: horiz center, wrap on; borders: bottom thin, top thin; pattern: pattern solid, fore_colour light_yellow;')
    shd=xlwt.easyxf(fb+'align: horiz center; borders: bottom thin, top thin; pattern: pattern solid, fore_colour light_yellow;',num_format_str='MMM YYYY')
    N='#,##0.00_);(#,##0.00)'
    sn=xlwt.easyxf(fr,num_format_str=N);sbn=xlwt.easyxf(fb+'borders: top thin;',num_format_str=N);sg=xlwt.easyxf(fb+'borders: top thin, bottom double;',num_format_str=N)
    it=xlwt.easyxf('font: name Arial, height 160, italic on;')
    ws.write(0,0,'Loomis Street Portfolio - what tenants owe, by month billed',sb);ws.write(1,0,'Fri 13 March 2026, before weekend deposits.  ( ) = we owe them',it)
    ws.write_merge(3,3,3,3,'Sec. dep.',sh);ws.write_merge(3,3,4,9,'Open charges by month billed',sh);ws.write(3,10,'All',sh)
    for c in(0,1,2,11):ws.write(3,c,'',sh)
    for c,v in[(0,'Space'),(1,'Who'),(2,'Use'),(3,'held'),(4,'Older'),(10,'open'),(11,'Where it stands')]:ws.write(4,c,v,sh)
    for i,(y,m) in enumerate(mons):ws.write(4,5+i,datetime.datetime(y,m,1),shd)
    for c,w in zip(range(12),(10,30,9,12,12,12,12,12,12,12,13,44)):ws.col(c).width=w*260
    B=[('412 Loomis',[('Store 1','Paloma Nail Bar','retail',4200),('Store 2','Rusk Vacuum & Sewing','retail',2650),('2F','G. Tolliver','apt',1475),('2R','S. & P. Anand','apt',1525),('3F','Marisol Reyes','apt',1450),('3R','D. Okonjo','apt',1500),('Roof','Stratus Tower Leasing','antenna',1850)]),
       ('430-436 Loomis',[('430','Cafe Brindle LLC','retail',3875),('432','Ink Parade Tattoo','retail',2900),('434','Loomis St Pharmacy','retail',5150),('436','Former: Hatch Yoga','retail',3300),('430-2','J. Wexler','apt',1600),('432-2','Bao Pham','apt',1575),('434-2','K. Dunleavy (past)','apt',1550),('436-2','C. & R. Moya','apt',1625),('Lot','Fourth Ward Valet','parking',700)]),
       ('19 Carver Court',[('LL','Carver Ct. Montessori','office',3450),('100','Bright & Lowe CPAs','office',2780),('200','Nesbit Title Agency','office',3120),('210','Wm. Harker, Atty','office',1390),('300','(vacant) ex-Deltacom','office',4410),('A','E. Fitch','apt',1380),('B','T. Sorrell','apt',1395)])]
    r=5;rows=[];tot=[];G=dict.fromkeys(K,0.0)
    nt=['atty letter 2/20','workout: 500/mo','says paid in cash','write off?','BK ch 7','disputes CAM','rent relief per owner oral']
    for p,l in B:
        r+=1;ws.write(r,0,p,sb);r+=1;S=dict.fromkeys(K,0.0)
        for u,n,use,rent in l:
            o={'property':p,'unit':u,'name':n};past='ast)' in n or 'ormer' in n or 'vacant' in n
            if not past: o['deposit']=float(rent if use!='parking' else 0) or None
            if o.get('deposit') is None:o.pop('deposit',None)
            lvl=R.choice([0,1,1,2,3,4]) if not past else 9
            if past:
                o['other:Older']=r2(rent*R.uniform(1,4));o[MK[0]]=r2(rent*R.choice([1,.5]))
            else:
                o[MK[4]]=r2(rent*R.choice([1,1,.5])+R.choice([0,50,88.12]))
                for i in range(lvl): 
                    if i<4:o[MK[3-i]]=r2(rent*R.choice([1,1,.4])+R.choice([0,0,50]))
                if lvl==4:o['other:Older']=r2(rent*R.uniform(.5,6))
                if lvl==0 and R.random()<.7:o[MK[4]]=-r2(R.uniform(20,rent))
            o['total']=r2(sum(o.get(k,0) for k in K[1:-1]))
            ws.write(r,0,u,st);ws.write(r,1,n,st);ws.write(r,2,use,st)
            for j,k in enumerate(K):
                if k in o:ws.write(r,3+j,o[k],sn);S[k]+=o[k]
            if R.random()<.4:ws.write(r,11,R.choice(nt),it)
            rows.append({k:o[k] for k in ['property','unit','name']+K if k in o});r+=1
        t={'label':f'{p} total',**{k:r2(v) for k,v in S.items()}};tot.append(t);ws.write(r,1,t['label'],sb)
        for j,k in enumerate(K):ws.write(r,3+j,t[k],sbn);G[k]+=S[k]
        r+=1
    r+=1;t={'label':'All three','':0};t={'label':'All three',**{k:r2(v) for k,v in G.items()}};tot.append(t);ws.write(r,1,t['label'],sb)
    for j,k in enumerate(K):ws.write(r,3+j,t[k],sg)
    r+=2;ws.write(r,0,'Older = anything billed before Nov 2025. Carver Ct. deposits were never transferred by prior owner - amounts per leases.',it)
    ws.portrait=0;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
    wb.save(f'{D}/loomis_street_owed.xls')
    save('loomis_street_owed','xls','AR','MIXED_USE',K,rows,tot,"bookkeeper's .xls, month buckets oldest first as date cells, three buildings under headings",'odd header words (Who, All open), deposit before buckets, date-typed header cells, blanks')
