import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape,letter
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(3101)

def tb1():
    m=['beginning','other:Balance prev. periods','debit','credit','ending']
    d=Doc('sap_balances_IE44_p09.pdf','TB','OFFICE','fund accountant, Dublin','SAP G/L balances list, fixed pitch, trailing minus, star subtotals',['trailing minus','two-line header','repeated page headers','subtotals with stars','planted digit'],m)
    G=[('11','Investment property',[('110100','Inv. prop. Harbour Ct - cost',4180000000,1),('110110','Inv. prop. Harbour Ct - FV adj',-212500000,1),('110200','Inv. prop. Quay Hse - cost',2665000000,1),('110210','Inv. prop. Quay Hse - FV adj',98000000,1),('110300','Capex in progress',41277540,1),('110400','Lease incentives - net',63411208,1)]),
    ('13','Receivables',[('130100','Rent debtors',38120455,1),('130150','Rent debtors - ECL allow.',-6120000,1),('130200','Service charge debtors',11876012,1),('131000','VAT receivable',2210477,1),('132000','Prepaid insurance',4415880,1),('132100','Prepaid ground rent',0,1),('133000','Intercompany IE45 receivable',25000000,1)]),
    ('15','Cash',[('150100','BoI operating 4471',51230915,1),('150110','BoI rent collection 4489',18864502,1),('150120','BoI tenant deposits 4497',22104000,1),('150900','Clearing - bank transfers',0,1)]),
    ('20','Payables and accruals',[('200100','Trade creditors',-14402231,1),('200200','GR/IR clearing',-1877540,1),('201000','Accrued expenses',-9914000,1),('201100','Accrued mgmt fee',-12262500,1),('202000','VAT payable',-8130266,1),('203000','Deferred rental income',-60488112,1),('204000','Tenant deposits held',-22104000,1),('205000','Retentions payable',-3640000,1)]),
    ('25','Borrowings',[('250100','Term loan Facility A',-3050000000,1),('250150','Unamort. arrangement fees',28614000,1),('251000','Accrued loan interest',-10422917,1),('252000','Swap MTM',17420000,1)]),
    ('30','Equity',[('300100','Unit capital',None,1),('300200','Retained earnings',-214003377,1),('300300','Distributions declared',90000000,1)]),
    ('40','Rental income',[('400100','Rent - Harbour Court',-238000000,0),('400200','Rent - Quay House',-161000000,0),('400300','Rent - car spaces',-9400000,0),('400400','Straight-line adjustment',2210000,0),('401000','Service charge recovered',-44800000,0),('402000','Surrender premium',0,0),('403000','Sundry income',-310000,0)]),
    ('50','Property costs',[('500100','Security',9120000,0),('500110','Cleaning',7300000,0),('500120','M&E maintenance',11210000,0),('500130','Lifts',2240000,0),('500140','Utilities - landlord',14600000,0),('500150','Insurance',5230000,0),('500160','Commercial rates - voids',3120000,0),('500170','Letting fees',2450000,0),('500180','Ground rent',180000,0)]),
    ('60','Fund costs and finance',[('600100','AIFM fee',24500000,0),('600110','Depositary fee',2900000,0),('600120','Administration fee',3600000,0),('600130','Audit fee',2100000,0),('600140','Legal and professional',4411000,0),('600150','Directors\' fees',1500000,0),('610100','Loan interest',93800000,0),('610110','Amortised arrangement fees',4292000,0),('610200','Bank charges',41200,0),('610300','FX differences',-1120,0),('620000','Unrealised FV movement',0,0)])]
    data=[]
    for g,gn,L in G:
        for c,n,v,bs in L:
            if bs:
                o=v
                if c.endswith('900') or v==0: p,dr,cr=0,0,0
                elif abs(v or 10**10)>5*10**8: p=0;dr=cr=0
                else: p=int(v*R.uniform(-.2,.25)) if v else 0; dr=int(abs(v)*R.uniform(.05,.4)); cr=int(abs(v)*R.uniform(.05,.4))
                if c=='150900': dr=cr=31250000
                if c=='132100': p,dr,cr=180000,0,60000
            else:
                o=0; p=int(v*R.uniform(.84,.93)); a=int(v*R.uniform(.09,.13)); dr,cr=(a,0) if a>0 else (0,-a)
                if v and abs(v)>10**7 and R.random()<.3: x=int(abs(v)*.006); dr+=x; cr+=x
            data.append([g,gn,c,n,o,p,dr,cr])
    f={x[2]:x for x in data}
    f['300100'][4]=0; f['300100'][4]=-sum(x[4] for x in data)
    f['110300'][5]=18800000; f['110300'][6]=3355120; f['110300'][7]=0
    f['150100'][5]=0; f['150100'][5]=-sum(x[5] for x in data)
    k=sum(x[6]-x[7] for x in data if x[2]!='150100'); b=f['150100']; b[6]=48110233; b[7]=b[6]+k
    if b[7]<0: b[6]-=b[7]-1000; b[7]=1000
    W,H=landscape(A4); c=canvas.Canvas(path(d.file),pagesize=(W,H)); X=[40,72,132,412,506,604,702,806]
    st={'y':0,'p':0}
    def head():
        st['p']+=1; c.setFont('Courier',8.3)
        c.drawString(36,H-30,'Ballyrowan Office Fund ICAV'); c.drawCentredString(W/2,H-30,'G/L Account Balances'); c.drawRightString(806,H-30,'Time 17:42:08   Date 03.10.2024')
        c.drawString(36,H-41,'Company code IE44  Ledger 0L'); c.drawCentredString(W/2,H-41,'Carryforward periods 00-00 2024  Reporting periods 09-09 2024'); c.drawRightString(806,H-41,'RFSSLD00/KMURR   Page %6d'%st['p'])
        y=H-58; c.line(36,y+9,808,y+9); c.setFont('Courier-Bold',8.3)
        c.drawString(36,y,'CoCd'); c.drawString(72,y,'G/L acct'); c.drawString(132,y,'Short text'); c.drawString(300,y,'Crcy')
        for x,t in zip(X[3:],['Balance','Balance','Debit','Credit','Accumulated']): c.drawRightString(x,y,t)
        for x,t in zip(X[3:],['carryforward','prev. periods','rept.period','report per.','balance']): c.drawRightString(x,y-10,t)
        c.line(36,y-14,808,y-14); st['y']=y-26
    def line(lead,nums,bold=False,star=None):
        if st['y']<44: c.showPage(); head()
        y=st['y']; c.setFont('Courier-Bold' if bold else 'Courier',8.3)
        if bold: c.setFillGray(.9); c.rect(36,y-3,772,10.6,stroke=0,fill=1); c.setFillGray(0)
        for x,t in lead: c.drawString(x,y,t)
        for x,v in zip(X[3:],nums): c.drawRightString(x,y,en(v,2,'t'))
        st['y']-=10.9
    head(); gi={}; S={}
    last=None
    def sub(g,gn):
        lab=f'* Account group {g} {gn}'; s=S[g]; line([(36,lab),(300,'EUR')],s,True)
        d.tot(lab,dict(zip(m,map(c2,s))),gi[g],m); st['y']-=4
    for g,gn,cd,n,o,p,dr,cr in data:
        if last and last[0]!=g: sub(*last)
        last=(g,gn); e=o+p+dr-cr; v=[o,p,dr,cr,e]; S[g]=[a+b for a,b in zip(S.get(g,[0]*5),v)]
        pv=v[:]
        if cd=='500140':
            s=list(str(e)); i=2; s[i]=str((int(s[i])+4)%10); pv[4]=int(''.join(s))
            d.planted={'what':f'Account {cd} {n}: accumulated balance printed {en(pv[4],2,"t")}, the columns before it give {en(e,2,"t")} (one digit changed; group and overall totals use the right one)','kind':'digit changed'}
        line([(36,'IE44'),(72,cd),(132,n),(300,'EUR')],pv)
        gi.setdefault(g,[]).append(d.add(dict(zip(['account','name']+m,[cd,n]+list(map(c2,pv))))))
    sub(*last)
    T=[sum(s[i] for s in S.values()) for i in range(5)]; assert T[0]==T[1]==T[4]==0 and T[2]==T[3],T
    bs=[sum(S[g][i] for g in ['11','13','15','20','25','30']) for i in range(5)]; pl=[a-b for a,b in zip(T,bs)]
    for lab,v,ix in [('** Balance sheet accounts',bs,[i for g in ['11','13','15','20','25','30'] for i in gi[g]]),('** Profit and loss accounts',pl,[i for g in ['40','50','60'] for i in gi[g]]),('*** Company code IE44 total',T,range(len(d.rows)))]:
        line([(36,lab),(300,'EUR')],v,True); d.tot(lab,dict(zip(m,map(c2,v))),ix,m)
    c.setFont('Courier',7.5); c.drawString(36,st['y']-10,'Credit balances carry a trailing minus. End of list.')
    c.save(); d.save()

