from common import *
# ---------- 1 student hall, PDF, Viewpoint-like, CR marks
def tb1():
    R=random.Random(3001)
    A=[('H','1000','ASSETS'),('1010.10','Cash - Operating (Prairie Natl Bank)',21,0),('1010.20','Cash - Security Deposit Trust',9,0),('1010.30','Petty Cash',.05,0),('1120.00','Resident Receivables',6,0),('1125.00','Allowance for Doubtful Accounts',-1.6,0),('1130.00','Receivable - University Master Lease',14,0),('1210.00','Prepaid Insurance',5.2,0),('1220.00','Prepaid Real Estate Tax',3.1,0),
     ('H','1500','PROPERTY & CONSTRUCTION IN PROGRESS'),('1510.00','Land',412,0),('1520.00','Building',2860,0),('1530.00','Furniture - Bedrooms & Lounges',241,0),('1540.00','CIP - Hall C Addition, Hard Costs',388,0),('1541.00','CIP - Hall C Addition, Soft Costs',61,0),('1542.00','CIP - Capitalized Interest',17,0),('1590.00','Accumulated Depreciation',-498,0),('1610.00','Loan Costs, Net of Amortization',28,0),
     ('H','2000','LIABILITIES'),('2010.00','Accounts Payable - Trade',-19,0),('2020.00','Retainage Payable - Hall C',-36,0),('2030.00','Accrued Payroll',-3.4,0),('2040.00','Accrued Interest',-10.4,0),('2110.00','Security Deposits Held',-9,0),('2120.00','Prepaid Rent - Fall Term',-41,0),('2310.00','Mortgage Note - Halls A/B',-2104,0),('2320.00','Construction Loan - Hall C',-340,0),
     ('H','3000','EQUITY'),('3010.00','Partners\' Capital',None,0),('3020.00','Distributions',36,0),
     ('H','4000','REVENUE'),('4010.00','Bed Rent - Academic Year',-212,0),('4020.00','Bed Rent - Summer Conference',-47,0),('4030.00','Concessions',6,0),('4110.00','Parking Permits',-8.2,0),('4120.00','Laundry',-2.9,0),('4130.00','Late & Relet Fees',-3.3,0),
     ('H','5000','EXPENSES'),('5010.00','Payroll - Site Staff',34,0),('5015.00','Payroll - Resident Assistants',11,0),('5110.00','Turn Cleaning & Painting',0,0),('5120.00','Repairs & Supplies',8.6,0),('5130.00','Elevator Contract',2.2,0),('5210.00','Electric',16,0),('5220.00','Water & Sewer',7.4,0),('5230.00','Internet - Bulk',9.1,0),('5310.00','Real Estate Tax',26,0),('5320.00','Insurance',12,0),('5410.00','Management Fee',8,0),('6010.00','Interest - Mortgage',72,0),('6110.00','Depreciation',49,0)]
    op={};nm={};order=[]
    for a in A:
        order.append(a)
        if a[0]=='H': continue
        code,n,k,_=a; nm[code]=n
        op[code]=None if k is None else (int(k*10000*100*R.uniform(.9,1.1))+(0 if abs(k)<1 else R.randint(0,99)) if k else 0)
    op['1010.30']=50000
    op['3010.00']=-sum(v for v in op.values() if v is not None)
    dr={k:0 for k in op};cr={k:0 for k in op}
    def je(d,c,a): a=int(a*100)+R.randint(0,99); dr[d]+=a; cr[c]+=a
    for d,c,a in [('1120.00','4010.00',281400),('1130.00','4010.00',96000),('1010.10','1120.00',268310),('1010.10','1130.00',96000),('1010.10','2120.00',64220),('2120.00','1120.00',31075),('1120.00','4020.00',21890),('4030.00','1120.00',2750),('1010.10','4110.00',6120),('1010.10','4120.00',2418),('1120.00','4130.00',1875),('1010.20','2110.00',18600),('2110.00','1010.20',11240),('5010.00','2030.00',43110),('2030.00','1010.10',41876),('5015.00','2030.00',15602),('5110.00','2010.00',87315),('5120.00','2010.00',12640),('5130.00','2010.00',2790),('5210.00','2010.00',21377),('5220.00','2010.00',9268),('5230.00','2010.00',11400),('2010.00','1010.10',131204),('5320.00','1210.00',15240),('5310.00','1220.00',31000),('5410.00','1010.10',11944),('6010.00','2040.00',89760),('2040.00','1010.10',92105),('2310.00','1010.10',31188),('1540.00','2010.00',214560),('1540.00','2020.00',23840),('1541.00','2010.00',18275),('1542.00','2320.00',2416),('1010.10','2320.00',232835),('2010.00','1010.10',232835),('6110.00','1590.00',61150),('3020.00','1010.10',45000),('1125.00','1120.00',1366)]: je(d,c,a)
    rows=[];L=[]
    for a in order:
        if a[0]=='H': L.append(('h',a[1],a[2])); continue
        k=a[0]; e=op[k]+dr[k]-cr[k]
        r={"account":k,"name":nm[k],"beginning":c2(op[k])}
        if dr[k]: r["debit"]=c2(dr[k])
        if cr[k]: r["credit"]=c2(cr[k])
        r["ending"]=c2(e); rows.append(r); L.append(('r',k,nm[k],op[k],dr[k],cr[k],e))
    D=sum(dr.values()); assert D==sum(cr.values()) and sum(op.values())==0
    tot=[{"label":"REPORT TOTAL","beginning":0,"debit":c2(D),"credit":c2(D),"ending":0}]
    from reportlab.pdfgen import canvas
    c=canvas.Canvas(DOC+'ashgrove_gl_tb_aug.pdf',pagesize=(612,792)); W=612
    mk=lambda v: m(abs(v))+(' CR' if v<0 else '   ')
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Courier-Bold',11); c.drawString(36,752,'ASHGROVE COMMONS STUDENT HALLS LP'); c.setFont('Courier',8)
        c.drawString(36,740,'GL Trial Balance with Activity      Company 14'); c.drawRightString(576,752,'Page %d of 2'%pg[0]); c.drawRightString(576,740,'09/08/25 07:42 KTR')
        c.drawString(36,729,'Month: 08/25 (Aug 1 - Aug 31, 2025)   Fiscal year begins 06/01   CR = credit balance')
        c.line(36,723,576,723); c.setFont('Courier-Bold',7.6)
        y=713
        c.drawString(36,y-9,'GL Acct'); c.drawString(82,y-9,'Description')
        for x,a,b in((348,'Beginning','Balance'),(420,'Debits','This Month'),(491,'Credits','This Month'),(570,'Ending','Balance')):
            c.drawRightString(x,y,a);c.drawRightString(x,y-9,b)
        c.line(36,y-13,576,y-13); return y-26
    y=head(); c.setFont('Courier',7.4)
    for l in L:
        if y<170:
            c.setFont('Courier-Oblique',7); c.drawString(36,48,'Continued on next page'); c.showPage(); y=head()
        if l[0]=='h':
            y-=4; c.setFont('Courier-Bold',7.6); c.drawString(36,y,l[1]); c.drawString(82,y,l[2]); y-=12; continue
        c.setFont('Courier',7.4)
        c.drawString(36,y,l[1]); c.drawString(82,y,l[2])
        c.drawRightString(362,y,mk(l[3]))
        if l[4]: c.drawRightString(420,y,m(l[4]))
        if l[5]: c.drawRightString(491,y,m(l[5]))
        c.drawRightString(584,y,mk(l[6])); y-=12
    c.line(290,y+6,576,y+6); y-=6; c.setFont('Courier-Bold',7.6); c.drawString(82,y,'REPORT TOTAL'); c.drawRightString(362,y,mk(0)); c.drawRightString(420,y,m(D)); c.drawRightString(491,y,m(D)); c.drawRightString(584,y,mk(0))
    c.line(290,y-4,576,y-4); c.line(290,y-6,576,y-6); c.setFont('Courier',7); c.drawString(36,y-26,'Accounts with no balance and no activity are suppressed.   ** End of report **'); c.save()
    save('ashgrove_gl_tb_aug.pdf','TB','STUDENT_HOUSING','site controller, Viewpoint user','monospaced GL report, beginning and ending with CR mark, month debits and credits','CR marks after the amount, heading rows with a code, two pages',["beginning","debit","credit","ending"],rows,tot)
