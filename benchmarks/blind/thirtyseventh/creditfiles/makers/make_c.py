# six workbooks
import random, os, datetime
import xlsxwriter, openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
from lib import *

def storage():
    r=random.Random(SEED+11); name='Lockaway Mini Storage - P&L by month.xlsx'
    mons=['Oct 24','Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25','May 25','Jun 25','Jul 25','Aug 25','Sep 25']
    s=S('Profit & Loss','Lockaway Mini Storage LLC','2024-10-01','2025-09-30',mons+['TOTAL'],sheet='Sheet1')
    def mm(v): return [None if x is None else x for x in v]+[round(sum(x or 0 for x in v),2)]
    def fl(m,sd=.03,dr=0): return mm([round(m*(1+dr*i)*(1+r.gauss(0,sd)),2) for i in range(12)])
    def at(**k): return mm([k.get(m.replace(' ','')) for m in mons])
    h1=s.h('Ordinary Income/Expense',ind=1); s.h('Income',ind=3)
    s.h('4000 · Rental Income',ind=4,code='4000')
    a=[s.l('Unit Rent - Drive Up',fl(18240,.015,.004),'4010',ind=5),s.l('Unit Rent - Climate',fl(9615,.02,.006),'4020',ind=5),s.l('RV & Boat Parking',fl(2380,.03),'4030',ind=5)]
    t=s.t('Total 4000 · Rental Income',a,ind=4)
    b=[s.l('Admin & Late Fees',fl(1275,.12),'4100',ind=4),s.l('Tenant Insurance Commission',fl(842,.05),'4150',ind=4),s.l('Locks & Boxes',fl(236,.25),'4200',ind=4),s.l('Auction Proceeds',at(Dec24=1410.0,Apr25=980.0,Aug25=1765.5),'4300',ind=4),s.l('Discounts & Concessions',mm([-round(x,2) for x in [410,388.5,455,640.25,512,377,402.5,350,298,315,366,401]]),'4900',ind=4)]
    ti=s.t('Total Income',[t]+b,'TOTAL','total_income',ind=3)
    cg0=s.h('Cost of Goods Sold',ind=3); cg=s.l('Merchandise Purchases',at(Nov24=512.4,Mar25=604.18,Jul25=488.92),'5000',ind=4); tc=s.t('Total COGS',[cg],ind=3)
    gp=s.t('Gross Profit',[ti,-tc],'SUBTOTAL',ind=2)
    s.h('Expense',ind=3)
    e=[s.l('Advertising & Web',fl(745,.1),'6010',ind=4),s.l('Bank & Merchant Fees',fl(688,.05),'6020',ind=4),s.l('Gate & Camera Monitoring',fl(189,0),'6030',ind=4),s.l('Insurance',at(Oct24=3318.75,Jan25=3318.75,Apr25=3318.75,Jul25=3542.1),'6040',ind=4)]
    s.h('6100 · Payroll',ind=4,code='6100'); p=[s.l('Wages',fl(4120,.04),'6110',ind=5),s.l('Payroll Taxes',fl(362,.04),'6120',ind=5)]; tp=s.t('Total 6100 · Payroll',p,ind=4)
    e+=[tp,s.l('Management Software',fl(279,0),'6200',ind=4),s.l('Office Supplies',fl(94,.4),'6210',ind=4),s.l('Professional Fees',at(Oct24=250.0,Mar25=1875.0,Apr25=600.0),'6220',ind=4),s.l('Property Tax',at(Dec24=14206.37,May25=14206.37),'6300',ind=4)]
    s.h('6400 · Repairs & Maintenance',ind=4,code='6400'); p=[s.l('Doors & Locks',fl(214,.5),'6410',ind=5),s.l('HVAC',at(Nov24=385.0,Jun25=1290.44,Aug25=412.0),'6420',ind=5),s.l('Snow & Lawn',fl(330,.3),'6430',ind=5),s.l('Paving',at(Sep25=6850.0),'6440',ind=5)]; tr=s.t('Total 6400 · Repairs & Maintenance',p,ind=4)
    s.h('6500 · Utilities',ind=4,code='6500'); p=[s.l('Electric',fl(892,.18),'6510',ind=5),s.l('Water & Trash',fl(151,.08),'6520',ind=5),s.l('Phone & Internet',fl(168.4,0),'6530',ind=5)]; tu=s.t('Total 6500 · Utilities',p,ind=4)
    te=s.t('Total Expense',e+[tr,tu],'TOTAL','total_operating_expenses',ind=3)
    no=s.t('Net Ordinary Income',[gp,-te],'TOTAL','noi',ind=1)
    s.h('Other Income/Expense',ind=1); s.h('Other Income',ind=2); x=s.l('Interest Income',fl(38,.1),'7000',ind=3); to=s.t('Total Other Income',[x],ind=2)
    s.h('Other Expense',ind=2); q=[s.l('Mortgage Interest',mm([round(3986.2-11.4*i,2) for i in range(12)]),'8000',ind=3),s.l('Owner Health Insurance',fl(612.5,0),'8100',ind=3)]; tq=s.t('Total Other Expense',q,ind=2)
    n2=s.t('Net Other Income',[to,-tq],'SUBTOTAL',ind=1); ni=s.t('Net Income',[no,n2],'TOTAL','net_income',ind=0)
    # heading/total rows print the code in the label; keep it out of the truth label
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); ws=wb.add_worksheet('Sheet1'); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=8,**k))
    ws.write(0,0,'Lockaway Mini Storage LLC',F(bold=1)); ws.write(1,0,'Profit & Loss',F(bold=1)); ws.write(2,0,'October 2024 through September 2025',F(bold=1))
    ws.write(0,30,'7:42 AM',F(bold=1,align='right')); ws.write(1,30,'10/14/25',F(bold=1,align='right')); ws.write(2,30,'Cash Basis',F(bold=1,align='right'))
    cols=[6+2*i for i in range(13)]
    for i,cc in enumerate(cols): ws.write(4,cc,s.d['columns'][i],F(bold=1,align='center',bottom=2))
    for i,(row,at_) in enumerate(zip(s.rows,s.at)):
        R=5+i; lab=row['label']
        if row['accountCode'] and row['rowType']=='LINE': lab=f"{row['accountCode']} · {lab}"
        ws.write(R,at_['ind'],lab,F(bold=1))
        if row['rowType']=='HEADING': continue
        it=row.get('footsFrom')
        for j,cc in enumerate(cols):
            v=row['values'][j]
            f=F(num_format='#,##0.00;-#,##0.00',top=1 if it else 0,bottom=6 if lab=='Net Income' else 0)
            if it and j<12:
                sg=[k for k in it['items']]
                if i in (gp,no,n2): fm='='+rc(5+sg[0],cc)+'-'+rc(5+sg[1],cc)
                elif len(sg)==1: fm='='+rc(5+sg[0],cc)
                else: fm='=ROUND('+'+'.join(rc(5+k,cc) for k in sg)+',2)'
                ws.write_formula(R,cc,fm,f,v)
            elif j==12: ws.write_formula(R,cc,'=ROUND('+'+'.join(rc(R,q) for q in cols[:12])+',2)',f,v)
            else: ws.write(R,cc,0 if v is None else v,f)
    for row in s.rows:
        if row['rowType']=='LINE': row['values']=[0 if v is None else v for v in row['values']]
        if row['rowType']!='LINE':
            lab=row['label']
            if '·' in lab and lab[0].isdigit(): row['accountCode'],row['label']=lab.split(' · ')
    ws.set_column(0,4,2); ws.set_column(5,5,27)
    for cc in cols: ws.set_column(cc,cc,9.5)
    for cc in range(7,31,2): ws.set_column(cc,cc,.8)
    ws.freeze_panes(5,6); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_footer('&RPage &P'); wb.close(); s.save(name)

