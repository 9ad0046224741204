# x3: MYOB-like Queensland body corporate, two funds with budgets; x4: UK almshouse charity receipts and payments
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(155)
def x3():
    f='CTS 40127 Pandanus Quay - Income & Expenditure FY25.xlsx'
    cols=['Administrative Fund Actual','Administrative Fund Budget','Administrative Fund Variance $','Sinking Fund Actual','Sinking Fund Budget','Sinking Fund Variance $']
    def dv(v,k):
        if len(v)==6: return v
        a,b,c,d=v; g=-1 if k=='exp' else 1
        w=lambda p,q:None if p is None and q is None else round(g*((p or 0)-(q or 0)),2)
        return [a,b,w(a,b),c,d,w(c,d)]
    s=St('Statement of Income and Expenditure','Body Corporate for Pandanus Quay CTS 40127','2024-07-01','2025-06-30',cols,derive=dv); s.bmap=[0,1,3,4]
    s.h('INCOME',0,code='4-0000')
    i=[s.l('Contributions Levied',[214500,214500,98600,98600],'4-1100',kind='rev'),s.l('Discounts Allowed',[-10312.5,-10725,-4740.4,-4930],'4-1150',kind='rev'),s.l('Arrears Interest',[1284.66,800,411.2,None],'4-1200',kind='rev'),s.l('Interest - Term Deposit',[None,None,9873.41,8200],'4-1300',kind='rev'),s.l('Insurance Claim Proceeds',[None,None,18240,None],'4-1400',kind='rev'),s.l('Status Certificate Recoveries',[692.73,500,None,None],'4-1500',kind='rev')]
    ti=s.t('TOTAL INCOME',i,kind='rev',key='total_income',base=4)
    s.h('EXPENDITURE',code='6-0000')
    A=lambda code,l,a,b:s.l(l,[a,b,None,None],code)
    e=[]
    for code,l,b,fx in [('6-1010','Accountancy & Audit',1850,1),('6-1050','Administration - Disbursements',4200,0),('6-1060','Body Corporate Manager Fee',13480,1),('6-1100','Caretaker Remuneration',78960,1),('6-1150','Cleaning - Bin Bays & Ducts',2400,0),('6-1200','Electricity - Common Property',16500,0),('6-1250','Fire Services Maintenance',6900,0),('6-1300','Gardens & Grounds Consumables',3800,0),('6-1350','Insurance - Building & Liability',48700,0),('6-1360','Insurance - Stamp Duty',4340,0),('6-1400','Lift Maintenance Agreement',9180,1),('6-1450','Pest Control - Termite Inspection',1650,0),('6-1500','Pool Chemicals & Servicing',3600,0),('6-1550','Repairs - General Building',14000,0),('6-1600','Telephone - Lift Lines',960,1),('6-1650','Water & Sewerage - Common',5200,0)]:
        e.append(A(code,l,float(b) if fx else round(b*R.uniform(.75,1.3),2),b))
    for code,l,a,b in [('6-5010','Balustrade Rectification',41860.5,38000),('6-5020','Driveway Bollards',3145,3500),('6-5030','External Painting - Block B',52390,55000),('6-5040','Lift Refurbishment',None,12000),('6-5050','Storm Damage - Roof Sheeting',21775.9,None),('6-5060','Income Tax',2468.35,2050)]:
        e.append(s.l(l,[None,None,a,b],code))
    te=s.t('TOTAL EXPENDITURE',e,key='total_operating_expenses',base=4)
    n=s.t('SURPLUS / (DEFICIT) FOR THE YEAR',[ti,te],[1,-1],kind='rev',key='net_income',base=4)
    o=s.l('Opening Fund Balance 1 July 2024',[27418.09,27418.09,231906.77,231906.77],'3-1000',0,'rev')
    s.t('CLOSING FUND BALANCE 30 JUNE 2025',[n,o],typ='TOTAL',kind='rev',base=4)
    wb=Workbook(); w=wb.active; w.title='I&E'; F=lambda b=False,z=10,c='000000':Font(name='Calibri',bold=b,size=z,color=c)
    w['B1']='Body Corporate for Pandanus Quay CTS 40127'; w['B1'].font=F(True,14)
    w['B2']='Statement of Income and Expenditure'; w['B3']='1 July 2024 to 30 June 2025'; w['B4']='ABN 00 000 000 000   |   18 Esplanade Parade, Mooloolah Heads QLD'; w['B4'].font=F(False,8,'777777')
    pos=[3,4,5,8,9,10] # col 6 = % used admin, 7 spacer, 11 = % used sinking
    w.merge_cells('C6:F6'); w['C6']='ADMINISTRATIVE FUND'; w.merge_cells('H6:K6'); w['H6']='SINKING FUND'
    for a in('C6','H6'): w[a].alignment=Alignment(horizontal='center'); w[a].fill=PatternFill('solid',fgColor='1F6F78'); w[a].font=F(True,10,'FFFFFF')
    w['A7']='Acct No.'; w['B7']='Account Name'
    for c,t in zip([3,4,5,6,8,9,10,11],['Actual','Budget','Variance $','% of Budget']*2):
        w.cell(7,c,t).alignment=Alignment(horizontal='right',wrap_text=True)
    w.row_dimensions[7].height=30
    for c in w[7]: c.font=F(True); c.border=Border(bottom=Side('medium'))
    y=8
    for r in s.rows:
        b=r['typ']!='LINE'
        if r['typ']=='HEADING' and y>8: y+=1
        w.cell(y,1,r['code']).font=F(b,9); w.cell(y,2,r['label']).font=F(b); w.cell(y,2).alignment=Alignment(indent=r['ind'])
        if r['typ']!='HEADING':
            for c,v in zip(pos,r['vals']):
                d=w.cell(y,c,v); d.number_format='#,##0.00;(#,##0.00)'; d.font=F(b,10,'C00000' if c in(5,10) and v is not None and v<0 else '000000')
                if b: d.border=Border(top=Side('thin'),bottom=Side('double') if r['typ']=='TOTAL' else Side())
            for c,(p,q) in ((6,r['vals'][0:2]),(11,r['vals'][3:5])):
                if p is not None and q and r['label'][:4] not in('SURP','Open','CLOS'): w.cell(y,c,round(p/q,3)).number_format='0.0%'
        y+=1
        if r['typ'] in('SUBTOTAL','TOTAL'): y+=1
    w.cell(y+1,2,'Variance: positive = favourable to the body corporate. All amounts exclude GST.').font=F(False,8)
    for c,x in zip('ABCDEFGHIJK',[9,38,13,13,13,10,2,13,13,13,10]): w.column_dimensions[c].width=x
    w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f)); save(f,[s],'MULTIFAMILY','OPERATING_STATEMENT','Queensland body corporate, two funds side by side with budgets, percent columns, spacer column',True)
