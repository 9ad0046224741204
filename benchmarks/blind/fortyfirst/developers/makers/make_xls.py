# workbooks and CSV 9-14
import random,csv,datetime,string
from lib import *
import xlsxwriter,xlwt,openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as CL
from xlsxwriter.utility import xl_rowcol_to_cell as RC

# ---------------------------------------------------------------- 9  analyst T12 + T3, formulas, several sheets
def d9():
    R=random.Random(4209); U=134
    ym=[(2024,m) for m in range(7,13)]+[(2025,m) for m in range(1,7)]
    names=[f'{calendar.month_abbr[m]}-{y%100}' for y,m in ym]
    occn=[9,21,34,46,55,61,66,75,87,99,110,118]; occ=[x/U for x in occn]
    dv=lambda b,n:list(b)+[sum(b),sum(b[-3:])*4]
    s=S('Trailing 12 Months Operating Statement','Quail Hollow Rental Homes','2024-07-01','2025-06-30',names+['T-12 Total','T-3 Annualized'],dv,sheet='T12')
    g=lambda k,b,st=0:gen(R,k,b,occ,start=st)
    def sec(h,rows,tot,tc,nat='E'):
        s.h(h,d=0); return s.t(tot,[s.l(q[1],g(*q[2:]),q[0],nat,1) for q in rows],tc,nat,d=0)
    del_=[40,40,58,58,76,76,94,94,112,112,134,134]
    s.h('Rental Revenue',d=0); gp=[x*2385 for x in del_]
    x=[s.l('Scheduled Rent - Delivered Homes',gp,'4000-100','I',1),s.l('Vacant Delivered Homes',[-round(a*(1-o/dd)) for a,o,dd in zip(gp,occn,del_)],'4000-200','I',1),s.l('Move-In Specials',g('vel',-290000),'4000-300','I',1),s.l('Builder Model Leaseback',g('flat',7155),'4000-400','I',1),s.l('Delinquency Write-Off',g('occ',-2300,4),'4000-500','I',1)]
    a=s.t('Net Rental Revenue',x,'4000-999','I',d=0)
    b=sec('Fee Revenue',[('4100-100','Application & Admin Fees','vel',43000),('4100-200','Pet Rent','occ',5700),('4100-300','Smart Home / Tech Package','occ',6030),('4100-400','Lawn Care Billback','occ',7400),('4100-500','Late Fees','occ',1650,2),('4100-600','Garage Remotes, Keys & Other','spor',180)],'Total Fee Revenue','4100-999','I')
    ti=s.t('Effective Gross Income',[a,b],'4999-999','I','TOTAL',d=0,key='total_income')
    q=[sec('Controllable',[('5000-100','On-Site Wages','fix',14100),('5000-150','Payroll Burden','fix',3350),('5100-100','Leasing Bonuses','vel',33000),('5200-100','Advertising','fix',6800),('5300-100','Office & Software','fix',2480),('5400-100','Home Repairs','occ',4300),('5400-200','Turnover','occ',1900,7),('5500-100','Landscape & Irrigation','var',13800),('5500-200','Pool & Clubhouse','fix',2100,3),('5600-100','Common Utilities','fix',3900)],'Total Controllable','5999-999')]
    mf=s.rows[ti]['base']
    s.h('Non-Controllable',d=0); x=[s.l('Property Management Fee 3.5%',[round(v*.035) for v in mf],'6000-100','E',1),s.l('HOA Master Assessment',[dd*38 for dd in del_],'6000-200','E',1),s.l('Real Estate Taxes',[dd*212 for dd in del_],'6100-100','E',1),s.l('Insurance',[dd*61 for dd in del_],'6200-100','E',1)]
    q.append(s.t('Total Non-Controllable',x,'6999-999',d=0))
    te=s.t('Total Operating Expenses',q,'7000-000','E','TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('Net Operating Income',[ti,te],'7999-999','I','TOTAL',[1,-1],0,'noi')
    s.h('Debt & Reserves',d=0)
    y=[s.l('Construction Interest',g('fix',141000),'8000-100','E',1),s.l('Letter of Credit Fees',g('flat',850),'8000-150','E',1)]
    dt=s.t('Total Debt Cost',y,'8099-999',d=0); dr=s.l('Drawn from Interest Reserve',g('fix',118000),'8100-100','I',0)
    s.t('Cash Flow After Reserve Draw',[noi,dt,dr],'9999-999','I','TOTAL',[1,-1,1],0,'net_cash_flow')
    wb=xlsxwriter.Workbook(DOC+'/Quail Hollow BTR T12 2025-06.xlsx'); wb.set_properties({'created':datetime.datetime(2025,7,14)})
    F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    cv=wb.add_worksheet('Cover'); cv.write('B3','Quail Hollow Rental Homes',F(bold=1,size=18)); cv.write('B4','134 single-family homes for rent, built in five phases'); cv.write('B6','Monthly owner package - June 2025'); cv.write('B8','Contents: T12, Deliveries'); cv.set_column('B:B',60)
    ws=wb.add_worksheet('T12'); ws.freeze_panes(6,3); ws.hide_gridlines(2)
    ws.set_column('A:A',3,None,{'hidden':1}); ws.set_column('B:B',10); ws.set_column('C:C',32); ws.set_column('D:O',10.5); ws.set_column('P:P',2); ws.set_column('Q:R',12.5); ws.set_column('S:S',10)
    ws.merge_range('B1:S1','Quail Hollow Rental Homes',F(bold=1,size=14,align='center')); ws.merge_range('B2:S2','Trailing 12 Months Operating Statement',F(align='center',bold=1)); ws.merge_range('B3:S3','July 2024 through June 2025 - accrual basis, unaudited',F(align='center',italic=1))
    hf=F(bold=1,bg_color='#404040',color='#FFFFFF',align='right'); hd=F(bold=1,bg_color='#404040',color='#FFFFFF',align='right',num_format='mmm-yy')
    ws.write(4,1,'GL',hf); ws.write(4,2,'Account',F(bold=1,bg_color='#404040',color='#FFFFFF'))
    for k,(yy,m) in enumerate(ym): ws.write_datetime(4,3+k,datetime.datetime(yy,m,1),hd)
    ws.write(4,16,'T-12 Total',hf); ws.write(4,17,'T-3 Annualized',hf); ws.write(4,18,'Per Home',hf)
    rr=6; pos={}
    nf='#,##0;(#,##0);0'
    for i,r in enumerate(s.rows):
        pos[i]=rr; bold=r['type']!='LINE'; kw=dict(bold=bold)
        if r['type']=='TOTAL': kw.update(top=1,bottom=1,bg_color='#DDE6EE')
        elif r['type']=='SUBTOTAL': kw.update(top=1)
        f=F(num_format=nf,**kw); ws.write(rr,0,'qh01')
        ws.write(rr,1,r['code'] or '',F(**kw) if r['code'] else None); ws.write(rr,2,r['label'],F(indent=r['depth'],**kw))
        if r['type']!='HEADING':
            for k in range(12):
                c=3+k
                if r['items']: ws.write_formula(rr,c,'='+''.join(('+' if gg>0 else '-')+RC(pos[j],c) for j,gg in zip(r['items'],r['signs'])).lstrip('+'),f,r['vals'][k])
                else: ws.write_number(rr,c,r['vals'][k],f)
            ws.write_formula(rr,16,f'=SUM({RC(rr,3)}:{RC(rr,14)})',f,r['vals'][12]); ws.write_formula(rr,17,f'=SUM({RC(rr,12)}:{RC(rr,14)})*4',f,r['vals'][13]); ws.write_formula(rr,18,f'={RC(rr,17)}/134',f,r['vals'][13]/U)
        rr+=1+(r['type'] in('SUBTOTAL','TOTAL'))
    dl=wb.add_worksheet('Deliveries'); dl.write_row(0,0,['Month','Homes delivered','Homes occupied'],F(bold=1))
    for k in range(12): dl.write(k+1,0,names[k]); dl.write(k+1,1,del_[k]); dl.write(k+1,2,occn[k])
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save('Quail Hollow BTR T12 2025-06.xlsx','SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT_T12','analyst','workbook with cover and deliveries sheet, formulas, date headers, spacer column, T-3 annualised and per home',False,s)

# ---------------------------------------------------------------- 10  desktop bookkeeping export, XLS, labels stepping through columns
def d10():
    R=random.Random(4210); oA=[.12,.17,.21,.27,.34,.39]; oB=[.15,.20,.26,.32,.38,.44]
    dv=lambda b,n:[b[0],b[1],b[0]-b[1]]
    s=S('Profit & Loss Budget vs. Actual','Gatehouse Self Storage - Route 9 LLC','2025-01-01','2025-06-30',['Jan - Jun 25','Budget','$ Over Budget'],dv,nd=2)
    def B(k,b,f=1.):
        return [sum(gen(R,k,b,oA,nd=2)),sum(gen(R,k,b*f,oB,noise=0,rnd=25))]
    L=lambda lab,k,b,nat='E',d=3,f=1.: s.l(lab,B(k,b,f),None,nat,d)
    s.h('Ordinary Income/Expense',d=0); s.h('Income',d=2)
    s.h('Storage Rent',d=3); x=[L('Climate Controlled Units','rent',61200,'I',4),L('Drive-Up Units','rent',33800,'I',4),L('RV & Boat Spaces','rent',7400,'I',4),L('Online Promo Discounts','vel',-61000,'I',4)]
    a=s.t('Total Storage Rent',x,nat='I',d=3)
    y=[a,L('Admin Fees','vel',21000,'I'),L('Late & Lien Fees','occ',2150,'I'),L('Tenant Insurance Commissions','occ',6900,'I'),L('Truck Rental Commissions','fix',640,'I'),L('Boxes, Locks & Packing','vel',9800,'I')]
    ti=s.t('Total Income',y,nat='I',kind='TOTAL',d=2,key='total_income')
    s.h('Cost of Goods Sold',d=2); cg=[L('Cost of Merchandise','vel',4900)]; cogs=s.t('Total COGS',cg,d=2)
    gp=s.t('Gross Profit',[ti,cogs],nat='I',kind='SUBTOTAL',signs=[1,-1],d=1)
    s.h('Expense',d=2)
    e=[L('Advertising & Aggregators','fix',4800),L('Bank & Card Processing','occ',2500),L('Computer & Gate Software','flat',612.5)]
    s.h('Insurance',d=3); e.append(s.t('Total Insurance',[L('General Liability','flat',418.33,d=4),L('Property Insurance','flat',2290,d=4)],d=3))
    e+=[L('Landscaping & Snow','spor',1400),L('Management Fee - Gatehouse Ops','flat',3500),L('Office Supplies','fix',240)]
    s.h('Payroll',d=3); e.append(s.t('Total Payroll',[L('Manager Wages','fix',7650,d=4),L('Relief Staff','fix',2300,d=4,f=.9),L('Payroll Taxes & Benefits','fix',1840,d=4)],d=3))
    e+=[L('Pest Control','flat',145),L('Property Taxes','flat',6820),L('Repairs & Maintenance','spor',1250),L('Security & Cameras','fix',590)]
    s.h('Utilities',d=3); e.append(s.t('Total Utilities',[L('Electric','fix',2950,d=4),L('Water & Sewer','fix',260,d=4),L('Internet & Phone','flat',389.95,d=4)],d=3))
    te=s.t('Total Expense',e,kind='TOTAL',d=2,key='total_operating_expenses')
    no=s.t('Net Ordinary Income',[gp,te],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='noi')
    s.h('Other Income/Expense',d=0); s.h('Other Income',d=1); oi=s.t('Total Other Income',[s.l('Interest Reserve Draws',[219500,231000],None,'I',2),L('Reserve Account Interest','fix',310,'I',2)],nat='I',d=1)
    s.h('Other Expense',d=1); oe=s.t('Total Other Expense',[L('Construction Loan Interest','fix',43900,d=2),L('Lender Inspection & Draw Fees','flat',450,d=2),L('Pre-Opening Costs','spor',2600,d=2)],d=1)
    n2=s.t('Net Other Income',[oi,oe],nat='I',signs=[1,-1],d=0)
    s.t('Net Income',[no,n2],nat='I',kind='TOTAL',d=0,key='net_income')
    wb=xlwt.Workbook(); ws=wb.add_sheet('Sheet1')
    B_=xlwt.easyxf('font: name Arial, height 160, bold on'); T=xlwt.easyxf('font: name Arial, height 240, bold on; align: horiz center'); T2=xlwt.easyxf('font: name Arial, height 200, bold on; align: horiz center'); H=xlwt.easyxf('font: name Arial, height 160, bold on; align: horiz center; borders: bottom medium')
    N=xlwt.easyxf('font: name Arial, height 160',num_format_str='#,##0.00;-#,##0.00'); NT=xlwt.easyxf('font: name Arial, height 160; borders: top thin',num_format_str='#,##0.00;-#,##0.00'); NB=xlwt.easyxf('font: name Arial, height 160, bold on; borders: top thin, bottom double',num_format_str='#,##0.00;-#,##0.00'); P=xlwt.easyxf('font: name Arial, height 160',num_format_str='0.0%')
    for k in range(5): ws.col(k).width=600
    ws.col(5).width=8600
    for k in range(6,13): ws.col(k).width=3400 if k%2==0 else 500
    ws.write_merge(0,0,0,12,'Gatehouse Self Storage - Route 9 LLC',T); ws.write_merge(1,1,0,12,'Profit & Loss Budget vs. Actual',T); ws.write_merge(2,2,0,12,'January through June 2025',T2)
    ws.write(3,12,'Accrual Basis',B_); ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.header_str=b''; ws.footer_str=b'Page &P'
    for c,t in zip([6,8,10,12],['Jan - Jun 25','Budget','$ Over Budget','% of Budget']): ws.write(4,c,t,H)
    rr=5
    for r in s.rows:
        ws.write(rr,r['depth'],r['label'],B_)
        if r['type']!='HEADING':
            f=NB if r['label']=='Net Income' else NT if r['items'] else N
            for c,v in zip([6,8,10],r['vals']): ws.write(rr,c,v,f)
            if r['vals'][1]: ws.write(rr,12,r['vals'][0]/r['vals'][1],P)
        rr+=1
    wb.save(DOC+'/Gatehouse Rt9 - P&L Budget vs Actual.xls')
    save('Gatehouse Rt9 - P&L Budget vs Actual.xls','SELF_STORAGE','OPERATING_STATEMENT','bookkeeper','desktop bookkeeping export, labels stepping through narrow columns, blank columns between money columns, reserve draws as other income',True,s)

# ---------------------------------------------------------------- 11  CSV export
def d11():
    R=random.Random(4211); oA=[.33,.44,.55,.64,.71]; oB=[.40,.50,.60,.70,.78]+[.85,.90,.94,.95,.95,.95,.95]
    k_=lambda n:1 if n=='I' else -1
    dv=lambda b,n:[b[0],b[1],(b[0]-b[1])*k_(n),b[2],b[3],(b[2]-b[3])*k_(n),b[4]]
    s=S('Annual Budget - Comparative','Fennel Creek Townhomes','2025-05-01','2025-05-31',['MTD Actual','MTD Budget','MTD $ Var.','YTD Actual','YTD Budget','YTD $ Var.','Annual Budget'],dv,nd=2)
    def B(k,b,f=1.):
        a=gen(R,k,b,oA,nd=2); u=gen(R,k,b*f,oB,noise=0,rnd=10); return [a[4],u[4],sum(a),sum(u[:5]),sum(u)]
    L=lambda lab,k,b,nat='E',d=2,f=1.: s.l(lab,B(k,b,f),None,nat,d)
    s.h('Operating Income & Expense',d=0); s.h('Income',d=1)
    s.h('Rents',d=2); x=[L('Rent Income','rent',96*2640,'I',3),L('Prorated Move-In Rent','vel',42000,'I',3),L('Lease-Up Concession','vel',-96000,'I',3,.8),L('Employee Discount','flat',-660,'I',3)]
    a=s.t('Total Rents',x,nat='I',d=2)
    y=[a,L('Application Fee Income','vel',9800,'I'),L('Late Fee','occ',1180,'I'),L('Pet Rent','occ',3350,'I'),L('Garage EV Charger Rent','occ',900,'I'),L('Utility Reimbursement','occ',9240,'I'),L('Resident Benefits Package','occ',3740,'I'),L('NSF Fees Collected','zero',0,'I')]
    ti=s.t('Total Operating Income',y,nat='I',kind='TOTAL',d=1,key='total_income')
    s.h('Expense',d=1)
    s.h('Cleaning and Maintenance',d=2); e=[s.t('Total Cleaning and Maintenance',[L('General Maintenance Labor','fix',4650,d=3),L('Materials','occ',1330,d=3),L('Cleaning','occ',980,d=3),L('Landscaping','flat',3275,d=3),L('Snow Removal','spor',1400,d=3)],d=2)]
    s.h('Utilities',d=2); e.append(s.t('Total Utilities',[L('Electricity','fix',1890,d=3),L('Gas','var',760,d=3),L('Water','occ',5200,d=3),L('Sewer','occ',4100,d=3),L('Garbage and Recycling','var',2380,d=3)],d=2))
    s.h('Marketing',d=2); e.append(s.t('Total Marketing',[L('Advertising','fix',5150,d=3),L('Leasing Commissions','vel',34000,d=3),L('Photography and Signs','spor',700,d=3)],d=2))
    e+=[L('Management Fees','occ',9900),L('Insurance - Property','flat',5120.42),L('Property Tax','flat',21870),L('Legal','spor',620),L('Software','fix',1240),L('Bank Fees','fix',85),L('HOA Dues','flat',1920)]
    te=s.t('Total Operating Expense',e,kind='TOTAL',d=1,key='total_operating_expenses')
    noi=s.t('NOI - Net Operating Income',[ti,te],nat='I',kind='TOTAL',signs=[1,-1],d=1,key='noi')
    s.h('Other Income & Expense',d=0)
    oi=s.t('Total Other Income',[s.l('Interest Reserve Draw',B('fix',88000),None,'I',2),L('Developer Operating Deficit Advance','spor',21000,'I')],nat='I',d=1)
    oe=s.t('Total Other Expense',[L('Mortgage Interest - Construction','fix',131500),L('Depreciation Expense','flat',72410.17),L('Warranty Repairs Not Reimbursed','spor',1900)],d=1)
    no=s.t('Net Other Income',[oi,oe],nat='I',signs=[1,-1],d=1)
    s.t('Net Income',[noi,no],nat='I',kind='TOTAL',d=0,key='net_income')
    k=[i for i,r in enumerate(s.rows) if r['label']=='Sewer'][0]; v=s.rows[k]['vals']
    s.drop(k,f"The line Sewer (MTD {v[0]:,.2f}, budget {v[1]:,.2f}; YTD {v[3]:,.2f}, budget {v[4]:,.2f}; annual {v[6]:,.2f}) is left out under Utilities; Total Utilities includes it")
    with open(DOC+'/annual_budget_comparative-20250612.csv','w',newline='',encoding='utf-8-sig') as f:
        w=csv.writer(f)
        w.writerow(['Annual Budget - Comparative']); w.writerow(['Properties: Fennel Creek Townhomes - 1200 Fennel Creek Dr Nampa, ID 83651']); w.writerow(['As of: May 2025']); w.writerow(['Accounting Basis: Accrual']); w.writerow(['Level of Detail: Detail View']); w.writerow([])
        w.writerow(['Account Name','MTD Actual','MTD Budget','MTD $ Var.','MTD % Var.','YTD Actual','YTD Budget','YTD $ Var.','YTD % Var.','Annual Budget'])
        n=lambda q:f'{q:,.2f}'
        for r in s.rows:
            lab='    '*r['depth']+r['label']
            if r['type']=='HEADING': w.writerow([lab]+['']*9); continue
            v=r['vals']; p=lambda a,b: f'{a/abs(b)*100:,.2f}%' if b else ('0.00%' if not a else '')
            w.writerow([lab,n(v[0]),n(v[1]),n(v[2]),p(v[2],v[1]),n(v[3]),n(v[4]),n(v[5]),p(v[5],v[4]),n(v[6])])
            if r['type']=='TOTAL': w.writerow([])
    save('annual_budget_comparative-20250612.csv','MULTIFAMILY','OPERATING_STATEMENT','property management system','CSV export, leading-blank indents, quoted numbers with commas, % variance columns between, blank lines',False,s)

# ---------------------------------------------------------------- 12  merchant builder, three centres each actual/budget/variance + combined
def d12():
    R=random.Random(4212)
    P=['Heron Crossing','Mill & Main','Sorrel Ranch Marketplace']; sf=[88400,41250,121700]; oA=[.61,.88,.43]; oB=[.70,.85,.55]
    k_=lambda n:1 if n=='I' else -1
    def dv(b,n):
        o=[]
        for k in range(3): o+=[b[2*k],b[2*k+1],(b[2*k]-b[2*k+1])*k_(n)]
        ta,tb=b[0]+b[2]+b[4],b[1]+b[3]+b[5]; return o+[ta,tb,(ta-tb)*k_(n)]
    cols=[f'{p} {t}' for p in P+['Portfolio'] for t in('Actual','Budget','Variance')]
    s=S('Retail Development Portfolio - Operating Results','Castellan Retail Builders','2025-01-01','2025-06-30',cols,dv,sheet='YTD Jun',zero='null')
    def B(psf,kind,only=None):
        o=[]
        for k in range(3):
            if only is not None and k not in only: o+=[0,0]; continue
            z={'occ':(oA[k],oB[k]),'fix':(1,1),'dn':(1-oA[k],1-oB[k])}[kind]
            o+=[sf[k]*psf/2*z[0]*(1+R.gauss(0,.06)),round(sf[k]*psf/2*z[1]/250)*250]
        return o
    L=lambda lab,*q,nat='E',neg=1: s.l(lab,[neg*v for v in B(*q)],None,nat,1)
    s.h('REVENUE')
    x=[L('Minimum rent',31.5,'occ',nat='I'),L('Rent commencement abatements',2.8,'occ',[0,2],nat='I',neg=-1),L('Percentage rent',.4,'occ',[1],nat='I'),L('CAM recoveries',5.9,'occ',nat='I'),L('Tax recoveries',6.4,'occ',nat='I'),L('Insurance recoveries',.85,'occ',nat='I'),L('Pad ground rent',1.7,'fix',[0,2],nat='I'),L('Signage and temporary tenants',.35,'fix',nat='I')]
    ti=s.t('Total revenue',x,nat='I',kind='TOTAL',d=0,key='total_income')
    s.h('RECOVERABLE EXPENSES')
    x=[L(n,p,'fix') for n,p in [('Parking lot and sweeping',1.05),('Landscaping',.92),('Common electric and water',1.18),('Trash removal',.55),('Security',.83),('Repairs',.66),('Property management',1.45),('Property insurance',.95)]]+[L('Real estate taxes',6.6,'fix')]
    e1=s.t('Total recoverable',x,d=0)
    s.h('NON-RECOVERABLE EXPENSES')
    x=[L('Vacant space utilities',.9,'dn'),L('Leasing marketing',.75,'dn'),L('Merchants association',.2,'fix',[1,2]),L('Legal and accounting',.42,'fix')]
    e2=s.t('Total non-recoverable',x,d=0)
    te=s.t('Total operating expenses',[e1,e2],kind='TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('NET OPERATING INCOME',[ti,te],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='noi')
    s.h('FINANCING')
    x=[L('Loan interest',17.2,'fix'),L('Interest reserve draws',9.1,'dn',[0,2],neg=-1)]
    f=s.t('Net interest',x,d=0)
    s.t('CASH FLOW AFTER INTEREST',[noi,f],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='net_cash_flow')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='YTD Jun'; ft='Arial'
    ws['A1']='Castellan Retail Builders'; ws['A1'].font=Font(ft,14,bold=True); ws['A2']='Retail Development Portfolio - Operating Results'; ws['A3']='Six months ended June 30, 2025'; ws['A4']='Favorable / (unfavorable)'; ws['A4'].font=Font(ft,9,italic=True)
    fills=['DCE6F1','EBF1DE','FDE9D9','D9D9D9']; thin=Side(style='thin')
    cc=[2+4*k for k in range(4)]
    for k,p in enumerate(P+['Portfolio']):
        c=cc[k]; ws.merge_cells(start_row=6,start_column=c,end_row=6,end_column=c+2); q=ws.cell(6,c,p); q.font=Font(ft,10,bold=True); q.alignment=Alignment(horizontal='center'); q.fill=PatternFill('solid',fgColor=fills[k])
        ws.merge_cells(start_row=7,start_column=c,end_row=7,end_column=c+2); q=ws.cell(7,c,f'{sf[k]:,} sf - {oA[k]:.0%} leased' if k<3 else f'{sum(sf):,} sf'); q.font=Font(ft,8,italic=True); q.alignment=Alignment(horizontal='center')
        for j,t in enumerate(('Actual','Budget','Variance')): q=ws.cell(8,c+j,t); q.font=Font(ft,9,bold=True); q.alignment=Alignment(horizontal='right'); q.border=Border(bottom=thin); ws.column_dimensions[CL(c+j)].width=12
        if k: ws.column_dimensions[CL(c-1)].width=1.5
    ws.column_dimensions['A'].width=31; rr=9
    for r in s.rows:
        if r['type']=='HEADING': rr+=1
        q=ws.cell(rr,1,r['label']); q.font=Font(ft,9,bold=r['type']!='LINE'); q.alignment=Alignment(indent=r['depth'])
        if r['type']!='HEADING':
            for k,v in enumerate(r['vals']):
                c=cc[k//3]+k%3; q=ws.cell(rr,c,v); q.font=Font(ft,9,bold=r['type']!='LINE',color='C00000' if k%3==2 and v<0 else '000000'); q.number_format='_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
                if r['items']: q.border=Border(top=thin,bottom=Side(style='double') if r['label'].startswith('CASH') else None)
        rr+=1
    ws.freeze_panes='B9'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    cm=wb.create_sheet('Commentary'); 
    for k,t in enumerate(['Variance commentary','Heron Crossing - grocer opened eight weeks late; recoveries follow.','Mill & Main - stabilized since November 2024; marketed for sale.','Sorrel Ranch Marketplace - junior anchors under construction, 43% leased.']): cm.cell(1+k,1,t)
    wb.save(DOC+'/Castellan_retail_portfolio_YTD.xlsx')
    save('Castellan_retail_portfolio_YTD.xlsx','RETAIL','OPERATING_STATEMENT','merchant builder','three centres and portfolio side by side, each actual/budget/variance under merged headers, spacer columns, accounting dashes',True,s)

# ---------------------------------------------------------------- 13  office/life science: actual vs underwriting vs stabilised, PSF columns
def d13():
    R=random.Random(4213); RSF=184500
    dv=lambda b,n:list(b)+[(b[3]-b[2])*(1 if n=='I' else -1)]
    s=S('Actual vs. Underwriting vs. Stabilized Pro Forma','Kestrel Labs at Alder Yards','2024-07-01','2025-06-30',['T-12 Actual (Jun-25)','T-3 Annualized','Original Underwriting','Stabilized Pro Forma (Yr 3)','PF vs UW'],dv,sheet='PF vs Actual')
    o=[.38,.52,.93,.91]
    def B(psf,k,f=1.):
        r=[]
        for i,x in enumerate(o):
            v=RSF*psf*{'occ':x,'fix':1,'semi':.45+.55*x,'dn':(1-x)}[k]*(f if i==2 else 1)*(1+(R.gauss(0,.04) if i<2 else 0)); r.append(round(v) if i==0 else round(v/4)*4 if i==1 else round(v/500)*500)
        return r
    L=lambda lab,*q,nat='E',neg=1,**x:s.l(lab,[neg*v for v in B(*q)],None,nat,1,**x)
    s.h('Income',d=0)
    x=[L('Base Rent - Lab Suites',74.0,'occ',1.06,nat='I',c='Rent roll; renewals at $78 NNN'),L('Base Rent - Incubator Memberships',4.1,'semi',nat='I'),L('Free Rent',9.5,'dn',nat='I',neg=-1,c='Burns off Month 22'),L('Recoveries - Operating',16.2,'occ',nat='I'),L('Recoveries - Taxes',8.9,'occ',nat='I'),L('Submetered Utilities',6.8,'occ',nat='I'),L('Parking',2.6,'occ',nat='I',c='$165 per stall per month'),L('Storage & Vivarium Fees',1.1,'semi',.8,nat='I')]
    g=s.t('Gross Income',x,nat='I',d=0)
    cl=s.l('General Vacancy & Credit Loss',[0,0]+[-round(v*.05/500)*500 for v in s.rows[g]['base'][2:4]],None,'I',0,c='5% in underwriting and pro forma')
    ti=s.t('Effective Gross Income',[g,cl],nat='I',kind='TOTAL',d=0,key='total_income')
    s.h('Operating Expenses',d=0)
    x=[L(*q) for q in [('Janitorial',1.95,'semi'),('Utilities',9.3,'semi',.92),('HVAC & Controls',2.4,'fix'),('Repairs & Maintenance',1.55,'fix'),('EH&S and Lab Support',1.25,'semi'),('Engineering Payroll',2.85,'fix'),('Security',1.35,'fix'),('Landscaping & Snow',.42,'fix'),('Property Administration',1.1,'fix')]]
    mf=s.rows[ti]['base']; x.append(s.l('Management Fee',[round(mf[0]*.025),round(mf[1]*.025/4)*4,round(mf[2]*.025),round(mf[3]*.025)],None,'E',1,c='2.5% of EGI'))
    c_=s.t('Controllable Expenses',x,d=0)
    x=[L('Insurance',1.2,'fix'),L('Real Estate Taxes',9.4,'semi',.95,c='Reassessed at stabilization'),L('Non-Recoverable Owner Costs',.65,'dn')]
    n_=s.t('Fixed & Owner Expenses',x,d=0)
    te=s.t('Total Operating Expenses',[c_,n_],kind='TOTAL',d=0,key='total_operating_expenses')
    noi=s.t('Net Operating Income',[ti,te],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='noi')
    s.h('Below NOI',d=0)
    x=[s.l('Construction Loan Interest',[5944210,6102440,0,0],None,'E',1,c='SOFR + 3.10%, reserve exhausted Q1-26'),s.l('Permanent Loan Debt Service',[0,0,6120000,6385000],None,'E',1),s.l('Interest Reserve Draws',[-4790118,-3411600,0,0],None,'E',1),L('Capital Reserve',.3,'fix')]
    b=s.t('Total Below NOI',x,d=0)
    s.t('Net Cash Flow',[noi,b],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='net_cash_flow')
    wb=openpyxl.Workbook(); a=wb.active; a.title='Assumptions'
    for k,(u,v) in enumerate([('Rentable area',RSF),('TCO',datetime.date(2024,3,15)),('Leased Jun-25',.57),('Market lab rent (NNN)',78),('TI allowance',210)]): a.cell(2+k,2,u); a.cell(2+k,3,v)
    a['C3'].number_format='m/d/yyyy'; a['C4'].number_format='0%'; a.column_dimensions['B'].width=26; a.column_dimensions['C'].width=14
    ws=wb.create_sheet('PF vs Actual'); ft='Georgia'; ws.sheet_view.showGridLines=False
    ws['B2']='Kestrel Labs at Alder Yards - 184,500 RSF'; ws['B2'].font=Font(ft,13,bold=True); ws['B3']='Actual vs. Underwriting vs. Stabilized Pro Forma'; ws['B4']='Actuals: trailing twelve months July 1, 2024 - June 30, 2025'
    cs=[3,5,7,9]; hd=[('T-12 Actual','(Jun-25)'),('T-3','Annualized'),('Original','Underwriting'),('Stabilized Pro','Forma (Yr 3)')]; HF=PatternFill('solid',fgColor='5B3A6E'); w=Font(ft,9,bold=True,color='FFFFFF')
    for c in range(2,14):
        for r in (6,7): ws.cell(r,c).fill=HF
    for c,(u,v) in zip(cs,hd):
        for r,t,cc in((6,u,c),(7,v,c),(7,'PSF',c+1)): q=ws.cell(r,cc,t); q.font=w; q.alignment=Alignment(horizontal='right')
    for r,t,cc in((6,'PF vs UW',11),(7,'$',11),(7,'%',12),(7,'Comments',13)): q=ws.cell(r,cc,t); q.font=w; q.alignment=Alignment(horizontal='left' if cc==13 else 'right')
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=34; ws.column_dimensions['M'].width=38
    for c in range(3,13): ws.column_dimensions[CL(c)].width=14 if c in cs or c==11 else 9
    rr=8; thin=Side(style='thin',color='5B3A6E')
    for r in s.rows:
        bold=r['type']!='LINE'; q=ws.cell(rr,2,r['label']); q.font=Font(ft,9,bold=bold,italic=r['type']=='HEADING'); q.alignment=Alignment(indent=r['depth'])
        if r['type']!='HEADING':
            for c,v in zip(cs+[11],r['vals']):
                q=ws.cell(rr,c,v); q.number_format='$#,##0_);($#,##0)' if r['type']=='TOTAL' else '#,##0_);(#,##0)'; q.font=Font(ft,9,bold=bold)
                if c!=11: p=ws.cell(rr,c+1,round(v/RSF,2)); p.number_format='0.00_);(0.00)'; p.font=Font(ft,8,italic=True,color='777777')
            if r['vals'][2]: p=ws.cell(rr,12,r['vals'][4]/abs(r['vals'][2])); p.number_format='0.0%;(0.0%)'; p.font=Font(ft,8)
            if r['x'].get('c'): ws.cell(rr,13,r['x']['c']).font=Font(ft,8,italic=True)
            if r['items']:
                for c in range(2,13): ws.cell(rr,c).border=Border(top=thin,bottom=thin if r['type']=='TOTAL' else None)
        rr+=1
        if r['type']=='TOTAL': ws.row_dimensions[rr].height=6; rr+=1
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.active=1; wb.save(DOC+'/Kestrel_Labs_PF_vs_Actual.xlsx')
    save('Kestrel_Labs_PF_vs_Actual.xlsx','OFFICE','OPERATING_STATEMENT','developer analyst','second sheet of two, PSF columns between, comments column, dollar format on totals, variance pro forma to underwriting',True,s)

# ---------------------------------------------------------------- 14  new hotel, numbers as text
def d14():
    R=random.Random(4214); K=164; days=[31,30,31,30]
    oA=[.31,.44,.55,.66]; oB=[.40,.50,.60,.70]; aA=[148,159,171,183]; aB=[155,162,170,178]
    sA=[round(K*d*o) for d,o in zip(days,oA)]; sB=[round(K*d*o) for d,o in zip(days,oB)]
    k_=lambda n:1 if n=='I' else -1
    dv=lambda b,n:[b[0],b[1],(b[0]-b[1])*k_(n),b[2],b[3],(b[2]-b[3])*k_(n)]
    s=S('Departmental Income Statement','Aldine House Hotel','2025-06-01','2025-06-30',['June Actual','June Budget','June Variance','YTD Actual','YTD Budget','YTD Variance'],dv,sheet='P&L')
    rvA=[x*a for x,a in zip(sA,aA)]; rvB=[x*a for x,a in zip(sB,aB)]
    def T(a,b): return [a[-1],b[-1],sum(a),sum(b)]
    def B(k,b,f=1.,st=0): return T(gen(R,k,b,[o/.66 for o in oA],start=st),gen(R,k,b*f,[o/.66 for o in oB],noise=0,rnd=100,start=st))
    s.h('Statistics',d=0)
    s.l('Rooms Available',T([K*d for d in days],[K*d for d in days]),None,'I',1); s.l('Rooms Sold',T(sA,sB),None,'I',1)
    s.h('Operating Revenue',d=0)
    r1=s.l('Rooms',T(rvA,rvB),None,'I',1)
    L=lambda lab,k,b,nat='E',f=1.,st=0:s.l(lab,B(k,b,f,st),None,nat,1)
    x=[r1,L('Food & Beverage','occ',172000,'I'),L('Banquets & Meeting Space','occ',61000,'I'),L('Parking','occ',33800,'I'),L('Spa & Other Departments','occ',18200,'I',1.,1),L('Miscellaneous Income','fix',5100,'I')]
    ti=s.t('Total Operating Revenue',x,None,'I','TOTAL',d=0,key='total_income')
    s.h('Departmental Expenses',d=0)
    x=[L('Rooms Expense','var',152000),L('Food & Beverage Expense','var',158000,f=.92),L('Banquet Expense','var',39500),L('Parking Expense','var',15900),L('Spa & Other Expense','var',14800,st=1)]
    de=s.t('Total Departmental Expenses',x,d=0); dp=s.t('Departmental Profit',[ti,de],nat='I',kind='TOTAL',signs=[1,-1],d=0)
    s.h('Undistributed Operating Expenses',d=0)
    x=[L('Administrative & General','fix',67500),L('Information & Telecommunications','fix',13900),L('Sales & Marketing','fix',78200,f=.9),L('Franchise Fees','occ',42600),L('Property Operation & Maintenance','fix',34100),L('Utilities','var',37200)]
    ue=s.t('Total Undistributed Expenses',x,d=0)
    gop=s.t('Gross Operating Profit',[dp,ue],nat='I',kind='TOTAL',signs=[1,-1],d=0)
    mf=s.l('Base Management Fee',[round(v*.03) for v in s.rows[ti]['base']],None,'E',0)
    s.h('Non-Operating Expenses',d=0)
    x=[L('Real Estate Taxes','flat',38650),L('Property Insurance','flat',14220),L('Equipment Leases','flat',2875)]
    ne=s.t('Total Non-Operating Expenses',x,d=0)
    noi=s.t('Net Operating Income (EBITDA)',[gop,mf,ne],nat='I',kind='TOTAL',signs=[1,-1,-1],d=0,key='noi')
    s.h('Debt and Reserves',d=0)
    x=[L('Senior Construction Interest','fix',301500),L('Mezzanine Interest','fix',92400),L('Paid from Interest Reserve','fix',-286000),L('FF&E Reserve','zero',0)]
    ds=s.t('Net Debt and Reserves',x,d=0)
    s.t('Net Cash Flow',[noi,ds],nat='I',kind='TOTAL',signs=[1,-1],d=0,key='net_cash_flow')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='P&L'; ft='Verdana'
    ws['A1']='Aldine House Hotel'; ws['A2']='Departmental Income Statement'; ws['A3']='For the month ended June 30, 2025 and year to date (opened March 1, 2025)'; ws['A1'].font=Font(ft,12,bold=True)
    # month block left and year block right of the label
    mc=[1,2,3,4,5,6]; lc=8; yc=[10,11,12,13,14,15]
    for c0,t in((1,'JUNE 2025'),(10,'YEAR TO DATE')):
        ws.merge_cells(start_row=5,start_column=c0,end_row=5,end_column=c0+5); q=ws.cell(5,c0,t); q.alignment=Alignment(horizontal='center'); q.font=Font(ft,9,bold=True); q.fill=PatternFill('solid',fgColor='E8DCC8')
        for j,h in enumerate(['Actual','%','POR','Budget','%','Variance']): q=ws.cell(6,c0+j,h); q.font=Font(ft,8,bold=True); q.alignment=Alignment(horizontal='right'); q.border=Border(bottom=Side(style='medium'))
    rr=7; stat=[r for r in s.rows if r['label'] in('Rooms Sold',)][0]['vals']; rev=s.rows[ti]['vals']
    for r in s.rows:
        q=ws.cell(rr,lc,r['label']); b=r['type']!='LINE'; q.font=Font(ft,8,bold=b); q.alignment=Alignment(indent=r['depth'])
        if r['type']!='HEADING':
            st=r['label'].startswith('Rooms A') or r['label']=='Rooms Sold'
            for c0,o in((1,0),(10,3)):
                v=r['vals'][o:o+3]; cur='' if st else '$' if b or r is s.rows[r1] else ''
                cells=[fmt(v[0],cur=cur)]+(['','']if st else [f'{v[0]/rev[o]*100:.1f}%',f'{v[0]/stat[o]:,.2f}'])+[fmt(v[1],cur=cur)]+(['']if st else [f'{v[1]/rev[o+1]*100:.1f}%'])+[fmt(v[2],cur=cur)]
                for j,t in enumerate(cells):
                    if t=='' : continue
                    q=ws.cell(rr,c0+j,t); q.alignment=Alignment(horizontal='right'); q.font=Font(ft,8,bold=b); 
                    if r['items']: q.border=Border(top=Side(style='thin'))
        rr+=1
        if r['items']: rr+=1
    ws.cell(rr,lc,'POR = per occupied room; % of total operating revenue').font=Font(ft,7,italic=True)
    for c in mc+yc: ws.column_dimensions[CL(c)].width=9 if c in(2,3,5,11,12,14) else 13.5
    ws.column_dimensions['G'].width=1.5; ws.column_dimensions['I'].width=1.5; ws.column_dimensions['H'].width=36
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOC+'/Aldine House June P&L.xlsx')
    save('Aldine House June P&L.xlsx','HOSPITALITY','OPERATING_STATEMENT','hotel accountant','label column in the middle, month block left and year block right, all numbers stored as text, % and POR columns between',True,s)
if __name__=='__main__':
    d9();d10();d11();d12();d13();d14();write_index()