def coop():
    r=random.Random(SEED+12); name='318 Garfield Apts Corp annual statement FY2025.xlsx'
    s=S('Annual Statement of Operations – Actual to Budget','318 Garfield Apartments Corp.','2024-10-01','2025-09-30',['Actual 10/24–9/25','Budget FY 2025','Fav. (Unfav.)','Actual Prior Year'],sheet='Operations')
    def inc(b): a=int(round(b*(1+r.gauss(0,.012)))); p=int(round(b/1.035*(1+r.gauss(0,.02)))); return [a,b,a-b,p]
    def ex(b,sd=.06): a=int(round(b*(1+r.gauss(0,sd)))); p=int(round(b/1.04*(1+r.gauss(0,sd)))); return [a,b,b-a,p]
    s.h('INCOME')
    a=[s.l('Maintenance charges',[1148760,1148760,0,1104576],'4-100'),s.l('Commercial rent – laundromat',inc(66000),'4-120'),s.l('Commercial rent – pharmacy',inc(118800),'4-121'),s.l('Parking spaces',inc(27600),'4-140'),s.l('Storage and bicycle room',inc(8400),'4-145'),s.l('Sublet fees',inc(12000),'4-160'),s.l('Flip tax',inc(35000),'4-170'),s.l('Late charges',inc(4500),'4-180'),s.l('J-51 and STAR credits passed to shareholders',[-41215,-42000,785,-43870],'4-190'),s.l('Interest',inc(9000),'4-200')]
    ti=s.t('Total income',a,'TOTAL','total_income')
    s.h('EXPENSES'); subs=[]; drop=None
    for hd,tt,ls in [('Payroll','Total payroll',[('5-100','Superintendent',62400),('5-101','Porter and relief doorman',88150),('5-110','Payroll taxes',12300),('5-120','Union health and pension',46800)]),
      ('Utilities','Total utilities',[('5-200','Fuel oil / gas heat',121000),('5-210','Electric – common areas',38500),('5-220','Water and sewer',74200)]),
      ('Repairs and maintenance','Total repairs and maintenance',[('5-300','Elevator contract',17400),('5-305','Boiler and burner',9800),('5-310','Plumbing',16500),('5-320','Painting and plastering',8000),('5-330','Exterminating',3900),('5-340','Roof and facade',14000),('5-350','Supplies',10500)]),
      ('Administrative','Total administrative',[('5-400','Managing agent',42600),('5-410','Legal',12000),('5-420','Audit and tax',11500),('5-430','Office, postage and meetings',4800)]),
      ('Taxes and insurance','Total taxes and insurance',[('5-500','Real estate taxes',338000),('5-510','Insurance package',71400),('5-520','Corporation tax',6200)])]:
        s.h(hd,ind=1); it=[]
        for cd,lb,b in ls:
            k=s.l(lb,ex(b),cd,ind=2); it.append(k)
            if cd=='5-330': drop=k
        subs.append(s.t(tt,it,ind=1))
    te=s.t('Total expenses before debt service',subs,'TOTAL','total_operating_expenses')
    no=s.t('Net operating income',[ti,-te],'TOTAL','noi')
    v=s.rows[no]['values']; v[2]=v[0]-v[1]
    s.h('Debt service and reserves',ind=1)
    b=[s.l('Mortgage interest',[148912,149000,88,156377],'6-100',ind=2),s.l('Mortgage amortization',[121644,121644,0,114179],'6-110',ind=2),s.l('Transfer to reserve fund',[60000,60000,0,50000],'6-200',ind=2)]
    td=s.t('Total debt service and reserves',b,ind=1)
    nf=s.t('SURPLUS (DEFICIT) FOR THE YEAR',[no,-td],'TOTAL','net_cash_flow'); w=s.rows[nf]['values']; w[2]=w[0]-w[1]
    dr=s.rows[drop]; lost=dict(label=dr['label'],values=dr['values'])
    s.drop(drop)
    s.d['planted']=dict(what=f"Repairs and maintenance: the line 5-330 {lost['label']} ({lost['values'][0]:,} actual) is missing; Total repairs and maintenance still includes it",kind='row_dropped',missing=lost)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Operations'; B=Font(name='Calibri',bold=True,size=11); N=Font(name='Calibri',size=11)
    ws['B1']='318 Garfield Apartments Corp.'; ws['B1'].font=Font(name='Calibri',bold=True,size=16); ws['B2']='Annual Statement of Operations – Actual to Budget'; ws['B2'].font=B; ws['B3']='Fiscal year October 1, 2024 – September 30, 2025   |   64 apartments, 2 stores'; ws['B4']='Prepared by Tillery & Noone Management for the Board of Directors'; ws['B4'].font=Font(name='Calibri',italic=True,size=9)
    fill=PatternFill('solid',fgColor='DDE3EE'); thin=Side(style='thin')
    for c,(x,y) in zip('ABCDEFG',[('Acct','No.'),('',''),('Actual','10/24–9/25'),('Budget','FY 2025'),('Fav.','(Unfav.)'),('% of','budget'),('Actual','Prior Year')]):
        for rr,t in ((6,x),(7,y)): q=ws[f'{c}{rr}']; q.value=t or None; q.font=B; q.fill=fill; q.alignment=Alignment(horizontal='right' if c>'B' else 'left')
    R=8
    for row,at in zip(s.rows,s.at):
        if row['rowType']=='HEADING' and not at.get('ind'): R+=1
        bd=row['rowType']!='LINE'
        if row['accountCode']: ws.cell(R,1,row['accountCode']).font=N
        q=ws.cell(R,2,row['label']); q.font=B if bd else N; q.alignment=Alignment(horizontal='left',indent=at.get('ind',0))
        if row['rowType']!='HEADING':
            vv=row['values']
            for cc,v in ((3,vv[0]),(4,vv[1]),(5,vv[2]),(7,vv[3])):
                q=ws.cell(R,cc,v); q.number_format='#,##0_);(#,##0)'; q.font=B if bd else N
                if bd: q.border=Border(top=thin,bottom=Side(style='double') if row['label'].startswith('SURPLUS') else None)
            if vv[1]: q=ws.cell(R,6,round(vv[0]/vv[1],4)); q.number_format='0.0%'; q.font=N
        R+=1
    R+=1
    for t in ['Note 1: Budget was adopted by the Board on August 20, 2024; maintenance was raised 4% on October 1, 2024.','Note 2: Capital work is paid from the reserve fund and is shown in Schedule C (not attached).','Note 3: A favorable variance is income above or expense below budget.']: ws.cell(R,2,t).font=Font(name='Calibri',italic=True,size=9); R+=1
    for c,wd in zip('ABCDEFG',[8,44,14,14,13,9,14]): ws.column_dimensions[c].width=wd
    ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='6:7'
    w2=wb.create_sheet('Transmittal'); w2.column_dimensions['A'].width=80; w2['A3'].alignment=Alignment(wrap_text=True,vertical='top'); w2.row_dimensions[3].height=32; w2['A1']='To: Loan Review, Keystone Valley Savings'; w2['A3']='Attached is the annual statement of 318 Garfield Apartments Corp. as required by section 5.2 of the loan agreement.'; w2['A5']='D. Noone, property manager'
    wb.save(os.path.join(DOC,name)); s.save(name)