# ---------- 2 condo development, XLSX, three pairs
def tb2():
    R=random.Random(3002)
    S=[('CASH & RECEIVABLES',[('Cash - Operating','1010-00',182),('Cash - Draw Account','1015-00',44),('Purchaser Deposits in Escrow (restricted)','1030-00',9120),('Interest Reserve','1040-00',300),('Due from Purchasers at Closing','1110-00',612),('Utility & Permit Bonds','1190-00',85),('Draw Clearing','1199-00',26)]),
     ('CONSTRUCTION IN PROGRESS',[('Land','1401-10',11850),('Sitework & Piling','1402-20',3924),('Concrete Superstructure','1402-30',13310),('Window Wall & Balcony Rail','1402-40',6240),('Elevators','1402-50',1488),('Mechanical, Electrical, Plumbing','1402-60',7760),('Residence Interiors','1402-70',4115),('Amenity Deck & Pool','1402-80',620),('General Conditions','1402-90',2480),('Contractor\'s Fee','1402-95',1390),('Architecture & Engineering','1403-10',2210),('Impact Fees & Permits','1403-20',1745),('Legal, Title & Closing','1403-30',598),('Capitalized Loan Interest','1403-40',2366),('Development Fee','1403-50',1800),('Sales Gallery','1403-60',940),('Relieved to Cost of Sales','1499-00',-8430)]),
     ('LIABILITIES & LOANS',[('Accounts Payable','2010-00',-1480),('Retainage Payable','2015-00',-2655),('Accrued Interest','2020-00',-212),('Due to Quay Sponsor Holdings','2050-00',-350),('Deposits - Contracts Not Closed','2110-00',-9120),('Construction Loan - Senior','2510-00',-31240),('Mezzanine Loan','2520-00',-7500),('Unamortized Loan Fees','2590-00',512)]),
     ('MEMBERS\' EQUITY',[('Class A Capital','3010-00',None),('Class B Capital','3020-00',-1500),('Accumulated Deficit','3900-00',1312)]),
     ('SALES & EXPENSES',[('Residence Sales - Phase 1','4010-00',-11460),('Parking & Storage Sales','4020-00',-285),('Cost of Residences Sold','5010-00',8430),('Broker Commissions','5110-00',601),('Closing Credits to Purchasers','5120-00',74),('Unsold Unit Dues (Association)','5210-00',118),('Advertising','5310-00',207),('Office & Accounting','5410-00',63)])]
    op={};
    for s,l in S:
        for n,k,v in l: op[k]=None if v is None else v*100000+ (R.randint(-40000,40000)*100+R.randint(0,99) if abs(v)>100 else R.randint(0,90000))
    op['1401-10']=1185000000;op['2520-00']=-750000000;op['3020-00']=-150000000;op['2110-00']=-op['1030-00']; op['1499-00']=-op['5010-00'];op['1199-00']=2614050
    op['3010-00']=-sum(v for v in op.values() if v is not None)
    dr={k:0 for k in op};cr={k:0 for k in op}
    def je(d,c,a,x=None): a=int(a*100)+(R.randint(0,99) if x is None else x); dr[d]+=a;cr[c]+=a; return a
    for k,v in [('1402-40',412300),('1402-50',96400),('1402-60',588215),('1402-70',731440),('1402-80',205118),('1402-90',118700),('1402-95',74650),('1403-10',31480),('1403-30',12265)]:
        a=je(k,'2010-00',v); b=int(a*.1)
        if k.startswith('1402'): dr['2010-00']+=b; cr['2015-00']+=b
    dr['1015-00']+=190000000;cr['2510-00']+=190000000
    je('2010-00','1015-00',1871044);je('1403-40','2020-00',231877);je('2020-00','1040-00',212050);je('1110-00','4010-00',1385000,0);je('1010-00','1110-00',1214600,0);je('2110-00','1110-00',138500,0);je('1010-00','1030-00',138500,0)
    je('1030-00','2110-00',264000,0);je('5010-00','1499-00',1004125);je('5110-00','1010-00',72712,50);je('5120-00','1010-00',9000,0);je('5210-00','1010-00',14238);je('5310-00','1010-00',21904);je('5410-00','1010-00',6871);je('2510-00','1010-00',1000000,0);je('1403-40','2590-00',21333,33);je('1110-00','4020-00',25000,0)
    dr['1015-00']+=2614050;cr['1199-00']+=2614050
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    wb=Workbook();ws=wb.active;ws.title='TB 0725'
    ws['B1']='Pelican Quay Residences Development LLC';ws['B1'].font=Font(name='Georgia',size=14,bold=True)
    ws['B2']='Trial Balance - opening, July activity, closing';ws['B3']='Prepared from Sage 300 CRE GL by B. Osterhagen, 8/12/2025. Job 22-07. US dollars.'
    ws['B3'].font=Font(italic=True,color='666666')
    F=PatternFill('solid',fgColor='DDE6D5');th=Side(style='thin')
    G=[('E5:F5','OPENING'),('G5:H5','ACTIVITY'),('I5:J5','CLOSING'),('E6:F6','at June 30, 2025'),('G6:H6','July 1 - 31, 2025'),('I6:J6','at July 31, 2025')]
    for rg,t in G: ws.merge_cells(rg); ws[rg.split(':')[0]]=t
    ws.merge_cells('B5:B7');ws['B5']='Account title';ws.merge_cells('D5:D7');ws['D5']='Acct. no.';ws['C5']='GLKEY';ws.merge_cells('K5:K7');ws['K5']='Ref.'
    for col,t in zip('EFGHIJ',['Debit','Credit']*3): ws[col+'7']=t
    for row in ws['B5:K7']:
        for c in row: c.font=Font(bold=True);c.fill=F;c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.border=Border(bottom=th)
    ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=40;ws.column_dimensions['C'].hidden=True;ws.column_dimensions['D'].width=11;ws.column_dimensions['K'].width=7
    for c in 'EFGHIJ': ws.column_dimensions[c].width=17
    N=["open_dr","open_cr","debit","credit","close_dr","close_cr"];rows=[];tot=[];r=8;GT=[0]*6
    def put(r,vals,bold=False,txt=False):
        for i,(col,v) in enumerate(zip('EFGHIJ',vals)):
            if v is None: continue
            c=ws[f'{col}{r}']
            if txt and i in(2,3): c.value=m(v); c.alignment=Alignment(horizontal='right')
            else: c.value=v/100; c.number_format='#,##0.00'
            c.font=Font(bold=bold)
            if bold: c.border=Border(top=th)
    refs={'1199-00':'a','2510-00':'b','1499-00':'c'}
    for s,l in S:
        ws[f'B{r}']=s;ws[f'B{r}'].font=Font(bold=True,underline='single');r+=1;T=[0]*6
        for n,k,_ in l:
            o=op[k];e=o+dr[k]-cr[k]
            v=[o if o>0 else None,-o if o<0 else None,dr[k] or None,cr[k] or None,e if e>=0 else None,-e if e<0 else None]
            ws[f'B{r}']='  '+n;ws[f'C{r}']='PQ|'+k.replace('-','');ws[f'D{r}']=k
            if k in refs: ws[f'K{r}']='('+refs[k]+')'; ws[f'K{r}'].alignment=Alignment(horizontal='center')
            put(r,v,txt=True);r+=1
            rows.append({"account":k,"name":n,**{N[i]:c2(x) for i,x in enumerate(v) if x is not None}})
            for i,x in enumerate(v): T[i]+=x or 0
        lab='Subtotal '+s.title().replace("'S","'s");ws[f'B{r}']=lab;ws[f'B{r}'].font=Font(bold=True);put(r,T,True);r+=2
        tot.append({"label":lab,**{N[i]:c2(x) for i,x in enumerate(T)}})
        for i in range(6): GT[i]+=T[i]
    assert GT[0]==GT[1] and GT[2]==GT[3] and GT[4]==GT[5]
    ws[f'B{r}']='TOTAL ALL ACCOUNTS';ws[f'B{r}'].font=Font(bold=True);put(r,GT,True);tot.append({"label":"TOTAL ALL ACCOUNTS",**{N[i]:c2(x) for i,x in enumerate(GT)}})
    for i,t in enumerate(['(a) Draw 17 reclassified on 7/2; account closed.','(b) Draw 18 funded 7/15 less release prices paid down at closings.','(c) Relief at budgeted cost per square foot sold.']): ws[f'B{r+2+i}']=t
    ws.freeze_panes='E8';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+'PelicanQuay_TB_0725.xlsx')
    save('PelicanQuay_TB_0725.xlsx','TB','OTHER','condo development accountant, Sage 300 CRE','three Dr/Cr pairs under merged three-line header, name before code, sections with subtotals','hidden key column, activity pair stored as text, indented names, footnote marks',N,rows,tot)
