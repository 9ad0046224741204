from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
# ---------- TB1 : MRI style, office -------------
def tb1():
    r=random.Random(4701); R=lambda lo,hi:r.randint(lo*100,hi*100)
    name='harborline_tower_tb_q3'
    L=[]
    def A(code,nm,beg,dr=0,cr=0): L.append(dict(code=code,name=nm,beg=beg,dr=dr,cr=cr))
    A('1010-0000','Cash - Operating',R(600000,700000))
    A('1020-0000','Cash - Lockbox',R(90000,120000),R(700000,800000),R(710000,790000))
    A('1025-0000','Cash - Petty',50000)
    A('1040-0000','Escrow - Real Estate Taxes',R(210000,260000),R(90000,99000),0)
    A('1045-0000','Escrow - Insurance',R(30000,40000),R(12000,15000),R(20000,25000))
    A('1050-0000','Reserve - TI/LC',R(400000,500000),R(37500,37500),R(81000,90000))
    A('1110-0000','A/R - Tenants',R(80000,99000),R(1500000,1600000),R(1510000,1580000))
    A('1115-0000','A/R - Allowance',-R(12000,15000),0,R(2500,3000))
    A('1130-0000','Deferred Rent Receivable',R(310000,330000),R(11000,12000),R(3000,5000))
    A('1210-0000','Prepaid Insurance',R(40000,45000),R(20000,25000),R(21000,23000))
    A('1220-0000','Prepaid Other',0,R(4000,4500),0)
    A('1510-0000','Land',R(4200000,4200000))
    A('1520-0000','Building',R(31500000,31500000))
    A('1525-0000','Building Improvements',R(1800000,1900000),R(61000,69000))
    A('1530-0000','Tenant Improvements',R(2700000,2900000),R(81000,95000))
    A('1590-0000','Accum Depr - Building',-R(6900000,7100000),0,R(201000,202000))
    A('1595-0000','Accum Amort - TI',-R(910000,990000),0,R(61000,66000))
    A('1610-0000','Leasing Commissions',R(610000,650000),R(24000,31000))
    A('1615-0000','Accum Amort - Leasing Comm',-R(210000,240000),0,R(15000,18000))
    A('1650-0000','Loan Costs (Net)',R(151000,160000),0,R(6200,6300))
    A('2010-0000','Accounts Payable',-R(101000,140000),R(501000,530000),R(480000,520000))
    A('2020-0000','Accrued Expenses',-R(41000,52000),R(44000,52000),R(39000,47000))
    A('2030-0000','Accrued Real Estate Taxes',-R(191000,200000),0,R(95000,96000))
    A('2040-0000','Accrued Interest',-R(88000,89000),R(265000,266000),R(265000,266000))
    A('2110-0000','Prepaid Rent',-R(51000,60000),R(51000,60000),R(42000,60000))
    A('2120-0000','Tenant Security Deposits',-R(240000,260000),R(8000,9000),R(12000,14000))
    A('2130-0000','Sales Tax Payable',0,0,0)
    A('2510-0000','Mortgage Payable - First',-R(21400000,21500000),R(141000,144000))
    A('3010-0000','Members Capital',-R(11000000,11500000))
    A('3020-0000','Members Distributions',R(700000,750000),R(350000,350000))
    A('3090-0000','Retained Earnings',0)
    for c,n,lo,hi,q in [('4010-0000','Base Rent - Office',2150,2250,1.5),('4012-0000','Base Rent - Retail',141,150,2),('4015-0000','Free Rent / Abatements',-91,-60,2),('4020-0000','Straight Line Rent',15,19,2),('4110-0000','CAM Recoveries',301,320,2),('4115-0000','CAM Recoveries - Prior Year',-9,-4,0),('4120-0000','Real Estate Tax Recoveries',180,190,2),('4210-0000','Parking Income',81,92,2),('4220-0000','Antenna Income',18,18,2),('4290-0000','Late Fees',1,3,2),('4310-0000','After-Hours HVAC',12,14,2),('4900-0000','Interest Income',2,4,2)]:
        b=-R(lo*1000,hi*1000) if lo!=hi else -lo*100000
        x=int(abs(b)/2) if q else 0
        if b<0: A(c,n,b,R(0,400) if r.random()<.3 else 0,x)
        else: A(c,n,b,x,0)
    for c,n,lo,hi in [('5010-0000','Janitorial Contract',140,150),('5015-0000','Janitorial Supplies',9,11),('5110-0000','Electricity',191,230),('5115-0000','Gas',12,31),('5120-0000','Water & Sewer',21,28),('5210-0000','HVAC R&M',41,48),('5220-0000','Elevator Contract',31,33),('5230-0000','Plumbing R&M',6,10),('5240-0000','Electrical R&M',8,11),('5250-0000','Roof R&M',0,0),('5310-0000','Security Contract',88,91),('5320-0000','Landscaping',13,19),('5330-0000','Snow Removal',22,24),('5340-0000','Trash Removal',11,13),('5510-0000','Engineer Salaries',121,130),('5515-0000','Payroll Taxes & Benefits',31,37),('6010-0000','Management Fees',81,86),('6020-0000','Office & Telephone',9,12),('6030-0000','Dues & Subscriptions',1,3),('6110-0000','Legal Fees',11,29),('6120-0000','Accounting Fees',14,16),('6210-0000','Real Estate Taxes',190,192),('6220-0000','Property Insurance',42,45),('6290-0000','Bad Debt Expense',5,6),('7010-0000','Advertising & Promotion',4,8),('8010-0000','Mortgage Interest',531,532),('8110-0000','Depreciation Expense',402,404),('8120-0000','Amortization Expense',165,168)]:
        b=R(lo*1000,hi*1000)
        if b==0: A(c,n,0,R(4000,8000),0)
        else: A(c,n,b,0 if 'Snow' in n else b//2+R(0,900),R(0,700) if r.random()<.35 else 0)
    activity(L,'1010-0000','3090-0000',r)
    c=canvas.Canvas(DOC+name+'.pdf',pagesize=letter,invariant=1); W,H=letter
    per=40; pages=[L[i:i+per] for i in range(0,len(L),per)]
    xs=[322,402,482,566]
    for pi,p in enumerate(pages):
        c.setFont('Courier',8)
        for i,(a,b,e) in enumerate([('Database:   HARBORLINE','Trial Balance',f'Page:      {pi+1}'),('Report ID:  GL_TB02','Harborline Tower','Date:  10/12/2026'),('Entity:     H410','Harborline Tower Owner, LLC','Time:    09:41 AM'),('Basis:      Accrual','From 07/26 to 09/26','')]):
            y=H-40-i*10.5; c.drawString(40,y,a); c.drawCentredString(W/2,y,b); c.drawRightString(566,y,e)
        y=H-100; c.setFont('Courier-Bold',8)
        c.drawString(40,y-10,'Account'); c.drawString(102,y-10,'Description')
        for x,(t,u) in zip(xs,[('Forward','Balance'),('Period','Debit'),('Period','Credit'),('Ending','Balance')]):
            c.drawRightString(x,y,t); c.drawRightString(x,y-10,u)
        c.line(40,y-14,566,y-14); y-=27; c.setFont('Courier',8)
        for a in p:
            c.drawString(40,y,a['code']); c.drawString(102,y,a['name'])
            for x,k in zip(xs,['beg','dr','cr','end']): c.drawRightString(x+(4 if a[k]<0 else 0),y,par(a[k]))
            y-=14.2
        if pi==len(pages)-1:
            for x in xs: c.line(x-72,y+9,x,y+9)
            y-=3; c.drawString(102,y,'Entity Total:')
            t={k:sum(a[k] for a in L) for k in ('beg','dr','cr','end')}
            for x,k in zip(xs,['beg','dr','cr','end']): c.drawRightString(x,y,par(t[k]))
            for x in xs: c.line(x-72,y-4,x,y-4); c.line(x-72,y-6,x,y-6)
        c.showPage()
    c.save()
    K=dict(beginning='beg',debit='dr',credit='cr',ending='end')
    save(name,'TB',list(K),[dict(account=a['code'],name=a['name'],**{k:d(a[v]) for k,v in K.items()}) for a in L],[dict(label='Entity Total:',**{k:d(t[v]) for k,v in K.items()})])
# ---------- TB2 : xlsx, hand made, storage -----------
def tb2():
    import openpyxl, subprocess
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    r=random.Random(4702); R=lambda lo,hi:r.randint(lo*100,hi*100); name='Stow-n-Go working TB 9-30-26'
    S=[('Assets',[(101,'Checking - First Prairie Bank',R(61000,70000),0,0),(102,'Money market',R(120000,121000),R(400,600),0),(105,'Undeposited funds',R(1200,3000),R(181000,190000),R(182000,190500)),(110,'Rents receivable',R(14000,16000),R(190000,199000),R(188000,198000)),(115,'Merchandise inventory (locks & boxes)',R(3000,4000),R(900,1900),R(1500,2000)),(120,'Prepaid insurance',R(8000,9000),0,R(4000,4100)),(150,'Land - Rte 9',R(640000,640000),0,0),(151,'Storage buildings',R(2840000,2840000),0,0),(152,'Paving, fence & gates',R(212000,220000),R(7400,7900),0),(153,'Security cameras / gate keypad',R(41000,47000),0,0),(159,'Accumulated depreciation',-R(701000,720000),0,R(24000,24500)),(165,'Loan fees, net',R(21000,22000),0,R(600,610))]),
    ('Liabilities',[(201,'Accounts payable',-R(9000,12000),R(31000,33000),R(30000,34000)),(205,'Credit card - office',-R(1200,1800),R(4000,4900),R(4100,5000)),(210,'Sales tax payable',-R(600,700),R(600,700),R(650,750)),(215,'Payroll taxes payable',0,R(5100,5400),R(5400,5600)),(220,'Prepaid rents (customers)',-R(11000,13000),R(11000,13000),R(12000,14000)),(225,'Refundable deposits',-R(2000,2500),0,0),(230,'Accrued property tax',-R(21000,22000),R(21000,22000),R(10000,11000)),(250,'Note payable - bank',-R(1910000,1930000),R(16000,16900),0),(255,'Note payable - Hal (member)',-R(40000,40000),R(5000,5000),0)]),
    ('Equity',[(301,'Capital - H. Brandvold',-R(500000,500000),0,0),(302,'Capital - J. Osei',-R(400000,400000),0,0),(310,'Draws',R(30000,30000),R(15000,15000),0),(320,'Retained earnings',0,0,0)]),
    ('Income',[(401,'Unit rent - drive-up',-R(241000,260000),R(500,900),R(121000,130000)),(402,'Unit rent - climate',-R(111000,130000),0,R(60000,64000)),(403,'RV & boat parking',-R(18000,20000),0,R(9000,10000)),(410,'Admin fees',-R(4000,5000),0,R(2000,2600)),(411,'Late & lien fees',-R(9000,11000),R(200,300),R(4500,5000)),(415,'Tenant protection plan',-R(14000,15000),0,R(7000,7400)),(420,'Merchandise sales',-R(5000,5400),0,R(2500,2700)),(425,'Truck rental commission',-R(2000,2900),0,R(900,1200)),(430,'Auction proceeds',0,0,R(700,900))]),
    ('Expenses',[(501,'Manager wages',R(44000,47000),R(22000,23000),0),(502,'Payroll tax',R(4000,4300),R(2000,2100),0),(505,'Advertising - internet',R(9000,9900),R(4000,4900),0),(510,'Repairs',R(6000,9000),R(3000,5000),R(0,400)),(512,'Snow & mowing',R(7000,7900),R(1500,1900),0),(515,'Utilities',R(11000,12000),R(5000,6000),0),(518,'Card processing fees',R(8000,8700),R(4000,4300),0),(520,'Property tax',R(21000,22000),R(10000,11000),0),(522,'Insurance',R(8000,8200),R(4000,4100),0),(525,'Software (mgmt. system)',R(2100,2200),R(1000,1100),0),(530,'Cost of merchandise',R(2500,2900),R(1200,1500),0),(540,'Professional fees',R(3000,3900),R(500,900),0),(550,'Interest expense',R(52000,53000),R(26000,26500),0),(560,'Depreciation',R(48000,48900),R(24000,24500),0),(570,'Bad debts',R(1000,1900),R(600,900),0)])]
    L=[]; 
    for s,rows in S:
        for c,n,b,x,y in rows: L.append(dict(sec=s,code=c,name=n,beg=b,dr=x,cr=y))
    activity(L,101,320,r)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB 9-30'
    F=lambda **k:Font(name='Garamond',size=k.pop('size',11),**k)
    ws['B1']='STOW-N-GO STORAGE OF DELL RAPIDS, LLC'; ws['B1'].font=F(bold=True,size=14); ws.merge_cells('B1:J1')
    ws['B2']='Working trial balance - third quarter 2026 (July 1 to September 30)'; ws.merge_cells('B2:J2'); ws['B2'].font=F(italic=True)
    ws['B3']='prepared by Jo 10/8/26 for the bank'; ws['B3'].font=F(italic=True,color='777777')
    thin=Side(style='thin'); g=PatternFill('solid',fgColor='E7EFE0')
    for a,t in [('D5:E5','Opening 7/1/26'),('F5:G5','Activity for the quarter'),('H5:I5','Closing 9/30/26')]:
        ws.merge_cells(a); c=ws[a.split(':')[0]]; c.value=t; c.alignment=Alignment(horizontal='center'); c.font=F(bold=True); 
    for col,t in zip('BCDEFGHIJ',['Account','No.','Debit','Credit','Debit','Credit','Debit','Credit','Jo’s remarks']):
        c=ws[col+'6']; c.value=t; c.font=F(bold=True); c.alignment=Alignment(horizontal='right' if col in 'DEFGHI' else 'left',indent=1 if col=='J' else 0); c.border=Border(bottom=Side(style='medium'))
    ws['A6']='tax ln'; ws.column_dimensions['A'].hidden=True
    row=7; subs=[]; rows=[]; totals=[]
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    def vals(a): 
        return [max(a['beg'],0),max(-a['beg'],0),a['dr'],a['cr'],max(a['end'],0),max(-a['end'],0)]
    rem={250:'agrees to lender stmt',310:'$5k per month',255:'Hal paid down Aug',225:'no change',430:'2 units, 8/22 auction'}
    for s,_ in S:
        ws.cell(row,2,s).font=F(bold=True,color='2F5D1E'); ws.cell(row,2).fill=g; 
        for k in range(3,11): ws.cell(row,k).fill=g
        row+=1; st=row; sums=[0]*6
        for a in [x for x in L if x['sec']==s]:
            ws.cell(row,1,f"M-{a['code']%7}"); ws.cell(row,2,a['name']).font=F(); ws.cell(row,2).alignment=Alignment(indent=1); ws.cell(row,3,a['code']).font=F(); ws.cell(row,3).alignment=Alignment(horizontal='left')
            v=vals(a); tr=dict(account=str(a['code']),name=a['name'])
            for i,x in enumerate(v):
                sums[i]+=x
                if x: 
                    c=ws.cell(row,4+i,d(x)); c.number_format='#,##0.00'; c.font=F(); tr[K[i]]=d(x)
            if a['code'] in rem: ws.cell(row,10,rem[a['code']]).font=F(italic=True,color='2040A0'); ws.cell(row,10).alignment=Alignment(indent=1)
            rows.append(tr); row+=1
        ws.cell(row,2,f'Sub-total {s.lower()}').font=F(italic=True)
        t=dict(label=f'Sub-total {s.lower()}')
        for i in range(6):
            col='DEFGHI'[i]; c=ws.cell(row,4+i,f'=SUM({col}{st}:{col}{row-1})'); c.number_format='#,##0.00'; c.font=F(italic=True); c.border=Border(top=thin); t[K[i]]=d(sums[i])
        totals.append(t); subs.append(row); row+=2
    ws.cell(row,2,'TOTALS').font=F(bold=True); t=dict(label='TOTALS')
    for i in range(6):
        col='DEFGHI'[i]; c=ws.cell(row,4+i,'='+'+'.join(f'{col}{x}' for x in subs)); c.number_format='#,##0.00'; c.font=F(bold=True); c.border=Border(top=thin,bottom=Side(style='double'))
        t[K[i]]=round(sum(q[K[i]] for q in totals),2)
    totals.append(t)
    assert t['open_dr']==t['open_cr'] and t['debit']==t['credit'] and t['close_dr']==t['close_cr']
    row+=2; ws.cell(row,2,'Books are kept on accrual; retained earnings not closed until year end.').font=F(size=9,italic=True)
    ws.column_dimensions['B'].width=38; ws.column_dimensions['C'].width=7; ws.column_dimensions['J'].width=24
    for k in 'DEFGHI': ws.column_dimensions[k].width=15
    ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    p=TMP+'in/'; os.makedirs(p,exist_ok=True); wb.save(p+name+'.xlsx')
    subprocess.run(['soffice','--headless','--convert-to','xlsx','--outdir',DOC,p+name+'.xlsx'],check=True,capture_output=True)
    save(name,'TB',K,rows,totals)
# ---------- TB3: small system, two strip centres, CR suffix, planted digit ----------
def tb3():
    r=random.Random(4703); R=lambda lo,hi:r.randint(lo*100,hi*100); name='TBCOMP_202609_Oakes'
    T=[('ASSETS',[('1-100','Cash in bank - operating'),('1-110','Cash in bank - security deposits'),('1-200','Tenant accounts receivable'),('1-210','Unbilled CAM reconciliation'),('1-300','Prepaid expenses'),('1-400','Land'),('1-410','Buildings & site work'),('1-420','Tenant finish'),('1-490','Less: accumulated depreciation')]),
       ('LIABILITIES AND CAPITAL',[('2-100','Trade payables'),('2-150','Property taxes accrued'),('2-200','Security deposits held'),('2-210','Rents received in advance'),('2-500','Mortgage loan'),('3-100','Owner capital'),('3-200','Owner draws')]),
       ('REVENUE',[('4-100','Minimum rent'),('4-110','Percentage rent'),('4-200','CAM reimbursement'),('4-210','Tax reimbursement'),('4-220','Insurance reimbursement'),('4-400','Pylon sign income'),('4-500','Late charges')]),
       ('EXPENSES',[('5-100','Parking lot sweeping'),('5-110','Lot lighting'),('5-120','Landscape service'),('5-130','Roof repairs'),('5-200','Property taxes'),('5-210','Insurance'),('5-300','Management fee'),('5-310','Legal and accounting'),('5-400','Vacant space utilities'),('6-100','Interest'),('6-200','Depreciation')])]
    rng={'1-110':(14000,19000),'1-200':(21000,40000),'1-210':(4000,11000),'1-300':(6000,9000),'1-420':(180000,240000),'2-100':(-19000,-9000),'2-150':(-61000,-40000),'2-200':(-19000,-14000),'2-210':(-12000,-5000),'2-500':(-2900000,-2100000),'3-200':(60000,90000),'4-100':(-310000,-240000),'4-110':(-9000,-3000),'4-200':(-61000,-44000),'4-210':(-48000,-39000),'4-220':(-12000,-9000),'4-400':(-3600,-3600),'4-500':(-900,-200),'5-100':(5000,7000),'5-110':(4000,6000),'5-120':(6000,9000),'5-130':(900,9000),'5-200':(41000,49000),'5-210':(9000,12000),'5-300':(14000,17000),'5-310':(3000,8000),'5-400':(500,2500),'6-100':(61000,80000),'6-200':(51000,60000)}
    props=[('011','Oakes Crossing'),('014','Larkmead Plaza')]
    rows=[];totals=[]; K=['beginning','activity','ending','other:Prior Year 9/30/25']
    lines=[]
    grand=[0]*4
    bad=None
    for pc,pn in props:
        lines.append(('prop',pc,pn)); ptot=[0]*4
        V={}
        for sec,ac in T:
            for c,n in ac:
                if c in('1-100','3-100'): continue
                if c=='1-400': b=[90000000 if pc=='011' else 65000000]*2; V[c]=[b[0],0,b[0],b[0]]; continue
                if c=='1-410': b=R(3100000,3500000); V[c]=[b,0,b,b]; continue
                if c=='1-490': b=-R(600000,800000); a=-R(17000,20000); V[c]=[b,a,b+a,b-3*a+R(0,2)]; continue
                lo,hi=rng[c]
                if lo==hi: b=lo*100; a=b//2; V[c]=[b,a,b+a,b+a]; continue
                b=R(lo,hi); 
                if c[0] in '456': a=b//2+r.randint(-abs(b)//12,abs(b)//12); py=int((b+a)*r.uniform(.93,1.02))
                elif c=='2-500': a=R(14000,19000); py=b-3*a
                elif c=='3-200': a=R(20000,30000); py=int((b+a)*.9)
                elif c in('1-110','2-200'): a=0 if pc=='014' else (R(1000,1000)*(1 if c=='1-110' else -1)); py=b
                else: a=r.randint(-abs(b)//4,abs(b)//4); py=int(b*r.uniform(.8,1.1))
                if pc=='014' and c=='4-110': b=a=0
                if c=='4-110' and pc=='014': py=-412500
                V[c]=[b,a,b+a,py]
        s=lambda i:sum(v[i] for v in V.values())
        a=-s(1); b=R(80000,140000)+(abs(a) if a<0 else 0); V['1-100']=[b,a,b+a,R(70000,99000)]
        V['3-100']=[-s(0),0,-s(0),-s(3)]
        for sec,ac in T:
            lines.append(('sec',sec)); st=[0]*4
            for c,n in ac:
                v=V[c]; 
                for i in range(4): st[i]+=v[i]
                pv=list(v)
                if pc=='014' and c=='4-200':   # planted
                    s_=f"{abs(v[2]):d}"; k=len(s_)-5; dg=int(s_[k]); nd=(dg+4)%10; s2=s_[:k]+str(nd)+s_[k+1:]; pv[2]=-int(s2); bad=(v[2],pv[2])
                lines.append(('row',c,n,pv)); rows.append(dict(property=f'{pc} {pn}',account=c,name=n,**{k:d(x) for k,x in zip(K,pv)}))
            lines.append(('sub','TOTAL '+sec,st)); totals.append(dict(label='TOTAL '+sec,**{k:d(x) for k,x in zip(K,st)}))
            for i in range(4): ptot[i]+=st[i]
        lab=f'NET OF PROPERTY {pc} (PROVES TO NIL)'; lines.append(('net',lab,ptot)); totals.append(dict(label=lab,**{k:d(x) for k,x in zip(K,ptot)})); assert ptot==[0]*4
    W,H=legal; W,H=letter; W,H=A4
    c=canvas.Canvas(DOC+name+'.pdf',pagesize=(W,H),invariant=1)
    xs=[318,392,470,552]
    def cr(x): return f"{abs(x)/100:,.2f}"+(' CR' if x<0 else '')
    pg=0; y=0; cur=''
    def head():
        nonlocal y,pg
        pg+=1; c.setFillColorRGB(.15,.2,.4); c.rect(30,H-62,W-60,34,fill=1,stroke=0); c.setFillColorRGB(1,1,1)
        c.setFont('Times-Bold',14); c.drawString(40,H-50,'COMPARATIVE TRIAL BALANCE'); c.setFont('Times-Roman',9); c.drawRightString(W-40,H-42,'Oakes Family Retail Properties'); c.drawRightString(W-40,H-54,'Period 09 / 2026  -  quarter to date')
        c.setFillColorRGB(0,0,0); c.setFont('Times-Bold',8.5); yy=H-80
        c.drawString(36,yy-10,'G/L'); c.drawString(76,yy-10,'Title')
        for x,(a,b) in zip(xs,[('Brought Fwd','6/30/26'),('Net Change','Jul - Sep'),('Balance','9/30/26'),('Prior Year','9/30/25')]): c.drawRightString(x-14,yy,a); c.drawRightString(x-14,yy-10,b)
        c.setLineWidth(.5); c.line(30,yy-15,W-30,yy-15); y=yy-30
        c.setFont('Times-Italic',8); c.drawString(30,24,'LandlordLedger 4.2   report TBCOMP   run 10/14/2026 16:02'); c.drawRightString(W-30,24,f'- {pg} -')
    def nums(v,f):
        for x,n in zip(xs,v):
            t=cr(n); c.setFont(f,8.5)
            if t.endswith(' CR'): c.drawRightString(x-14,y,t[:-3]); c.drawString(x-12,y,'CR')
            else: c.drawRightString(x-14,y,t)
    for ln in lines:
        if ln[0]=='prop':
            if pg: c.showPage()
            head(); c.setFont('Times-Bold',11); c.drawString(36,y,f'{ln[1]} {ln[2]}'); y-=17
        elif ln[0]=='sec':
            if y<110: c.showPage(); head()
            c.setFont('Times-BoldItalic',9); c.drawString(36,y,ln[1].title()); y-=13
        elif ln[0]=='row':
            if y<60: c.showPage(); head()
            c.setFont('Times-Roman',8.5); c.drawString(36,y,ln[1]); c.drawString(76,y,ln[2]); nums(ln[3],'Times-Roman'); y-=13.6
        else:
            for x in xs: c.line(x-70,y+9,x,y+9)
            y-=1; c.setFont('Times-Bold',8.5); c.drawString(36 if ln[0]=='net' else 76,y,ln[1]); nums(ln[2],'Times-Bold'); y-=20
    c.showPage(); c.save()
    save(name,'TB',K,rows,totals,{"what":f"014 Larkmead Plaza, 4-200 CAM reimbursement: balance 9/30/26 printed as {d(bad[1])} instead of {d(bad[0])} (brought forward + net change and total revenue give the latter)","kind":"digit_changed"})
if __name__=='__main__': tb1(); tb2(); tb3()