def marina():
    r=random.Random(SEED+13); name='marina 3 yrs for bank.xlsx'
    s=S('3 year profit and loss','Pelican Cut Marina','2025-01-01','2025-12-31',['2023','2024','2025'],sheet='3 Yr P&L')
    hid={}
    def y(b,g=.04,sd=.04):
        a=yrs(r,b,4,g,sd); return a
    def L(lab,b,ind=1,**k):
        a=y(b,**k); i=s.l(lab,[a[2],a[1],a[0]],ind=ind); hid[i]=a[3]; return i
    def ttl(i,items): s.fill(i,items); hid[i]=sum((1 if k>0 else -1)*hid.get(abs(k),0) for k in items)
    TI=s.above('INCOME','TOTAL'); s.key('total_income',TI)
    A=s.above('Dockage',ind=1); ttl(A,[L('Annual slips (112)',388420,2),L('Seasonal slips',96315,2),L('Transient / nightly',41870,2,sd=.1),L('Liveaboard surcharge',10800,2)])
    B=s.above('Yard',ind=1); ttl(B,[L('Haul out and launch',58240,2),L('Winter dry storage',83655,2),L('Bottom paint and labor',71290,2,sd=.08)])
    C=s.above('Store and fuel',ind=1); ttl(C,[L('Gas and diesel',264810,2,sd=.07),L('Ship store, bait, ice',48920,2),L('Pump-out and electric resale',22475,2)])
    D=L('Restaurant ground rent (Captain Moe’s)',36000,1,g=0.0,sd=0); E=L('Launch ramp fees',14260,1,sd=.12)
    ttl(TI,[A,B,C,D,E])
    CG=s.above('LESS: COST OF GOODS','SUBTOTAL'); ttl(CG,[L('Fuel purchased',218630,1,sd=.07),L('Store purchases',31180,1)])
    GP=s.t('Gross after cost of goods',[TI,-CG],'SUBTOTAL'); hid[GP]=hid[TI]-hid[CG]
    X=s.above('EXPENSES','TOTAL'); s.key('total_operating_expenses',X)
    P=s.above('Payroll',ind=1); ttl(P,[L('Dockhands and yard crew',142300,2),L('Office manager',47800,2),L('Taxes & comp',19840,2)])
    Q=s.above('Docks, piles and yard',ind=1); ttl(Q,[L('Dock and pile repairs',38210,2,sd=.3),L('Dredging (share)',18500,2,sd=.3),L('Travelift service',9360,2,sd=.1)])
    O=[L(a,b,1) for a,b in [('Bottomland lease – State',21600),('County property tax',46215),('Insurance, marina operator',62880),('Electric and water',54130),('Trash and waste oil',7945),('Bank cards',15870),('Advertising, boat show',5630),('Office, phones, wi-fi',9215),('Lawyer and CPA',8400),('Truck and skiff',6180)]]
    ttl(X,[P,Q]+O)
    NI=s.t('WHAT’S LEFT BEFORE LOAN AND TAXES',[GP,-X],'TOTAL','noi'); hid[NI]=hid[GP]-hid[X]
    LN=s.l('Less: Loan payments',[71412,71412,71412],ind=0); hid[LN]=71412; IM=s.l('Less: New fuel dispenser',[None,None,28750],ind=0)
    NF=s.t('CASH TO US',[NI,-LN,-IM],'TOTAL','net_cash_flow'); hid[NF]=hid[NI]-71412
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); F=lambda **k: wb.add_format(dict(font_name='Comic Sans MS' if 0 else 'Verdana',font_size=9,**k))
    w1=wb.add_worksheet('Slips'); w1.write_row(0,0,['Dock','Slips','Rented 1/1/26','Price/ft'],F(bold=1)); 
    for i,q in enumerate([('A',28,28,74),('B',30,29,74),('C',34,31,68),('D (floating)',20,20,92)]): w1.write_row(1+i,0,q,F())
    ws=wb.add_worksheet('3 Yr P&L'); ws.write(0,0,'Pelican Cut Marina',F(bold=1,font_color='#1F4E79')); ws.write(1,0,'3 year profit and loss (Jan–Dec, cash basis)',F()); ws.write(3,0,'',F())
    hb=F(bold=1,align='right',bg_color='#BDD7EE'); ws.write(4,0,'',hb)
    ws.write_number(4,1,2022,hb); [ws.write_number(4,2+i,2023+i,hb) for i in range(3)]; ws.write(4,5,'2025 per slip',hb); ws.write(4,6,'% change',hb)
    # row map with a hidden helper row and blank spacers
    rm={}; R=5
    for i,row in enumerate(s.rows):
        if i in (CG,X,NI,NF): R+=1
        rm[i]=R; R+=1
    hr=R+1
    for i,(row,at) in enumerate(zip(s.rows,s.at)):
        b=row['rowType']!='LINE'; R=rm[i]; top=1 if i in(GP,NI,NF) else 0
        big=i in(TI,CG,X,NI,NF); k=dict(bold=1) if b else {}
        ws.write(R,0,row['label'],F(indent=at.get('ind',0)*2,bg_color='#E2EFDA',**k) if big else F(indent=at.get('ind',0)*2,**k))
        nf=F(num_format='$#,##0;[Red]-$#,##0' if big else '#,##0;[Red]-#,##0',top=top,**(dict(bg_color='#E2EFDA') if big else {}),**k)
        for cc in range(1,5):
            v=hid.get(i) if cc==1 else row['values'][cc-2]
            if 'footsFrom' in row:
                it=row['footsFrom']['items']
                fm='='+('-' if i in(GP,NI,NF) else '+').join(rc(rm[k2],cc) for k2 in it); ws.write_formula(R,cc,fm,nf,v)
            elif v is None: ws.write_blank(R,cc,None,nf)
            else: ws.write_number(R,cc,v,nf)
        v=row['values']; p=F(num_format='#,##0',font_color='#7F7F7F'); ws.write_formula(R,5,f'=ROUND(E{R+1}/112,0)',p,round(v[2]/112))
        if v[1]: ws.write_formula(R,6,f'=E{R+1}/D{R+1}-1',F(num_format='0.0%',font_color='#7F7F7F'),v[2]/v[1]-1)
    ws.write(hr,0,'check (should be 0)',F()); [ws.write_formula(hr,c,f'={rc(rm[TI],c)}-{rc(rm[CG],c)}-{rc(rm[X],c)}-{rc(rm[NI],c)}',F(),0) for c in range(1,5)]; ws.set_row(hr,None,None,{'hidden':1})
    ws.set_column(0,0,40); ws.set_column(1,1,11,None,{'hidden':1}); ws.set_column(2,6,13); ws.freeze_panes(5,1); ws.fit_to_pages(1,1); ws.activate()
    ws.insert_textbox(hr+2,0,'Owner: Big repairs after the October 2024 storm were covered by insurance and aren’t in here.',{'width':420,'height':40})
    w3=wb.add_worksheet('Notes'); [w3.write(i,0,t,F()) for i,t in enumerate(['Loan is with Bayside Community, matures 2032.','Fuel price swings with the dock price. We mark up 45 to 60 cents.','Captain Moe’s pays $3,000 a month, lease to 2029.'])]
    wb.close(); s.save(name)