def x4():
    f='st_osyth_almshouses_R&P_2025.xlsx'
    cols=['Unrestricted funds','Restricted funds','Endowment funds','Total funds','Last year']
    def dv(v,k):
        if len(v)==5: return v
        a,b,c,ly=v; t=[x for x in(a,b,c) if x is not None]
        return [a,b,c,sum(t) if t else None,ly]
    s=St('Receipts and Payments Accounts (cash flow statement)','The Almshouse Charity of St Osyth Within','2024-04-01','2025-03-31',cols,derive=dv); s.bmap=[0,1,2,4]
    s.h('A1 Receipts')
    a=[s.l(l,v) for l,v in [('Weekly maintenance contributions - residents',[118342,None,None,112906]),('Less: voids',[-3204,None,None,-5117]),('Service and heating charge',[21486,None,None,19840]),('Supporting People grant - scheme warden',[None,14250,None,14250]),('Donations and legacies',[2615,7500,None,1340]),('Dividends and interest',[6380,None,1212,7015]),('Rent of glebe land and wayleave',[3150,None,None,3150]),('Gift Aid reclaimed',[418,None,None,260])]]
    s1=s.t('Sub total (Gross income for AR)',a,base=4)
    s.h('A2 Asset and investment sales (see table)'); b=[s.l('Sale of Charifund units',[None,None,24860,None])]; s2=s.t('Sub total',b,base=4)
    tr=s.t('Total receipts',[s1,s2],base=4)
    s.h('A3 Payments')
    p=[s.l(l,v) for l,v in [('Clerk and warden salaries',[24716,14250,None,37520]),('Employer pension and NIC',[3104,None,None,2986]),('Routine repairs and decorations',[18927,None,None,15604]),('Cyclical maintenance - chimneys and leadwork',[12840,5200,None,9275]),('Gas and electricity - communal boiler',[23618,None,None,25940]),('Water rates',[6742,None,None,6311]),('Council tax on empty flats',[388,None,None,702]),('Insurance',[5890,None,None,5416]),('Garden contract',[4680,None,None,4500]),('Emergency call system',[1944,None,None,1860]),('Almshouse Association subscription',[312,None,None,298]),('Independent examiner',[1080,None,None,1020]),('Residents\' outing and Christmas hampers',[None,1165,None,940])]]
    s3=s.t('Sub total',p,base=4)
    s.h('A4 Asset and investment purchases (see table)'); q=[s.l('Walk-in shower conversions (Nos. 4 and 9)',[None,None,15480,None]),s.l('Boiler replacement',[8950,None,None,None])]; s4=s.t('Sub total',q,base=4)
    tp=s.t('Total payments',[s3,s4],base=4)
    n=s.t('Net of receipts/(payments)',[tr,tp],[1,-1],key='net_cash_flow',base=4)
    t5=s.l('A5 Transfers between funds',[-2400,2400,None,None],ind=0); s.rows[t5]['vals'][3]=None
    ly=s.rows[n]['vals'][4]; cb=[61874,8306,31590]; 
    c6=s.l('A6 Cash funds last year end',cb+[sum(cb)-ly],ind=0)
    e=s.t('Cash funds this year end',[n,t5,c6],typ='TOTAL',base=4); assert s.rows[e]['vals'][4]==sum(cb)
    wb=Workbook(); w=wb.active; w.title='Section A'; F=lambda b=False,z=10,c='000000':Font(name='Arial',bold=b,size=z,color=c)
    w.merge_cells('A1:H1'); w['A1']='The Almshouse Charity of St Osyth Within'; w['A1'].font=F(True,13)
    w['A2']='Receipts and Payments Accounts'; w['A2'].font=F(True,12); w['F2']='Charity No. 2009917'
    w['A3']='For the period from'; w['C3']='01/04/2024'; w['D3']='To'; w['E3']='31/03/2025'
    w['A5']='Section A  Receipts and payments'; w['A5'].font=F(True,11,'FFFFFF')
    for c in range(1,9): w.cell(5,c).fill=PatternFill('solid',fgColor='5B3A6B')
    pos=[3,4,5,6,8]
    for c,t in zip(pos,['Unrestricted\nfunds','Restricted\nfunds','Endowment\nfunds','Total funds','Last year']):
        d=w.cell(6,c,t); d.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); d.font=F(True,9); w.cell(7,c,'to the nearest £').font=F(False,7); w.cell(7,c).alignment=Alignment(horizontal='center')
    w.row_dimensions[6].height=28; y=8; box=Border(*[Side('thin',color='999999')]*4)
    for r in s.rows:
        b=r['typ']!='LINE' or r['ind']==0
        if r['typ']=='HEADING': y+=1
        d=w.cell(y,1,r['label']); d.font=F(b,9); d.alignment=Alignment(horizontal='right' if r['label'].startswith('Sub total') else 'left',indent=0)
        if r['typ']!='HEADING':
            for c,v in zip(pos,r['vals']):
                d=w.cell(y,c,v if v is not None else ('-' if b else None)); d.number_format='#,##0;(#,##0)'; d.border=box; d.font=F(b,9); d.alignment=Alignment(horizontal='right')
                if b: d.fill=PatternFill('solid',fgColor='EDE6F1')
        y+=1
    w.cell(y+1,1,'Signed by two trustees on behalf of all the trustees').font=F(False,8); w.cell(y+3,1,'Date of approval: 9 September 2025').font=F(False,8)
    for c,x in zip('ABCDEFGH',[46,1.5,13,13,13,13,1.5,13]): w.column_dimensions[c].width=x
    w.sheet_view.showGridLines=False; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f)); save(f,[s],'SENIOR_HOUSING','CASH_FLOW_STATEMENT','UK charity receipts and payments (CC16-like), funds side by side, dashes, spacer columns',True)
x3();x4()
