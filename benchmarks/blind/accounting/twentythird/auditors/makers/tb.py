from common import *
from reportlab.lib.pagesizes import letter,A4,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfgen import canvas
import xlsxwriter
# ------------------------------------------------ TB1
def tb1():
    R=random.Random(2301); name='briarcombe_lead_tb_2024'
    U,A,F,P,VD,VP=['other:CURRENT YEAR Unaudited 12/31/2024','other:CURRENT YEAR AJEs Dr (Cr)','other:CURRENT YEAR Final Adjusted 12/31/2024','other:PRIOR YEAR Final 12/31/2023','other:VARIANCE $','other:VARIANCE %']
    L=[('C','Cash & Restricted Cash',[('1010-000','Operating Cash - First Tillman Bank',412608),('1015-000','Lockbox Account',88340),('1040-000','Lender Reserve - Tenant Improvements',615000),('1045-000','Lender Escrow - Taxes & Insurance',203117)]),
    ('D','Receivables',[('1110-000','Tenant Accounts Receivable',146872),('1119-000','Allowance for Doubtful Accounts',-18500),('1130-000','Straight-Line Rent Receivable',731464),('1150-000','Due from / (to) Briarcombe OP, L.P.',0)]),
    ('E','Prepaids & Deferred Costs',[('1310-000','Prepaid Insurance',57912),('1350-000','Deferred Leasing Commissions',488230),('1359-000','Accum. Amortization - Leasing Commissions',-201886)]),
    ('F','Real Estate',[('1500-000','Land',4150000),('1510-000','Building',18725400),('1520-000','Building Improvements',1364228),('1530-000','Tenant Improvements',2210657),('1590-000','Accumulated Depreciation - Building and Improvements',-3914305),('1595-000','Accumulated Depreciation - TI',-861044)]),
    ('N','Payables & Accruals',[('2010-000','Accounts Payable - Trade',-93481),('2050-000','Accrued Real Estate Taxes',-165000),('2060-000','Accrued Interest',-46875),('2110-000','Prepaid Rents',-71206),('2150-000','Tenant Security Deposits',-184650)]),
    ('P','Mortgage',[('2510-000','Mortgage Note Payable',-13500000),('2519-000','Unamortized Loan Costs',142808)]),
    ('T',"Members' Equity",[('3010-000',"Member's Capital - Briarcombe OP",-11000000),('3050-000','Distributions',960000),('3900-000','Accumulated (Earnings) Deficit',0)]),
    ('R','Revenue',[('4010-000','Base Rent',-3148760),('4020-000','Straight-Line Rent Adjustment',-84212),('4110-000','CAM Recoveries',-402318),('4120-000','Real Estate Tax Recoveries',-288907),('4310-000','Parking Income',-64440),('4390-000','Lease Termination Fee',0),('4900-000','Interest Income',-6018)]),
    ('X','Operating Expenses',[('5010-000','Janitorial',118204),('5020-000','Utilities - Electric',231577),('5025-000','Utilities - Water & Sewer',38115),('5110-000','Repairs & Maintenance',164390),('5150-000','Landscaping & Snow Removal',51260),('5210-000','Security Services',74880),('5310-000','Property Management Fee (3%)',118100),('5410-000','Real Estate Taxes',412850),('5420-000','Property Insurance',96340),('5510-000','Bad Debt Expense',7410),('5610-000','Professional Fees',39200)]),
    ('Y','Interest, Depreciation & Amortization',[('6010-000','Interest Expense - Mortgage',567000),('6020-000','Amortization of Loan Costs',28562),('6110-000','Depreciation - Building and Improvements',514900),('6120-000','Depreciation - TI',236775),('6130-000','Amortization - Leasing Commissions',61030)])]
    aje={'5410-000':41250,'2050-000':-41250,'5510-000':28600,'1119-000':-28600,'1530-000':64300,'5110-000':-64300,'1130-000':19874,'4020-000':-19874,'6010-000':12417,'2060-000':-12417}
    ajr={'5410-000':'1','2050-000':'1','5510-000':'2','1119-000':'2','1530-000':'3','5110-000':'3','1130-000':'4','4020-000':'4','6010-000':'5','2060-000':'5'}
    py={a:v for _,_,l in L for a,_,v in l}
    py['3900-000']=612044
    py['1150-000']=-sum(py.values())
    cy={}
    same={'1500-000','3010-000','1510-000','1040-000'}
    for a,v in py.items(): cy[a]=v if a in same else int(v*(1+R.uniform(-.09,.13)))
    for a,ac in (('6110-000','1590-000'),('6120-000','1595-000'),('6130-000','1359-000')): cy[ac]=py[ac]-cy[a]
    cy['2519-000']=py['2519-000']-28562; cy['6020-000']=28562; cy['2510-000']=-13185600; cy['4390-000']=-125000; cy['3050-000']=1080000
    cy['4900-000']=-6018; cy['2010-000']=-131906; cy['1350-000']=py['1350-000']+47700
    cy['1130-000']=py['1130-000']+71930; cy['4020-000']=-71930
    cy['3900-000']=sum(v for a,v in py.items() if a[0] in '456')+py['3050-000']+py['3900-000']
    cy['1150-000']=0; cy['1150-000']=-sum(cy.values())
    rows=[];tot=[];body=[];sty=[]
    def full(d):
        d[F]=d[U]+(d.get(A) or 0); d[VD]=d[F]-d[P]
        d[VP]=round(100*d[VD]/abs(d[P]),1) if d[P] else None
        return d
    s=ParagraphStyle('x',fontName='Helvetica',fontSize=7.4,leading=8.6)
    def line(ref,ac,nm,d,bold=False,aref=''):
        body.append([ref,ac,Paragraph(nm,s) if not bold else nm,par(d[U]),aref,par(d.get(A)),par(d[F]),par(d[P]),par(d[VD]),('n/m' if d[VP] is None else par(d[VP],1,'–')+('%' if d[VP] else ''))])
    H=3
    for lead,ttl,l in L:
        body.append([lead,'',f'{lead}  {ttl}'.upper() if 0 else ttl]); i=len(body)-1+H
        sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-BoldOblique'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef1e6'))]
        sec=[]
        for k,(a,n,_) in enumerate(l):
            d=dict(account=a,name=n); d[U]=cy[a]; 
            if a in aje: d[A]=aje[a]
            d[P]=py[a]; full(d); sec.append(d); line(f'{lead}-{k+1}',a,n,d,aref=ajr.get(a,''))
        rows+=sec
        t=dict(label=f'Total {ttl}',**sums(sec,[U,A,P])); 
        if not any(A in d for d in sec): t[A]=0
        full(t); tot.append(t); line('','',f'Total {ttl}',t,True); i=len(body)-1+H
        sty+=[('FONTNAME',(2,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(3,i),(-1,i),.5,colors.black),('BOTTOMPADDING',(0,i),(-1,i),6)]
    t=dict(label='Net - trial balance',**sums(rows,[U,A,P])); full(t); t.pop(VP)
    assert t[U]==t[F]==t[P]==t[A]==0
    body.append(['','','Net - trial balance','–','','–','–','–','–','']);t[VD]=0;tot.append(t); i=len(body)-1+H
    ni=[r for r in rows if r['account'][0] in '456']
    t=dict(label='Net (income) loss',**sums(ni,[U,A,P]));full(t);tot.append(t);line('','','Net (income) loss',t,True)
    for j in (i,i+1): sty+=[('FONTNAME',(2,j),(-1,j),'Helvetica-Bold'),('LINEABOVE',(3,j),(-1,j),.8,colors.black)]
    sty+=[('LINEBELOW',(3,i+1),(-1,i+1),.8,colors.black)]
    head=[['','','','CURRENT YEAR','','','','PRIOR YEAR','VARIANCE',''],
      ['Lead','G/L','','Unaudited','AJE','AJEs','Final Adjusted','Final','',''],
      ['Ref.','Account','Account Description','12/31/2024','No.','Dr (Cr)','12/31/2024','12/31/2023','$','%']]
    tb=Table(head+body,colWidths=[30,52,186,68,26,56,72,68,62,42],repeatRows=3)
    tb.setStyle(TableStyle([('FONTNAME',(0,0),(-1,2),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,-1),7.4),('LEADING',(0,0),(-1,-1),8.6),('ALIGN',(3,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(4,-1),'CENTER'),
      ('SPAN',(3,0),(6,0)),('ALIGN',(3,0),(6,0),'CENTER'),('SPAN',(8,0),(9,0)),('ALIGN',(8,0),(9,0),'CENTER'),('LINEBELOW',(3,0),(6,0),.5,colors.black),('LINEBELOW',(8,0),(9,0),.5,colors.black),('LINEBELOW',(0,2),(-1,2),1,colors.black),
      ('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.2),('VALIGN',(0,0),(-1,-1),'BOTTOM')]+sty))
    def pg(c,d):
        c.setFont('Helvetica-Bold',10);c.drawString(40,585,'Briarcombe Meridian Tower LLC (Subsidiary of Briarcombe Office REIT)')
        c.setFont('Helvetica',8);c.drawString(40,573,'Adjusted trial balance by lead schedule  |  Year ended December 31, 2024  |  US dollars, credits in parentheses')
        c.drawRightString(752,585,'W/P 3-100');c.drawRightString(752,573,'Prep: T. Okafor-Lindqvist 2/11/25   Rev: M. Brandvold 2/18/25')
        c.setFont('Helvetica',7);c.drawString(40,22,'PBC trial balance exported from client ledger 1/29/25; agreed to client TB without exception.');c.drawRightString(752,22,f'Page {d.page}')
    jn=[['AJE','Summary of adjusting journal entries','Amount'],['1','Accrue second-half real estate taxes (5410 / 2050)','41,250'],['2','Reserve tenants in dispute, suites 300 and 715 (5510 / 1119)','28,600'],['3','Capitalize corridor build-out charged to R&M (1530 / 5110)','64,300'],['4','True up straight-line rent, Suite 900 amendment (1130 / 4020)','19,874'],['5','Accrue December mortgage interest (6010 / 2060)','12,417']]
    j=Table(jn,colWidths=[30,290,60],hAlign='LEFT');j.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.2),('BOX',(0,0),(-1,-1),.5,colors.grey),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('ALIGN',(2,0),(2,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    SimpleDocTemplate(f'{D}/{name}.pdf',pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=50,bottomMargin=36).build([tb,Spacer(1,14),KeepTogether(j)],onFirstPage=pg,onLaterPages=pg)
    truth(name,'pdf','TB',None,[U,A,F,P,VD,VP],rows,tot,'OFFICE','US audit senior, REIT subsidiary lead TB','landscape letter, lead sections, three-line grouped header, signed columns, AJE recap',
      'grouped header, AJE number column beside amounts, dashes = 0, n/m for %, recap table at end')
# ------------------------------------------------ TB2
def tb2():
    R=random.Random(2302); name='ros_na_coille_omc_tb'
    PYK='other:Y/E 31/12/2023 (as signed)'
    acc=[('0030','Common area CCTV - cost','B',14850,14850),('0031','Common area CCTV - depreciation','B',-8910,-5940),
    ('1100','Service charge debtors control','C',None,38714.22),('1101','Provision for doubtful service charges','C',-11640,-9400),('1103','Prepayments - block insurance','C',7412.5,6980.33),('1104','Sundry debtors','C',615,0),
    ('1200','AIB current account','D',28411.07,33020.41),('1210','AIB sinking fund deposit','D',141385.66,118240.9),('1230','Petty cash','D',85.2,110),
    ('2100','Trade creditors control','E',-16208.44,-13977.15),('2109','Accruals','E',-6450,-5900),('2110','Service charges received in advance','E',-9218.75,-8804),('2210','PAYE/PRSI','E',-312.4,-298.1),('2220','RTB / CRO filing fees due','E',0,-40),
    ('3000','Members\' subscriptions','F',-96,-96),('3100','Sinking fund reserve b/f','F',-118240.9,-96112.55),('3200','General fund b/f','F',None,None),
    ('4000','Service charges - Block A & B','G',-88320,-84480),('4001','Service charges - Block C','G',-52640,-50400),('4002','Service charges - duplex and town houses','G',-31590,-30240),('4010','Sinking fund levy','G',-28800,-28800),('4020','Interest on arrears','G',-1284.36,-977.02),('4030','Deposit interest','G',-1015.4,-120.6),('4040','Clamping & fob income','G',-740,-655),
    ('5000','Managing agent\'s fees','H',24108,23370),('5010','Block insurance','H',29650,27921.3),('5020','Cleaning - internal common areas','H',18744,17940),('5021','Window cleaning','H',3690,3690),('5030','Refuse collection','H',26116.08,24870.55),('5040','Landscaping and grounds','H',13530,13161),('5050','Lift maintenance','H',7257,6951.6),('5051','Lift telephone lines','H',963.12,958.44),('5060','Light & heat - common areas','H',15883.74,18206.91),('5070','Fire alarm and emergency lighting','H',6396,5904),('5080','Repairs - general','H',11208.65,9417.8),('5081','Repairs - roof (charged to sinking fund)','H',9840,0),('5090','Audit & accountancy','H',4305,4182),('5100','Legal and debt collection','H',3321,2706),('5110','Bank charges','H',318.45,301.12),('5120','Bad debts','H',2240,3100),('5130','Depreciation','H',2970,2970),('5140','AGM, postage and printing','H',687.9,742.25)]
    pys=sum(a[4] for a in acc if a[4] is not None); gfpy=r2(-pys)
    surplus_py=sum(a[4] for a in acc if a[0]>='4000')
    gfcy=r2(gfpy+surplus_py+ (118240.9-96112.55))
    rows=[];data=[]
    cys=sum(a[3] for a in acc if a[3] is not None)+gfcy
    deb=r2(-cys); print('tb2 debtors',deb,'gf',gfpy,gfcy)
    for a,n,l,c,p in acc:
        if a=='1100': c=deb
        if a=='3200': c,p=gfcy,gfpy
        d=dict(account=a,name=n)
        if c>0: d['debit']=c
        elif c<0: d['credit']=-c
        else: d['debit']=None
        d[PYK]=p; d=num(d); rows.append(d); data.append((a,n,l,d))
    t=dict(label='Totals',debit=sum(r.get('debit',0) for r in rows),credit=sum(r.get('credit',0) for r in rows)); t=num(t)
    assert t['debit']==t['credit'] and abs(sum(r[PYK] for r in rows))<.005
    wb=xlsxwriter.Workbook(f'{D}/{name}.xlsx');ws=wb.add_worksheet('ETB');f=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
    ws.merge_range('A1:F1','ROS NA COILLE OWNERS\' MANAGEMENT COMPANY CLG',f(bold=1,align='center'))
    ws.merge_range('A2:F2','Trial balance as at 31 December 2024 - prepared by managing agent, received 14/03/2025',f(italic=1,align='center'))
    ws.write('H1','PBC 2.1',f(bold=1))
    h=f(bold=1,text_wrap=1,bg_color='#D9E2EC',border=1,valign='top',align='center')
    for c,x in enumerate(['Nominal Account','N/C','Lead','Credit\n€','Debit\n€','Y/E 31/12/2023\n(as signed)']): ws.write(3,c,x,h)
    n2=f(num_format='#,##0.00');tx=f(align='right');b=f()
    for i,(a,n,l,d) in enumerate(data):
        r=4+i; ws.write(r,0,n,b);ws.write_string(r,1,a,b);ws.write(r,2,l,b)
        for c,k in ((3,'credit'),(4,'debit')):
            if k in d:
                if R.random()<.2: ws.write_string(r,c,f'{d[k]:,.2f}',tx)
                else: ws.write_number(r,c,d[k],n2)
        p=d[PYK]; ws.write_string(r,5,f'{abs(p):,.2f}'+(' Dr' if p>0 else ' Cr' if p<0 else ''),tx)
    r=4+len(data); tf=f(bold=1,num_format='#,##0.00',top=1,bottom=6)
    ws.write(r,0,'Totals',f(bold=1));ws.write_number(r,3,t['credit'],tf);ws.write_number(r,4,t['debit'],tf)
    ws.write(r+2,0,'Note: provision per directors\' minute of 27/02/2025; not yet agreed with auditor. Accounts with no balance this year are shown with both columns empty.',f(italic=1))
    ws.write('H4','Sinking fund proof',f(bold=1))
    for i,(x,v) in enumerate([('Opening fund',118240.9),('Levy 2024',28800),('Roof repairs',-9840),('Interest',1015.4)]): ws.write(4+i,7,x,b);ws.write_number(4+i,8,v,n2)
    ws.write(8,7,'Closing fund',f(bold=1));ws.write_number(8,8,138216.3,tf)
    ws.set_column('A:A',38);ws.set_column('B:B',7);ws.set_column('C:C',6,None,{'hidden':1});ws.set_column('D:F',16);ws.set_column('G:G',3);ws.set_column('H:H',18);ws.set_column('I:I',13);ws.set_row(3,30);ws.freeze_panes(4,0);wb.close()
    truth(name,'xlsx','TB',None,['credit','debit',PYK],rows,[t],'MULTIFAMILY','Irish managing agent, OMC ledger export annotated by auditor','name before code, credit before debit, prior year as text with Dr/Cr',
      'credit column first, some amounts text, prior year text with Dr/Cr marks (Cr negative in truth), hidden lead column, side table')
# ------------------------------------------------ TB3
def tb3():
    R=random.Random(2303); name='st_ronan_housing_ledger_tb'
    S=[('INCOME AND EXPENDITURE - UNRESTRICTED',[('Rents receivable - differential','4001',0,612,-384206.4),('Rents receivable - HAP and RAS','4002',0,0,-219884),('Payment & Availability income','4010',0,0,-148300.5),('Donations and bequests','4100',0,0,-23415),('Void loss','4003',0,9861.2,0),('Wages and salaries','5001',0,214608.33,-1850),('Employer PRSI','5002',0,23714.22,0),('Pension - defined contribution','5003',0,10730.4,0),('Repairs: responsive','5101',0,68912.71,-420),('Repairs: cyclical painting and external joinery','5102',0,31540,0),('Insurance','5110',0,27318.9,0),('Light and heat - communal','5115',0,18066.08,-233.1),('Depreciation of housing','5201',0,118250,0),('Amortisation of capital grants','5202',0,0,-97400),('Loan interest - Housing Finance','5301',0,41777.36,0),('Audit and legal','5401',0,11685,0),('Travel and subsistence','5403',0,2907.45,0),('Bank charges','5405',0,684.12,0)]),
    ('INCOME AND EXPENDITURE - RESTRICTED',[('HSE section 39 grant','4201',0,0,-96000),('Supported living - care staff','5601',0,88214.6,0),('Supported living - training','5602',0,4120,0),('Garden project (Lottery)','4205',0,0,-7500),('Garden project - materials','5605',0,5366.84,0)]),
    ('FIXED ASSETS',[('Housing land and buildings - cost','0010',9460000,73200,0),('Housing - accumulated depreciation','0011',-1537250,0,-118250),('Office equipment - cost','0020',28416,1899,0),('Office equipment - accumulated depreciation','0021',-22108,0,0)]),
    ('CURRENT ASSETS AND LIABILITIES',[('Rent debtors control','1100',41862.17,604090.4,-598417.22),('Provision for rent arrears','1105',-12400,0,-2150),('Provision charge for year','5120',0,2150,0),('Grant debtors','1120',24000,96000,-90000),('Current account - Bank of Shannon','1200',88317.44,918404.2,None),('Deposit account (sinking fund)','1210',246000,30000,0),('Trade creditors','2100',-19644.38,151208.4,-158812.66),('Accruals and deferred income','2110',-14250,14250,-16830),('PAYE and PRSI','2200',-6110.52,70318.04,-71406.9),('Tenants\' deposits held','2300',-8700,450,-900)]),
    ('LOANS, GRANTS AND FUNDS',[('CALF and CAS loans repayable','2500',-1184620,0,0),('Housing Finance loan','2510',-962410.66,48630.12,0),('Deferred capital grants','2600',-5844000,97400,-60000),('Revenue reserve','3000',None,0,0),('Restricted fund - supported living','3010',-18225,0,0),('Sinking fund reserve','3020',-216000,0,0)])]
    op=-sum(o for _,l in S for _,_,o,_,_ in l if o is not None)
    mv=-sum(a+(b or 0) for _,l in S for _,_,_,a,b in l)
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    rows=[];tot=[];secs=[]
    for ttl,l in S:
        sec=[]
        for n,c,o,a,b in l:
            o=r2(op) if o is None else o; b=r2(mv) if b is None else b
            d=dict(account=c,name=n)
            d['open_dr' if o>0 else 'open_cr']=abs(o) if o else None
            if a: d['debit']=a
            if b: d['credit']=-b; assert b<0,(n,b)
            cl=r2(o+a+b); d['close_dr' if cl>0 else 'close_cr']=abs(cl) if cl else None
            sec.append(num(d))
        t=dict(label='Sub-total',**{k:v for k,v in sums(sec,K).items()}); secs.append((ttl,sec,t)); rows+=sec; tot.append(t)
    g=dict(label='GRAND TOTAL',**sums(rows,K));tot.append(g); print('tb3',g)
    assert g['open_dr']==g['open_cr'] and g['debit']==g['credit'] and g['close_dr']==g['close_cr']
    # plant: digit changed
    x=[r for r in rows if r['account']=='5101'][0]; old=x['close_dr']; new=r2(old-3000)  # 68,492.71 -> 65,492.71
    assert f'{old:.2f}'=='68492.71'; x['close_dr']=new
    pl=dict(what=f'account 5101 Repairs: responsive, closing Dr printed 65,492.71 instead of 68,492.71; sub-total and grand total hold the right figure',kind='digit changed')
    c=canvas.Canvas(f'{D}/{name}.pdf',pagesize=landscape(A4)); W,Hh=landscape(A4); X=[330,412,506,600,698,796]; f='Courier';pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Courier-Bold',9);c.drawString(36,Hh-36,'ST RONAN VOLUNTARY HOUSING ASSOCIATION CLG   (CHY 20X14 / RCN 2009XX3)');c.drawRightString(796,Hh-36,f'PAGE {pg[0]:>3}')
        c.setFont(f,8);c.drawString(36,Hh-48,'TRIAL BALANCE WITH MOVEMENTS    PERIOD 01/01/2024 - 31/12/2024    LEDGER: MAIN    EUR');c.drawRightString(796,Hh-48,'RUN 06/02/2025 09:41  USER: dquill')
        c.setFont('Courier-Bold',7.6);y=Hh-70
        for a,b,t in ((0,1,'B/FWD 01.01.24'),(2,3,'TRANSACTIONS'),(4,5,'C/FWD 31.12.24')):
            c.drawCentredString((X[a]-70+X[b])/2,y,t);c.line(X[a]-72,y-3,X[b],y-3)
        y-=13;c.drawString(36,y,'ACCOUNT');c.drawString(216,y,'CODE')
        for i in range(6): c.drawRightString(X[i],y,'DEBIT' if i%2==0 else 'CREDIT')
        c.setDash(2,2);c.line(36,y-4,796,y-4);c.setDash();return y-16
    y=head();m=lambda v:'' if v is None else f'{v:,.2f}'
    def nums(d,y,b=False):
        c.setFont('Courier-Bold' if b else f,7.6)
        for i,k in enumerate(K):
            if k in d: c.drawRightString(X[i],y,m(d[k]))
    for ttl,sec,t in secs:
        if y<90: c.showPage();y=head()
        c.setFont('Courier-Bold',7.8);c.drawString(36,y,'* '+ttl);y-=12
        for d in sec:
            if y<50: c.showPage();y=head()
            w=d['name'].split();ls=['']
            for q in w:
                if len(ls[-1])+len(q)+1>36: ls.append('  '+q)
                else: ls[-1]=(ls[-1]+' '+q) if ls[-1] else q
            c.setFont(f,7.6);c.drawString(44,y,ls[0]);c.drawString(216,y,d['account']);nums(d,y)
            for e in ls[1:]: y-=9;c.setFont(f,7.6);c.drawString(44,y,e)
            y-=11.2
        c.setDash(1,2);c.line(258,y+8,796,y+8);c.setDash();c.setFont('Courier-Bold',7.6);y-=2;c.drawString(120,y,'Sub-total');nums(t,y,True);y-=17
    c.line(36,y+11,796,y+11);c.setFont('Courier-Bold',7.8);c.drawString(44,y,'GRAND TOTAL');nums(g,y,True);c.line(258,y-4,796,y-4);c.line(258,y-6,796,y-6)
    c.setFont(f,7);c.drawString(36,y-24,'Auditor: agree b/fwd to 2023 signed accounts (ref F1). Codes of 4 digits; nil cells not printed except in sub-totals.   *** END OF REPORT ***');c.save()
    truth(name,'pdf','TB',pl,K,rows,tot,'OTHER','Irish housing charity, fixed-pitch ledger report','Courier, opening/movement/closing pairs, name then code, repeated page heads',
      'six amount columns mostly blank, fixed pitch, wrapped name, one closing digit changed')
tb1();tb2();tb3()