def garage():
    r=random.Random(SEED+14); name='Cordova_St_Garage_Nov25_package.xlsx'
    M='Month of November 2025 '; Y='Year to Date '
    s=S('Operating Statement – Actual vs. Budget','Cordova Street Garage','2025-01-01','2025-11-30',[M+'Actual',M+'Budget',M+'Over (Under)',Y+'Actual',Y+'Budget',Y+'Over (Under)','2025 Annual Budget'],sheet='Nov 25')
    def q(b,sd=.06,ms=1):
        mb=int(round(b*ms)); ma=int(round(mb*(1+r.gauss(0,sd)))); yb=int(b*11); ya=int(round(yb*(1+r.gauss(0,sd/2)))); return [ma,mb,ma-mb,ya,yb,ya-yb,b*12]
    def neg(b): return [-x for x in q(b)]
    def n0(ya,yb,an): return [None,None,None,ya,yb,ya-yb,an]
    s.h('REVENUE')
    a=[s.l('Transient',q(48600,.05,1.04),ind=1),s.l('Monthly permits',q(61250,.02),ind=1),s.l('Validations',q(9400,.08),ind=1),s.l('Event parking',q(7800,.25,1.3),ind=1),s.l('EV charging',q(1350,.15),ind=1),s.l('Lost ticket and misc.',q(420,.2),ind=1)]
    g=s.t('Gross parking revenue',a); x=s.l('City parking tax (12%)',neg(13260),ind=1); z=s.l('Refunds and chargebacks',neg(610),ind=1)
    ti=s.t('NET REVENUE',[g,x,z],'TOTAL','total_income')
    s.h('OPERATING EXPENSES'); s.h('Payroll and related',ind=1)
    p=[s.l('Cashiers and attendants',q(19800,.04),ind=2),s.l('Facility supervisor',q(5650,.01),ind=2),s.l('Taxes and benefits',q(6120,.04),ind=2),s.l('Uniforms',q(240,.3),ind=2)]; e1=s.t('Total payroll and related',p,ind=1)
    s.h('Facility',ind=1); p=[s.l('Electricity',q(3900,.08,1.1),ind=2),s.l('Sweeping and power wash',q(1800,.1),ind=2),s.l('Access equipment contract',q(1475,.02),ind=2),s.l('Repairs – gates, lights, doors',q(2200,.3),ind=2),s.l('Elevator',q(980,.01),ind=2),s.l('Snow melt and plowing',q(1400,.2,.6),ind=2),s.l('Structural inspection',n0(11850,12500,12500),ind=2)]; e2=s.t('Total facility',p,ind=1)
    s.h('Overhead',ind=1); p=[s.l('Credit card processing',q(3650,.05),ind=2),s.l('Garagekeepers and property insurance',q(4825,0),ind=2),s.l('Management fee',q(3500,0),ind=2),s.l('Telephone, data, supplies',q(890,.12),ind=2),s.l('Property taxes',n0(118640,117000,117000),ind=2)]; e3=s.t('Total overhead',p,ind=1)
    te=s.t('TOTAL OPERATING EXPENSES',[e1,e2,e3],'TOTAL','total_operating_expenses'); no=s.t('NET OPERATING INCOME',[ti,-te],'TOTAL','noi')
    cap=s.l('Capital – pay station replacement',n0(44200,50000,50000)); s.t('CASH FLOW TO OWNER',[no,-cap],'TOTAL','net_cash_flow')
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); F=lambda **k: wb.add_format(dict(font_name='Tahoma',font_size=8,**k)); ws=wb.add_worksheet('Nov 25'); ws.hide_gridlines(2)
    ws.merge_range(0,1,0,11,'Cordova Street Garage',F(bold=1,align='center',font_size=12) if 0 else wb.add_format(dict(font_name='Tahoma',font_size=12,bold=1,align='center'))); ws.merge_range(1,1,1,11,'Operating Statement – Actual vs. Budget',F(align='center')); ws.merge_range(2,1,2,11,'For the Eleven Months Ended November 30, 2025',F(align='center',italic=1))
    H=F(bold=1,align='center',bg_color='#333333',font_color='white',border=1)
    ws.merge_range(4,2,4,5,'Month of November 2025',H); ws.merge_range(4,7,4,10,'Year to Date',H); ws.merge_range(4,11,5,11,'2025\nAnnual\nBudget',F(bold=1,align='center',valign='vcenter',text_wrap=1,bg_color='#333333',font_color='white',border=1))
    for cc,t in zip((2,3,4,5,7,8,9,10),['Actual','Budget','Over\n(Under)','%']*2): ws.write(5,cc,t,F(bold=1,align='center',valign='vcenter',text_wrap=1,bg_color='#D9D9D9',border=1))
    ws.set_row(5,26); cm=[2,3,4,7,8,9,11]; R=6
    for i,(row,at) in enumerate(zip(s.rows,s.at)):
        if row['rowType']=='HEADING' and not at.get('ind'): R+=1
        b=row['rowType']!='LINE'; k=dict(bold=1) if b and not(row['rowType']=='HEADING' and at.get('ind')) else {}
        if row['rowType']=='HEADING' and at.get('ind'): k=dict(underline=1)
        ws.write(R,1,'  '*2*at.get('ind',0)+row['label'],F(**k))
        if row['rowType']!='HEADING':
            tt=row['rowType']=='TOTAL'; bd=dict(top=1,bottom=6 if tt else 0,bg_color='#F2F2F2') if tt else (dict(top=1) if b else {})
            for j,cc in enumerate(cm):
                v=row['values'][j]; ws.write(R,cc,v,F(num_format='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)',**bd,**k)) if v is not None else ws.write(R,cc,0,F(num_format='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)',**bd))
            for cc,(vv,bb) in ((5,(2,1)),(10,(5,4))):
                if row['values'][bb]: ws.write(R,cc,row['values'][vv]/abs(row['values'][bb]),F(num_format='0.0%;(0.0%)',font_color='#555555'))
        R+=1
    ws.write(R+1,1,'Spaces: 612.  Monthly permits outstanding at 11/30/2025: 448.  Prepared by Lotwise Parking Services, Inc. for owner.',F(italic=1)); ws.set_column(0,0,1.5); ws.set_column(1,1,36); ws.set_column(2,5,10.5); ws.set_column(6,6,1.2); ws.set_column(7,11,10.5); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
    # cells printed as "-" hold 0
    for row in s.rows: row['values']=[0 if (v is None and row['rowType']!='HEADING') else v for v in row['values']]
    s.save(name)