def tb2():
    m=['open_dr','open_cr','debit','credit','close_dr','close_cr','other:Comparative Balance 2023']
    d=Doc('exact_column_balance_vondelhof.xlsx','TB','MIXED_USE','controller, Utrecht','Exact column balance, grouped headers, opening and comparative as Dutch text numbers with D/C marks',['grouped merged headers','numbers as text in local style','Dr/Cr marks (Cr negative)','hidden column','section headings without subtotals','mixed blanks'],m)
    A=[('Tangible fixed assets',[('0110','Land Vondelhof',612000000),('0120','Buildings Vondelhof',1985000000),('0121','Revaluation buildings',214500000),('0130','Solar installation',18450000),('0131','Acc. depreciation solar installation',-5535000)]),
    ('Equity and long-term debt',[('0500','Partners\' capital',None),('0510','Revaluation reserve',-214500000),('0520','Undistributed result',-63218840),('0700','Mortgage loan Rijnbank',-1420000000),('0710','Subordinated loan partners',-150000000)]),
    ('Receivables and cash',[('1000','Rijnbank current account NL61',41877320),('1010','Rijnbank savings',60000000),('1020','Cash deposits tenants',8420000),('1300','Rent debtors residential',3214455),('1310','Rent debtors commercial',7716090),('1320','Provision doubtful debtors',-1850000),('1400','Prepaid property insurance',1120500),('1410','Service costs to be settled',-2418833)]),
    ('Short-term liabilities',[('1500','VAT to be paid high rate',-4120900),('1510','VAT to be paid low rate',0),('1520','Input VAT',1388042),('1600','Creditors',-5562177),('1650','Deposits received from tenants',-8420000),('1700','Rent received in advance',-9311200),('1710','Interest payable',-3550000),('1720','Audit fee payable',-1475000)]),
    ('Operating costs',[('4000','Management fee',9840000),('4010','Letting commission',1630500),('4100','Repairs and maintenance',14211870),('4110','Planned maintenance',6500000),('4120','Service costs vacant units',912344),('4200','Municipal property tax',5518800),('4210','Water board levy',1244310),('4220','Property insurance',3361500),('4300','Audit and advisory costs',2210000),('4310','Bank charges',64712),('4400','Depreciation solar installation',1845000),('4500','Addition to provision doubtful debtors',420000)]),
    ('Income',[('8000','Rent apartments',-71844000),('8010','Rent shops',-32118600),('8020','Rent parking',-5274000),('8030','Rent offices',-14961200),('8100','Rent reductions granted',740000),('8200','Solar feed-in income',-1312488)]),
    ('Financial income and expense',[('9000','Mortgage interest',42600000),('9010','Interest subordinated loan',6000000),('9020','Interest savings account',-1083300),('9999','Suspense account',0)])]
    rows=[]
    for s,L in A:
        for cd,n,v in L:
            pl=cd[0] in '489'
            if pl:
                py=int(v*R.uniform(.9,1.07)); o=0; mv=v; dr,cr=(v,0) if v>0 else (0,-v)
                if v and R.random()<.35: x=int(abs(v)*R.uniform(.01,.08)); dr+=x; cr+=x
            else:
                o=v; py=v; dr=cr=0
                if v is not None and abs(v)<10**7 and v: dr=int(abs(v)*R.uniform(.4,3)); cr=int(abs(v)*R.uniform(.4,3))
            rows.append([s,cd,n,o,dr,cr,py,pl])
    f={r[1]:r for r in rows}
    f['9999'][4]=f['9999'][5]=1250000; f['1510'][4:6]=[214000,388650]
    f['0131'][4:6]=[0,1845000]; f['1320'][4:6]=[95000,420000]; f['0700'][4:6]=[40000000,0]; f['0520'][4:6]=[50000000,0]; f['1010'][4:6]=[16083300,30000000]; f['1020'][4:6]=[640000,310000]; f['1650'][4:6]=[310000,640000]
    f['0500'][3]=0; f['0500'][3]=-sum(r[3] for r in rows); f['0500'][6]=f['0500'][3]
    k=sum(r[4]-r[5] for r in rows); b=f['1000']; b[4]=141220077; b[5]=b[4]+k
    plpy=sum(r[6] for r in rows if r[7]); f['0520'][6]-=plpy
    assert sum(r[6] for r in rows)==0 and sum(r[4]-r[5] for r in rows)==0
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Column balance'
    ws['B1']='Vondelhof Vastgoed Fonds C.V.'; ws['B1'].font=Font(name='Verdana',size=13,bold=True,color='1F3864')
    ws['B2']='Trial balance (column balance) 01-01-2024 / 31-12-2024 – administration 207 – amounts in EUR'; ws['B3']='Printed 14-02-2025 by M. Terlouw. Opening balances and comparatives pasted from the 2023 report. Comparative: D = debit, C = credit.'
    gr=Font(name='Verdana',size=9,bold=True,color='FFFFFF'); fl=PatternFill('solid',fgColor='2F5496'); ce=Alignment(horizontal='center',vertical='center',wrap_text=True)
    for rng,t in [('B5:B6','Description'),('C5:C6','Sort'),('D5:D6','G/L account'),('E5:F5','Opening balance'),('G5:H5','Movements 2024'),('I5:J5','Closing balance'),('K5:K5','Comparative')]:
        if ':' in rng and rng.split(':')[0]!=rng.split(':')[1]: ws.merge_cells(rng)
        ws[rng.split(':')[0]]=t
    for col,t in zip('EFGHIJK',['Debit','Credit']*3+['Balance 2023']): ws[col+'6']=t
    for r in (5,6):
        for col in 'BCDEFGHIJK': x=ws[f'{col}{r}']; x.font=gr; x.fill=fl; x.alignment=ce
    r=7; last=None; fo=Font(name='Verdana',size=9); NF='#,##0.00;-#,##0.00'
    def mark(v): return '' if v==0 else eu(abs(v))+(' D' if v>0 else ' C')
    def put(r,vals,bold=False):
        ft=Font(name='Verdana',size=9,bold=bold)
        for col,v,tx in zip('EFGHIJK',vals,[1,1,0,0,0,0,2]):
            x=ws[f'{col}{r}']; x.font=ft; x.alignment=Alignment(horizontal='right')
            if v is None: continue
            if tx==1: x.value=eu(v)
            elif tx==2: x.value=mark(v) if v else '0,00'
            else: x.value=c2(v); x.number_format=NF
            if bold: x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    def vals(o,dr,cr,py):
        e=o+dr-cr; z=lambda t:t if t else None
        return [o if o>0 else None,-o if o<0 else None,z(dr),z(cr),e if e>0 else None,-e if e<0 else None,z(py)]
    parts={'b':[],'p':[]}; V=[]
    def total(r,lab,ix):
        t=[sum((V[i][j] or 0) for i in ix) for j in range(7)]
        ws[f'B{r}']=lab; ws[f'B{r}'].font=Font(name='Verdana',size=9,bold=True); put(r,t,True)
        d.tot(lab,dict(zip(m,map(c2,t))),ix,m)
    def bsum():
        nonlocal r; total(r,'Total balance sheet accounts',parts['b']); r+=2
    for s,cd,n,o,dr,cr,py,pl in rows:
        if s!=last:
            if s=='Operating costs': bsum()
            ws[f'B{r}']=s; ws[f'B{r}'].font=Font(name='Verdana',size=9,italic=True,bold=True,color='2F5496'); r+=1; last=s
        v=vals(o,dr,cr,py); put(r,v); V.append(v)
        ws[f'B{r}']=n; ws[f'B{r}'].font=fo; ws[f'C{r}']='W' if pl else 'B'; ws[f'D{r}']=cd; ws[f'D{r}'].font=fo; ws[f'D{r}'].alignment=Alignment(horizontal='center')
        i=d.add(dict(zip(['account','name']+m,[cd,n]+[None if x is None else c2(x) for x in v]))); parts['p' if pl else 'b'].append(i); r+=1
    total(r,'Total profit and loss accounts',parts['p']); r+=1
    total(r,'Total administration 207',parts['b']+parts['p']); r+=2
    ws[f'B{r}']='Checked: debit equals credit in opening, movements and closing. Result 2024 not yet appropriated.'; ws[f'B{r}'].font=Font(name='Verdana',size=8,italic=True)
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=40; ws.column_dimensions['C'].hidden=True; ws.column_dimensions['D'].width=12
    for col in 'EFGHIJ': ws.column_dimensions[col].width=17
    ws.column_dimensions['K'].width=20; ws.freeze_panes='E7'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path(d.file)); d.save()