# ---------- 3 combining TB of a mixed tower, PDF
def tb3():
    R=random.Random(3003)
    E=4
    S=[('Assets',[('Cash','1000',[412,188,61,95]),('Lender reserves','1050',[640,120,0,0]),('Rents receivable','1100',[73,141,4,0]),('Straight-line rent receivable','1150',[0,388,0,0]),('Due from affiliates','1190',[0,0,0,0]),('Prepaid expenses','1200',[118,42,9,3]),('Land','1500',[7200,3100,900,0]),('Buildings and improvements','1510',[48600,16900,5400,0]),('Tenant improvements','1520',[0,2140,0,0]),('Construction in progress','1550',[286,0,1125,0]),('Accumulated depreciation','1590',[-9214,-3688,-1012,0]),('Deferred leasing costs, net','1610',[0,517,0,0])]),
       ('Liabilities',[('Accounts payable and accruals','2000',[-611,-204,-88,-41]),('Due to affiliates','2090',[0,0,0,0]),('Tenant security deposits','2100',[-402,-231,0,0]),('Prepaid rent','2150',[-96,-58,-12,0]),('Mortgage, Lumen Life (4.85%)','2500',[-33100,-11750,0,0]),('Garage construction loan','2520',[0,0,-4020,0]),('Interest rate cap premium payable','2600',[-64,0,0,0])]),
       ('Equity',[('Members\' contributions','3000',[None]*4),('Members\' distributions','3100',[1450,520,0,0])]),
       ('Income',[('Apartment rent','4000',[-5240,0,0,0]),('Vacancy and concessions','4050',[388,0,0,0]),('Retail base rent','4100',[0,-1618,0,0]),('Retail recoveries','4120',[0,-544,0,0]),('Percentage rent','4130',[0,-37,0,0]),('Parking - monthly','4200',[0,0,-522,0]),('Parking - transient','4210',[0,0,-317,0]),('Asset management fees','4300',[0,0,0,0]),('Other income','4900',[-211,-12,-6,-1])]),
       ('Expenses',[('Payroll','5000',[688,96,187,302]),('Repairs and maintenance','5100',[347,118,54,0]),('Utilities','5200',[402,151,38,2]),('Garage rent and validations','5250',[0,0,0,0]),('Property taxes','5300',[793,341,90,0]),('Insurance','5400',[264,88,31,7]),('Asset management fee expense','5500',[0,0,0,0]),('Professional fees','5600',[48,37,11,29]),('Interest expense','6000',[1203,428,171,0]),('Depreciation and amortization','6100',[1116,521,137,0])])]
    D={}
    for s,l in S:
        for n,k,v in l: D[k]=[None if x is None else (x*1000+R.randint(-499,499) if x else 0) for x in v]
    D['4200'][2]-=96000  # affiliated garage income included
    D['5250']=[72000,24000,0,0]; f=[131400,54200,21150]; D['5500']=f+[0]; D['4300']=[0,0,0,-sum(f)]
    D['1190']=[0,46310,18640,88905]; D['2090']=[-121415,0,-32440,0]
    for e in range(E): D['3000'][e]=-sum(v[e] for v in D.values() if v[e] is not None)
    el={k:0 for k in D}; el['1190']=-sum(D['1190']);el['2090']=-sum(D['2090']); assert el['1190']+el['2090']==0
    el['4200']=96000;el['5250']=-96000;el['4300']=sum(f);el['5500']=-sum(f)
    H=['Obelisk Tower Apts LLC','Podium Shops LLC','Undercroft Garage LLC','Obelisk Manager Inc','Eliminating entries','Combined 9/30/2025','YTD budget combined']
    N=['other:'+h for h in H];rows=[];tot=[];body=[];GT=[0]*7
    bud={}
    for s,l in S[3:]:
        for n,k,_ in l: bud[k]=int(round((sum(D[k])+el[k])*R.uniform(.94,1.07),-2)) if sum(D[k])+el[k] else None
    def f(v): return '' if v is None else (f"{v:,}" if v>=0 else f"{-v:,}-")
    for s,l in S:
        body.append(('h',s));T=[0]*7
        for n,k,_ in l:
            v=[x or None for x in D[k]]+[el[k] or None,sum(D[k])+el[k],bud.get(k)]
            if s in('Income','Expenses') and v[6] is None and v[5]==0: pass
            rows.append({"account":k,"name":n,**{N[i]:x for i,x in enumerate(v) if x is not None}});body.append(('r',n,k,[f(x) for x in v]))
            for i,x in enumerate(v): T[i]+=x or 0
        tv=T[:6]+([T[6]] if s in('Income','Expenses') else [None])
        body.append(('t','Total '+s.lower(),'',[f(x) for x in tv]));tot.append({"label":'Total '+s.lower(),**{N[i]:x for i,x in enumerate(tv) if x is not None}})
        for i,x in enumerate(tv): GT[i]+=x or 0
    assert GT[:6]==[0]*6
    v=GT[:6];body.append(('t','Proof (must be zero)','',[f(x) for x in v]+['']));tot.append({"label":"Proof (must be zero)",**{N[i]:x for i,x in enumerate(v)}})
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    P=lambda t,a=2,b=False,sz=7.4: Paragraph(t,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=sz,leading=sz+1.4,alignment=a))
    data=[[P('Account',0,True),P('No.',1,True)]+[P(h,1,True) for h in H]];st=[('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,0),(-1,0),.4,colors.black),('VALIGN',(0,0),(-1,0),'BOTTOM'),('VALIGN',(0,1),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('BACKGROUND',(7,0),(7,-1),colors.HexColor('#F0EEE4'))]
    for b in body:
        i=len(data)
        if b[0]=='h': data.append([P('<i>'+b[1]+'</i>',0,True,8.4)]+['']*8)
        else:
            bo=b[0]=='t';data.append([P(b[1],0,bo),P(b[2],1)]+[P(x,2,bo) for x in b[3]])
            if bo: st+=[('LINEABOVE',(2,i),(-1,i),.4,colors.black),('BOTTOMPADDING',(0,i),(-1,i),5)]
    t=Table(data,colWidths=[122,32]+[76]*4+[70,80,76],repeatRows=1);t.setStyle(TableStyle(st))
    def ft(c,d):
        c.setFont('Times-Italic',7);c.drawString(40,24,'Unaudited. For members and lender use only.');c.drawRightString(752,24,'Sheet %d'%d.page)
    doc=SimpleDocTemplate(DOC+'obelisk_combining_tb_q3.pdf',pagesize=(792,612),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40)
    doc.build([P('THE OBELISK - Apartment tower, podium shops and garage',0,True,13),P('Combining trial balance, nine months ended September 30, 2025 (whole dollars; credits carry a trailing minus)',0,False,9),Spacer(1,8),t,Spacer(1,6),P('Eliminations: (1) affiliate balances; (2) garage rent and validations charged to the tower and the shops; (3) asset management fees. Budget is kept for income and expense accounts only.',0)],onFirstPage=ft,onLaterPages=ft)
    save('obelisk_combining_tb_q3.pdf','TB','MIXED_USE','group accountant, Excel consolidation','entities side by side, eliminations, combined, budget; trailing minus; subtotals and proof','trailing minus, wrapped two- and three-line headers, blank entity cells, no ending column',N,rows,tot)