def apt_bs():
    r=random.Random(SEED+15); name='Fairhaven Terrace bal sheet 12-31-25.xlsx'
    s=S('BALANCE SHEET','Fairhaven Terrace Apartments',None,'2025-12-31',['December 31, 2025'],sheet='BS')
    L=[]; 
    def l(lab,v,**k): return s.l(lab,[v],**k)
    s.h('ASSETS'); s.h('Cash')
    a=[l('Operating account',64218.77),l('Money market',118403.12),l('Petty cash',300.00)]; t1=s.t('Total cash',a)
    s.h('Receivables and deposits'); a=[l('Rents receivable',8916.50),l('Tax and insurance escrow',41277.90),l('Replacement reserve (lender)',96540.00),l('Security deposit account',43225.00),l('Prepaid insurance',12804.33)]; t2=s.t('Total receivables and deposits',a)
    s.h('Property'); a=[l('Land',410000.00),l('Buildings (48 units)',3286500.00),l('Roofs 2021',187240.00),l('Appliances and carpet',142918.44)]; d=l('Less: Accumulated depreciation',1694370.00); t3=s.t('Property, net',a+[-d])
    ta=s.t('TOTAL ASSETS',[t1,t2,t3],'TOTAL','total_assets'); nl=len(s.rows); TA=s.rows[ta]['values'][0]
    s.h('LIABILITIES'); s.h('Current'); a=[l('Accounts payable',13877.26),l('Accrued property tax',27600.00),l('Prepaid rents',6105.00),l('Tenant security deposits',42850.00),l('Due to Fairhaven Mgmt.',4418.19)]; t1=s.t('Total current',a)
    s.h('Long term'); a=[l('First mortgage – Union County S&L',1846221.58),l('Partner loan, R. Castellano',75000.00)]; t2=s.t('Total long term',a)
    tl=s.t('TOTAL LIABILITIES',[t1,t2],'TOTAL','total_liabilities'); TL=s.rows[tl]['values'][0]
    s.h('PARTNERS’ CAPITAL'); ni=147306.41; ds=96000.00; g=12466.18; lp=round(TA-TL-g-ni+ds,2)
    a=[l('General partner, beginning',g),l('Limited partners, beginning',lp),l('Net income 2025',ni)]; x=l('Less: Distributions',ds)
    te=s.t('TOTAL PARTNERS’ CAPITAL',a+[-x],'TOTAL','total_equity'); tt=s.t('TOTAL LIABILITIES & CAPITAL',[tl,te],'TOTAL')
    print('LP cap',lp,'TA',TA)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='BS'; f=Font(name='Times New Roman',size=11); b=Font(name='Times New Roman',size=11,bold=True); thin=Side(style='thin'); dbl=Side(style='double')
    ws.merge_cells('A1:F1'); ws['A1']='Fairhaven Terrace Apartments'; ws.merge_cells('A2:F2'); ws['A2']='(Fairhaven Terrace Associates, a partnership)'; ws.merge_cells('A3:F3'); ws['A3']='BALANCE SHEET'; ws.merge_cells('A4:F4'); ws['A4']='December 31, 2025'
    for i in range(1,5): ws[f'A{i}'].alignment=Alignment(horizontal='center'); ws[f'A{i}'].font=b if i in(1,3) else f
    def put(rows,c0,R,last=None):
        for i,row in enumerate(rows):
            T=row['rowType']
            if T=='HEADING' and row['label'].isupper() and i: R+=1
            if last and i==len(rows)-1: R=last
            q=ws.cell(R,c0,('' if T!='LINE' else '   ')+row['label']); q.font=b if T in('TOTAL',) or row['label'].isupper() else (Font(name='Times New Roman',size=11,italic=True) if T=='HEADING' else f)
            if T!='HEADING':
                q=ws.cell(R,c0+1,row['values'][0]); q.number_format='#,##0.00' ; q.font=b if T=='TOTAL' else f
                if T!='LINE': q.border=Border(top=thin,bottom=dbl if row['label'] in('TOTAL ASSETS','TOTAL LIABILITIES & CAPITAL') else None)
            R+=1
        return R-1
    e1=put(s.rows[:nl-1],1,6); e2=put(s.rows[nl:-1],5,6); e=max(e1,e2)+2
    put([s.rows[nl-1]],1,e); put([s.rows[-1]],5,e)
    ws.cell(e+2,1,'Income tax basis. Unaudited – for management and lender use only. See attached rent roll.').font=Font(name='Times New Roman',size=9,italic=True)
    for c,w in zip('ABCDEF',[34,15,3,3,36,15]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,name)); s.save(name)