def tb3():
    
    m=['other:ENTITIES Kettle Creek Apartments LP','other:ENTITIES 1188204 Ontario Inc. (GP)','other:ENTITIES Rousseau Street Trust','other:ELIMINATIONS Debit','other:ELIMINATIONS Credit','other:COMBINED Dec 31, 2024','other:COMBINED Dec 31, 2023']
    d=Doc('kettle_creek_combining_tb.pdf','TB','MULTIFAMILY','property accountant, Guelph','three entities side by side with eliminations and combined two years, name before code, parentheses and dashes',['entities side by side','elimination pair','three-line headers','code after name','dashes as zero','repeated header on page 2','whole dollars'],m)
    S=[('ASSETS',[('Cash - operating','1010-000',[412880,18450,77210]),('Cash - security / last month rent','1030-000',[286400,0,41150]),('Tenant receivables','1200-000',[64211,0,8877]),('Allowance for doubtful accounts','1290-000',[-21500,0,-1200]),('HST receivable','1310-000',[18722,940,2115]),('Due from related parties','1400-000',[150000,95000,0]),('Prepaid property taxes','1510-000',[37900,0,6120]),('Prepaid insurance','1520-000',[51266,2400,8214]),('Land','1600-000',[6200000,0,1150000]),('Buildings','1610-000',[28415000,0,4980000]),('Building improvements, roofs, balconies and garage membrane','1620-000',[1877340,0,214600]),('Appliances','1640-000',[502115,0,61200]),('Accumulated amortization','1690-000',[-4216880,0,-711905]),('Investment in subsidiaries','1800-000',[0,1500000,0]),('Deferred financing costs','1850-000',[184200,0,29410])]),
    ('LIABILITIES',[('Accounts payable and accruals','2010-000',[-233114,-14820,-31277]),('Due to related parties','2100-000',[-95000,0,-150000]),('Last month rent deposits','2210-000',[-286400,0,-41150]),('Prepaid rents','2220-000',[-40217,0,-5120]),('Interest accrued','2300-000',[-61240,0,-9925]),('Source deductions payable','2350-000',[0,-6618,0]),('CMHC-insured first mortgage','2500-000',[-19850000,0,-3410000]),('Second mortgage','2510-000',[-1250000,0,0])]),
    ('EQUITY',[('Partners\' capital - Class A','3010-000',[None,0,0]),('Share capital','3020-000',[0,-100,0]),('Trust units','3030-000',[0,0,None]),('Retained earnings','3100-000',[0,None,-85640]),('Distributions','3200-000',[640000,0,90000])]),
    ('REVENUE',[('Residential rent','4010-000',[-3914200,0,-602115]),('Vacancy and concessions','4030-000',[118740,0,20411]),('Parking','4110-000',[-142300,0,-18240]),('Laundry','4120-000',[-51870,0,-9015]),('Other fees - NSF, keys, lockers','4190-000',[-22460,0,-3110]),('Management fee income','4500-000',[0,-182600,0])]),
    ('EXPENSES',[('Property taxes','5010-000',[612400,0,91220]),('Insurance','5020-000',[131870,2400,21930]),('Hydro','5110-000',[188315,0,30412]),('Gas','5120-000',[141220,0,19877]),('Water and sewer','5130-000',[166904,0,25110]),('Repairs and maintenance','5210-000',[244118,0,52018]),('Snow removal and landscaping','5220-000',[58330,0,11240]),('Superintendent wages','5310-000',[174600,61250,28100]),('Management fees','5400-000',[158500,0,24100]),('Professional fees','5500-000',[41250,18900,9770]),('Mortgage interest','5600-000',[742115,0,121640]),('Amortization','5700-000',[811400,0,126000])])]
    el={'1400-000':(0,245000),'2100-000':(245000,0),'1800-000':(0,1500000),'3010-000':(1500000,0),'4500-000':(182600,0),'5400-000':(0,182600)}
    for e,cd in ((0,'3010-000'),(1,'3100-000'),(2,'3030-000')):
        t=sum(v[e] or 0 for _,L in S for _,_,v in L)
        for _,L in S:
            for a in L:
                if a[1]==cd: a[2][e]=-t
    rows=[]
    for s,L in S:
        for n,cd,v in L:
            a,b=el.get(cd,(0,0)); cur=sum(v)+a-b; py=round(cur*R.uniform(.88,1.06))
            if cd in('1600-000','1400-000','2100-000','1800-000','3020-000'): py=cur
            if cd=='2510-000': py=0
            rows.append([s,n,cd]+v+[a,b,cur,py])
    k=sum(r[-1] for r in rows)
    for r in rows:
        if r[2]=='3010-000': r[-1]-=k
    ps=ParagraphStyle('p',fontName='Times-Roman',fontSize=8.2,leading=9)
    W=[150,50,76,72,74,66,66,80,80]
    data=[['','','ENTITIES','','','ELIMINATIONS','','COMBINED',''],['Account','Acct no.','Kettle Creek\nApartments\nLP','1188204\nOntario Inc.\n(GP)','Rousseau\nStreet\nTrust','\n\nDebit','\n\nCredit','\nDec 31,\n2024','\nDec 31,\n2023']]
    ts=[('FONT',(0,0),(-1,-1),'Times-Roman',8.2),('FONT',(0,0),(-1,1),'Times-Bold',8.2),('SPAN',(2,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(8,0)),('ALIGN',(2,0),(-1,0),'CENTER'),('ALIGN',(2,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('LINEBELOW',(2,0),(4,0),.5,colors.black),('LINEBELOW',(5,0),(6,0),.5,colors.black),('LINEBELOW',(7,0),(8,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.4),('BOTTOMPADDING',(0,0),(-1,-1),1.4)]
    def F(v,dol=False): s=en(v*100,0,'p',zero='–'); return ('$ ' if dol else '')+s
    idx={}; allx=[]; first=True
    def tot(lab,ix,dol=False):
        t=[sum(rows[i][3+j] for i in ix) for j in range(7)]; data.append([lab,'']+[F(v,dol) for v in t]); k=len(data)-1
        ts.append(('FONT',(0,k),(-1,k),'Times-Bold',8.2)); ts.append(('LINEABOVE',(2,k),(-1,k),.5,colors.black))
        if dol: ts.append(('LINEBELOW',(2,k),(-1,k),1.2,colors.black))
        d.tot(lab,dict(zip(m,t)),ix,m)
    for s,L in S:
        data.append([s]+['']*8); ts.append(('FONT',(0,len(data)-1),(0,len(data)-1),'Times-BoldItalic',8.6)); ts.append(('TOPPADDING',(0,len(data)-1),(-1,len(data)-1),6))
        ix=[]
        for r in [r for r in rows if r[0]==s]:
            data.append([Paragraph(r[1],ps),r[2]]+[F(v,first) for v in r[3:]]); first=False
            i=d.add(dict(zip(['name','account']+m,[r[1],r[2]]+r[3:]))); ix.append(i); allx.append(i)
        idx[s]=ix; tot('Total '+s.lower(),ix)
    tot('Net (income) loss',idx['REVENUE']+idx['EXPENSES']); tot('Trial balance total',allx,True)
    t=d.totals[-1]; assert t[m[0]]==t[m[1]]==t[m[2]]==t[m[5]]==t[m[6]]==0 and t[m[3]]==t[m[4]],t
    doc=SimpleDocTemplate(path(d.file),pagesize=landscape(letter),topMargin=40,bottomMargin=44,leftMargin=36,rightMargin=36)
    T=Table(data,colWidths=W,repeatRows=2); T.setStyle(TableStyle(ts))
    h=ParagraphStyle('h',fontName='Times-Bold',fontSize=12,leading=14); q=ParagraphStyle('q',fontName='Times-Italic',fontSize=8.5,leading=11)
    def foot(c,dd): c.setFont('Times-Italic',7.5); c.drawString(36,26,'Kettle Creek Group – unaudited, for management use. Prepared by L. Haverkort, CPA'); c.drawRightString(landscape(letter)[0]-36,26,'Page %d'%dd.page)
    doc.build([Paragraph('Kettle Creek Group',h),Paragraph('Combining trial balance, year ended December 31, 2024 (Canadian dollars). Credits in parentheses; a dash is nil.',q),Spacer(1,6),T,Spacer(1,8),Paragraph('Eliminations: (1) intercompany loans $245,000; (2) investment of the GP in Class A units $1,500,000; (3) management fees $182,600.',q)],onFirstPage=foot,onLaterPages=foot)
    d.save()
def run(): tb1(); tb2(); tb3()