def cashflow():
    r=random.Random(SEED+16); name='Foundry Row LLC - cash flows 2023-2025.xlsx'
    s=S('Statements of Cash Flows','Foundry Row LLC','2025-01-01','2025-12-31',['2025','2024','2023'],sheet='Cash Flows')
    s.h('Cash flows from operating activities:'); n=s.l('Net income',[216418,187203,141556],ind=1); s.key('net_income',n)
    s.h('Adjustments to reconcile net income to net cash provided by operating activities:',ind=1)
    a=[s.l('Depreciation',[298114,291870,284336],ind=2),s.l('Amortization of deferred leasing and loan costs',[41206,38917,36250],ind=2),s.l('Straight-line rent',[-18322,-24618,-31077],ind=2),s.l('Gain on sale of equipment',[None,-3150,None],ind=2)]
    s.h('Changes in:',ind=1)
    b=[s.l('Tenant receivables',[-11240,6385,-17902],ind=2),s.l('Prepaid expenses and escrows',[4517,-9263,-2814],ind=2),s.l('Accounts payable and accrued expenses',[-7885,13406,21938],ind=2),s.l('Prepaid rents',[3140,-1275,5060],ind=2),s.l('Security deposits',[2600,4150,-1800],ind=2)]
    o=s.t('Net cash provided by operating activities',[n]+a+b)
    s.h('Cash flows from investing activities:'); c=[s.l('Building improvements',[-186540,-92118,-241075],ind=1),s.l('Tenant improvements and leasing commissions',[-74300,-58865,-97412],ind=1),s.l('Proceeds from sale of equipment',[None,6500,None],ind=1)]
    i=s.t('Net cash used in investing activities',c)
    s.h('Cash flows from financing activities:'); d=[s.l('Proceeds of equipment loan',[None,None,120000],ind=1),s.l('Principal payments on mortgage note',[-142806,-135211,-128019],ind=1),s.l('Principal payments on equipment loan',[-24000,-24000,-14000],ind=1),s.l('Members’ contributions',[50000,None,75000],ind=1),s.l('Distributions to members',[-135000,-150000,-120000],ind=1)]
    f=s.t('Net cash used in financing activities',d)
    nc=s.t('Net increase (decrease) in cash',[o,i,f],'TOTAL','net_cash_flow'); v=s.rows[nc]['values']
    b23=148212; b24=b23+v[2]; b25=b24+v[1]
    be=s.l('Cash, beginning of year',[b25,b24,b23]); s.t('Cash, end of year',[nc,be],'TOTAL')
    s.h('Supplemental information:'); s.l('Interest paid',[263417,271022,276880],ind=1); s.l('Improvements included in accounts payable',[12450,None,18600],ind=1)
    print('cf',v,s.rows[be]['values'])
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Cash Flows'; F=lambda **k: Font(name='Garamond',size=11,**k)
    for k,t in enumerate(['FOUNDRY ROW LLC','Statements of Cash Flows','Years Ended December 31, 2025, 2024 and 2023']): ws.cell(k+1,1,t).font=F(bold=True)
    for j,t in enumerate(['2025','2024','2023']): q=ws.cell(5,3+2*j,t); q.font=F(bold=True,underline='single'); q.alignment=Alignment(horizontal='right')
    R=6; fl=True
    for row,at in zip(s.rows,s.at):
        if row['rowType']=='HEADING' and not at.get('ind'): R+=1
        q=ws.cell(R,1,row['label']); q.font=F(bold=row['rowType']!='LINE' and not(row['rowType']=='HEADING' and at.get('ind'))); q.alignment=Alignment(horizontal='left',indent=2*at.get('ind',0),wrap_text=True,vertical='top')
        if len(row['label'])>60: ws.row_dimensions[R].height=31
        if row['rowType']!='HEADING':
            for j,x in enumerate(row['values']):
                if fl or row['label']=='Cash, end of year': q=ws.cell(R,2+2*j,'$'); q.font=F(); q.alignment=Alignment(horizontal='right')
                q=ws.cell(R,3+2*j,m0(x,'–')); q.alignment=Alignment(horizontal='right'); q.font=F(bold=row['rowType']!='LINE')
                if row['rowType']!='LINE': q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['label']=='Cash, end of year' else None)
            fl=False
        R+=1
    ws.cell(R+1,1,'See notes to financial statements and accountants’ compilation report.').font=Font(name='Garamond',size=9,italic=True)
    ws.column_dimensions['A'].width=58
    for j in range(3): ws.column_dimensions['BDF'[j]].width=3; ws.column_dimensions['CEG'[j]].width=13
    ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,name)); s.save(name)
if __name__=='__main__':
    for f in (storage,coop,marina,garage,apt_bs,cashflow): f()
